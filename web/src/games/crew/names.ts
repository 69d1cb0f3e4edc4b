// How things of The Crew are called in the player's language, and sentences with pictures in them.
import { has, t } from '../../text';
import type { RadioPlace, Suit, TokenName } from './draw/art';
import { suitOf, valueOf } from './draw/art';

/** A piece of a sentence: words, a card, an order token, a seat. */
export type RichPart = string | { card: string } | { token: TokenName } | { seat: number };
export type Rich = RichPart[];
export type RichArg = string | number | RichPart | { cards: string[] } | { tokens: TokenName[] };

export const word = t;

export const suitName = (suit: Suit): string => t(`crew-suit-${suit}`);

export const cardName = (code: string): string =>
  t('crew-card', { suit: suitName(suitOf(code)), value: valueOf(code) });

export const tokenName = (token: TokenName): string => t(`crew-token-${token}`);

export const radioName = (place: RadioPlace): string => t(`crew-radio-${place}`);

const OPEN = '\u0001';
const CLOSE = '\u0002';

function several(arg: RichArg): RichPart[] {
  if (typeof arg === 'number') return [String(arg)];
  if (typeof arg === 'string') return [arg];
  if ('cards' in arg) return arg.cards.map((card) => ({ card }));
  if ('tokens' in arg) return arg.tokens.map((token) => ({ token }));
  return [arg];
}

/** The sentence of a key, with cards, tokens and seats left as parts to be drawn. */
export function rich(key: string, args: Record<string, RichArg> = {}): Rich {
  const pieces: RichPart[] = [];
  const plain: Record<string, string | number> = {};
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg === 'string' || typeof arg === 'number') plain[name] = arg;
    else plain[name] = several(arg).map((part) => OPEN + (pieces.push(part) - 1) + CLOSE).join(' ');
  }
  const sentence = t(key, plain);
  return sentence
    .split(/\u0001(\d+)\u0002/)
    .map((text, i) => (i % 2 ? pieces[Number(text)] : text))
    .filter((part) => part !== '');
}

/** The first of these keys that has a text. */
export const known = (...keys: string[]): string => keys.find(has) ?? keys[keys.length - 1];
