// Small pictures that show what a component is good for.
import { meteor } from '../draw/art';
import { at, tile, type Contents } from '../draw/tiles';

type Piece = [kind: string, sides: number[], contents?: Contents, turns?: number];

const TWO: Contents = { cap: 2, crew: ['human', 'human'] };
const CHARGED: Piece = ['battery', [0, 3, 0, 1], { cap: 2, charged: 1 }];
const U = 96;

/** Components side by side, as they would lie on a ship. */
const ROWS: Record<string, Piece[]> = {
  starting_cabin: [
    ['structural', [0, 3, 0, 3]],
    ['starting_cabin', [3, 3, 3, 3], TWO],
    ['cabin', [0, 1, 0, 3], TWO],
  ],
  cabin: [
    ['cabin', [0, 3, 0, 1], TWO],
    ['cabin', [0, 1, 0, 3], TWO],
  ],
  life_support_purple: [
    ['cabin', [0, 3, 0, 1], { crew: ['purple'] }],
    ['life_support_purple', [0, 0, 0, 3]],
  ],
  life_support_orange: [
    ['cabin', [0, 3, 0, 1], { crew: ['orange'] }],
    ['life_support_orange', [0, 0, 0, 3]],
  ],
  engine: [
    ['engine', [1, 3, 0, 0]],
    ['engine', [1, 3, 0, 3]],
    ['engine', [1, 0, 0, 3]],
  ],
  double_engine: [CHARGED, ['double_engine', [0, 0, 0, 3]]],
  double_cannon: [CHARGED, ['double_cannon', [0, 0, 2, 3]]],
  battery: [
    ['battery', [0, 3, 0, 3], { cap: 2, charged: 1 }],
    ['shield', [0, 0, 2, 3]],
  ],
  cargo: [['cargo', [0, 3, 0, 1], { cap: 3, goods: ['yellow', 'green', 'blue'] }]],
  special_cargo: [['special_cargo', [0, 3, 0, 1], { cap: 2, goods: ['red', 'green'] }]],
  structural: [
    ['cabin', [0, 2, 0, 3], TWO],
    ['structural', [1, 3, 2, 3]],
    ['engine', [0, 0, 0, 1]],
  ],
};

const drawn = ([kind, sides, contents = {}, turns = 0]: Piece, x: number, y: number): string =>
  at(x, y, tile(kind, sides, turns, contents, { size: U, mini: false }));

const framed = (w: number, h: number, inner: string): string =>
  `<svg width="${(w * 44) / U}" height="${(h * 44) / U}" viewBox="-2 -2 ${w + 4} ${h + 4}" aria-hidden="true">${inner}</svg>`;

/** Something comes flying at a component from the front. */
const threatened = (piece: Piece, size: number): string => framed(U, 1.8 * U, drawn(piece, 0, 0.8 * U) + at(U / 2, 52, meteor(size, 50)));

/** Empty for a kind without an example. */
export function examplePicture(kind: string): string {
  if (kind === 'cannon') return threatened(['cannon', [0, 0, 1, 3]], 17);
  if (kind === 'shield') return threatened(['shield', [0, 0, 2, 3]], 9);
  const row = ROWS[kind] ?? [];
  return row.length ? framed(row.length * U, U, row.map((piece, i) => drawn(piece, i * U, 0)).join('')) : '';
}
