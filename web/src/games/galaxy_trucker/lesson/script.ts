// The lesson: one small ship, six situations; what is right in each stands here.
import type { Sound } from '../../../sound';
import type { PartView, View } from '../catalog';
import type { Card } from '../parts/explanation';

/** A square by the numbers at the edges of the board. */
const at = (column: number, row: number): number => 16 * (row - 2) + column - 2;

export const BOARD: View['board'] = {
  name: 'I',
  cells: [5, 6, 7].flatMap((row) => [5, 6, 7, 8, 9].map((column) => at(column, row))),
  start: at(7, 6),
  columns: [5, 6, 7, 8, 9].map((sum) => [sum, sum - 2]),
  rows: [5, 6, 7].map((sum) => [sum, sum - 2]),
  insurance_cap: null,
};

export interface Answer {
  key: string; // its text: gt-lesson-<step>-<key>
  note?: string; // a text under the button
  credits?: number; // the button is a sum of money
  hit?: number[]; // what would be lost
}

export interface Step {
  key: string; // its texts: gt-lesson-<key>, -title, -ask
  parts: PartView[];
  after?: PartView[]; // the ship once it is answered
  held?: { tile: string; turns: number };
  squares?: Record<number, string>; // where an answer is a square: which one
  answers?: Answer[]; // where it is a button
  right: string;
  sound: Sound;
  lane?: { dice: [number, number]; cell: number }; // what comes from the front, and what it would hit
  card?: Card;
  money?: [line: string, sum: string][];
}

const PILOT: PartView = { cell: at(7, 6), tile: 'START-red' };
const CABIN: PartView = { cell: at(8, 6), tile: 'CAB-04' };
const BATTERY: PartView = { cell: at(9, 6), tile: 'BAT2-05', turns: 3 };
const ENGINE: PartView = { cell: at(7, 7), tile: 'ENG-10' };
const HOLD: PartView = { cell: at(6, 6), tile: 'CAR2-04', turns: 2 };
const DOUBLE: PartView = { cell: at(7, 5), tile: 'CAN2-01' };
const SHIELD: PartView = { cell: at(8, 7), tile: 'SHD-08' };
const LEFT: PartView = { cell: at(5, 6), tile: 'CAN-20' };
const FRONT: PartView = { cell: at(6, 5), tile: 'CAN-06' };
const RIGHT: PartView = { cell: at(9, 5), tile: 'CAN-03' };

/** The finished ship with so many charges left, and what it has loaded. */
const ship = (batteries: number, goods: PartView['goods'] = []): PartView[] => [
  { ...PILOT, humans: 2 },
  { ...CABIN, humans: 2 },
  { ...BATTERY, batteries },
  { ...HOLD, goods },
  ENGINE,
  DOUBLE,
  SHIELD,
  LEFT,
  FRONT,
  RIGHT,
];

const SMUGGLERS: Card = {
  id: 'I-smugglers-1',
  pack: 'I',
  kind: 'smugglers',
  strength: 4,
  goods_lost: 2,
  goods: ['yellow', 'green', 'blue'],
  days: 1,
};

export const STEPS: Step[] = [
  {
    key: 'fit',
    parts: [PILOT, CABIN],
    after: [PILOT, CABIN, BATTERY],
    held: { tile: BATTERY.tile, turns: 3 },
    squares: { [at(6, 5)]: 'a', [at(8, 5)]: 'b', [BATTERY.cell]: 'c', [at(8, 7)]: 'd' },
    right: 'c',
    sound: 'fits',
  },
  {
    key: 'engine',
    parts: [PILOT, CABIN, BATTERY],
    after: [PILOT, CABIN, BATTERY, ENGINE],
    held: { tile: ENGINE.tile, turns: 0 },
    squares: { [at(7, 5)]: 'a', [ENGINE.cell]: 'b', [at(8, 7)]: 'c' },
    right: 'b',
    sound: 'fits',
  },
  {
    key: 'power',
    parts: ship(2),
    squares: Object.fromEntries(ship(2).map(({ cell }) => [cell, cell === BATTERY.cell ? 'right' : 'other'])),
    right: 'right',
    sound: 'fits',
  },
  {
    key: 'meteor',
    parts: ship(2),
    after: ship(1),
    answers: [
      { key: 'nothing', hit: [DOUBLE.cell] },
      { key: 'shield', note: 'battery', hit: [DOUBLE.cell] },
      { key: 'cannon', note: 'battery' },
    ],
    right: 'cannon',
    sound: 'hit',
    lane: { dice: [3, 4], cell: DOUBLE.cell },
  },
  {
    key: 'fight',
    parts: ship(1),
    after: ship(0, ['yellow', 'green']),
    answers: [
      { key: 'keep', note: 'keep' },
      { key: 'pay', note: 'pay' },
    ],
    right: 'pay',
    sound: 'hit',
    card: SMUGGLERS,
  },
  {
    key: 'money',
    parts: ship(0, ['yellow', 'green']).filter((part) => part !== LEFT && part !== RIGHT),
    answers: [
      { key: 'low', credits: 3 },
      { key: 'right', credits: 7 },
      { key: 'high', credits: 9 },
    ],
    right: 'right',
    sound: 'coins',
    money: [
      ['arrival', '4'],
      ['goods', '3 + 2'],
      ['losses', '−2'],
    ],
  },
];
