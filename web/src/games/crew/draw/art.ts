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

/** The values of each suit, as they are printed. */
const VALUES: Record<Suit, number> = { pink: 9, blue: 9, green: 9, yellow: 9, rocket: 4 };
export const SUITS = Object.keys(VALUES) as Suit[];
export const COLOURS = SUITS.filter((suit) => suit !== 'rocket');

const KNOWN_TOKENS: Record<TokenName, true> = {
  n1: true,
  n2: true,
  n3: true,
  n4: true,
  n5: true,
  omega: true,
  a1: true,
  a2: true,
  a3: true,
  a4: true,
};
export const TOKENS = Object.keys(KNOWN_TOKENS) as TokenName[];

const LETTER = new Map(SUITS.map((suit) => [suit[0].toUpperCase(), suit]));

export const hue = (suit: Suit): string => (suit === 'rocket' ? 'var(--rocket, #ff7a45)' : `var(--${suit})`);

export const suitOf = (code: string): Suit => LETTER.get(code[0]) ?? 'rocket';
export const valueOf = (code: string): number => Number(code[1]);
export const codeOf = (suit: Suit, value: number): Card => `${suit[0].toUpperCase()}${value}` as Card;

export const valuesOf = (suit: Suit): number[] => Array.from({ length: VALUES[suit] }, (_, i) => i + 1);

export const ALL_CARDS: Card[] = SUITS.flatMap((suit) => valuesOf(suit).map((value) => codeOf(suit, value)));

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
