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
  luxury_cabin: [
    ['luxury_cabin', [0, 3, 0, 1], { crew: ['human'] }],
    ['cabin', [0, 1, 0, 3], TWO],
  ],
  stasis_chamber: [
    ['cabin', [0, 3, 0, 1], { crew: ['human', null] }],
    ['stasis_chamber', [0, 1, 0, 3], { sleepers: 3 }],
  ],
  bidirectional_cannon: [
    ['bidirectional_cannon', [0, 3, 1, 0]],
    ['battery', [0, 1, 0, 3], { cap: 2, charged: 1 }],
  ],
  cannon_engine: [
    ['cannon_engine', [0, 3, 0, 1]],
    ['cabin', [0, 1, 0, 3], TWO],
  ],
  mixed_hold: [['mixed_hold', [0, 3, 0, 1], { goods: ['red', 'green', 'blue'] }]],
  battery_hold: [['battery_hold', [0, 3, 0, 1], { cap: 1, charged: 1, goods: ['yellow'] }]],
  cannon_booster: [
    ['cannon', [0, 3, 1, 0]],
    ['cannon_booster', [0, 3, 1, 3]],
    ['battery', [0, 0, 1, 3], { cap: 2, charged: 1 }],
  ],
  engine_booster: [
    ['engine', [1, 3, 0, 0]],
    ['engine_booster', [1, 3, 0, 3]],
    ['battery', [0, 0, 1, 3], { cap: 2, charged: 1 }],
  ],
  reactor: [
    ['reactor', [0, 3, 0, 1]],
    ['battery', [0, 1, 0, 3], { cap: 3, charged: 3 }],
  ],
  life_support_blue: [
    ['cabin', [0, 3, 0, 1], { crew: ['blue'] }],
    ['life_support_blue', [0, 0, 0, 3]],
  ],
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

/** Something comes flying at the first of some components from the front. */
const threatened = (size: number, ...row: Piece[]): string =>
  framed(row.length * U, 1.8 * U, row.map((piece, i) => drawn(piece, i * U, 0.8 * U)).join('') + at(U / 2, 52, meteor(size, 50)));
const SHIELD: Piece = ['shield', [0, 0, 2, 3]];

/** Empty for a kind without an example. */
export function examplePicture(kind: string): string {
  if (kind === 'cannon') return threatened(17, ['cannon', [0, 0, 1, 3]]);
  if (kind === 'shield') return threatened(9, SHIELD);
  if (kind === 'shield_booster') return threatened(17, ['shield', [0, 3, 2, 1]], ['shield_booster', [1, 0, 1, 3]]);
  if (kind === 'plating') return threatened(17, ['plating', [0, 0, 3, 0]]);
  const row = ROWS[kind] ?? [];
  return row.length ? framed(row.length * U, U, row.map((piece, i) => drawn(piece, i * U, 0)).join('')) : '';
}
