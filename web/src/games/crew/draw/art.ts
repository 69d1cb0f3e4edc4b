/** Colours, outlines and codes shared by all drawings of The Crew. Paper and print ink do not follow the theme: a card is a printed thing. */

import type { Crew } from '../../../wire';

export type Suit = Crew.VoidShown['suit'];
export type RadioPlace = NonNullable<Crew.Communicated['says']>;
export type Card = Crew.Play['card'];
export type TokenName = Crew.MoveToken['token'];

export const PAPER = 'var(--paper, #fff6e3)';
export const PRINT = 'var(--print, #1a2247)';
export const DARK = 'var(--rocket-paper, #151d44)';
export const EDGE = 'var(--card-edge, #d9c9a8)';
export const NIGHT = '#24306a';
export const CREAM = '#f4ead5';

export const SUITS: Suit[] = ['pink', 'blue', 'green', 'yellow', 'rocket'];
export const COLOURS = SUITS.slice(0, 4);
export const TOKENS: TokenName[] = ['n1', 'n2', 'n3', 'n4', 'n5', 'omega', 'a1', 'a2', 'a3', 'a4'];

const LETTER: Record<string, Suit> = { P: 'pink', B: 'blue', G: 'green', Y: 'yellow', R: 'rocket' };

export const hue = (suit: Suit): string => (suit === 'rocket' ? 'var(--rocket, #ff7a45)' : `var(--${suit})`);

export const suitOf = (code: string): Suit => LETTER[code[0]] ?? 'rocket';
export const valueOf = (code: string): number => Number(code[1]);
export const codeOf = (suit: Suit, value: number): Card => `${suit[0].toUpperCase()}${value}` as Card;

export const ALL_CARDS: Card[] = SUITS.flatMap((suit) => Array.from({ length: suit === 'rocket' ? 4 : 9 }, (_, i) => codeOf(suit, i + 1)));

const ORDER = new Map<string, number>(ALL_CARDS.map((code, i) => [code, i]));
export const sorted = <Code extends string>(codes: readonly Code[]): Code[] =>
  [...codes].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));

/** A star of n points around the origin. */
export function star(r: number, inner = 0.44, n = 5): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / n;
    const q = i % 2 ? r * inner : r;
    return `${i ? 'L' : 'M'}${(q * Math.cos(a)).toFixed(2)} ${(q * Math.sin(a)).toFixed(2)}`;
  });
  return points.join('') + 'Z';
}

export const isArrow = (token: TokenName): boolean => token[0] === 'a';
export const tokenDigit = (token: TokenName): number => Number(token[1]) || 0;
