// What a player prepares on a bonus card before the server hears of it.
import { describe, expect, it } from 'vitest';
import type { Preview, View } from '../src/games/galaxy_trucker/catalog';
import { Billiards } from '../src/games/galaxy_trucker/bonus/billiards.svelte';
import { bonusKind } from '../src/games/galaxy_trucker/bonus/bonus.svelte';
import { Mounting } from '../src/games/galaxy_trucker/bonus/mounting.svelte';
import { Moving } from '../src/games/galaxy_trucker/bonus/moving.svelte';
import { Police } from '../src/games/galaxy_trucker/bonus/police.svelte';
import { edges, nextSpot, takenAt } from '../src/games/galaxy_trucker/bonus/spots';
import type { Choice } from '../src/games/galaxy_trucker/words';

const board = (name: string, columns: number[], rows: number[]): unknown => ({
  name,
  columns: columns.map((n) => [n, n]),
  rows: rows.map((n) => [n, n]),
  cells: [],
});
const VIEW = {
  board: board('II', [5, 6, 7], [6, 7, 8]),
  boards: [board('IIA', [3, 6], [9])],
  ships: [
    { seat: 0, board: 'II', parts: [{ cell: 100 }] },
    { seat: 1, board: 'IIA', parts: [] },
  ],
  flight: { order: [1, 0], spots: [{ column: 6, row: 8, parts: [{ seat: 0, cell: 134 }] }] },
} as unknown as View;
const none = (): null => null;

describe('the spot that the robo-police clears', () => {
  it('has the numbers of every board in flight', () => {
    expect(edges(VIEW)).toEqual({ columns: [3, 5, 6, 7], rows: [6, 7, 8, 9] });
  });
  it('takes what the server says', () => {
    expect(takenAt(VIEW, { column: 6, row: 8 })).toEqual([{ seat: 0, cell: 134 }]);
    expect(takenAt(VIEW, { column: 5, row: 8 })).toEqual([]);
  });
  it('is reached with arrow keys, over numbers that may not be named, and not over the edge', () => {
    const open = { columns: [5, 6, 8], rows: [4, 5, 6, 8] };
    expect(nextSpot(open, { column: 6, row: 6 }, 'ArrowRight')).toEqual({ column: 8, row: 6 });
    expect(nextSpot(open, { column: 6, row: 6 }, 'ArrowDown')).toEqual({ column: 6, row: 8 });
    expect(nextSpot(open, { column: 5, row: 6 }, 'ArrowLeft')).toEqual({ column: 5, row: 6 });
  });
  it('is an answer once it is looked at, and another one harms nobody', () => {
    const choices: Choice[] = [
      { do: 'name_spot', column: 6, row: 8 },
      { do: 'name_spot', column: 2, row: 2 },
    ];
    const police = new Police(() => ({ view: VIEW, choices }));
    expect(police.named).toBeUndefined();
    police.at = { column: 6, row: 8 };
    expect(police.named).toEqual(choices[0]);
    expect(police.harmless).toEqual(choices[1]);
  });
});

describe('cosmic billiards', () => {
  const choices: Choice[] = [0, 1].flatMap((line) => [1, 2].map((target): Choice => ({ do: 'send_meteors', line, target })));
  const previewOf = (choice: Choice): Preview => ({ hits: choice.do === 'send_meteors' && choice.target === 2 ? [50] : [] }) as Preview;
  it('begins with what is open and keeps what was chosen', () => {
    const billiards = new Billiards(() => ({ choices, previewOf }));
    expect(billiards.sending).toEqual(choices[0]);
    billiards.aim({ target: 2 });
    billiards.aim({ line: 1 });
    expect(billiards.sending).toEqual(choices[3]);
    expect(billiards.marks).toEqual({ 50: { kind: 'danger' } });
    expect(billiards.isOpen(2)).toBe(false);
  });
});

describe('rearranging', () => {
  it('lifts one, puts it down again, and moves it where it may go', () => {
    const done: Choice[] = [];
    const choices: Choice[] = [{ do: 'move_figure', start: 1, cell: 2 }, { do: 'move_token', start: 5, cell: 6 }, { do: 'arranged' }];
    const moving = new Moving(() => ({ choices, act: (one) => done.push(one) }));
    expect(Object.keys(moving.marks)).toEqual(['1', '5']);
    moving.press(1);
    expect(Object.keys(moving.marks)).toEqual(['1', '2']);
    moving.press(1);
    expect(moving.lifted).toBeNull();
    moving.press(5);
    moving.press(2);
    expect(done).toEqual([]);
    moving.press(5);
    moving.press(6);
    expect(done).toEqual([choices[1]]);
  });
});

describe('the star warehouse', () => {
  const choices: Choice[] = [
    { do: 'mount', tile: 'x', cell: 100, turns: 1 },
    { do: 'mount', tile: 'x', cell: 100, turns: 3 },
    { do: 'mount', tile: 'x', cell: 101, turns: 0 },
    { do: 'decline' },
  ];
  const mounting = (): Mounting => new Mounting(() => ({ view: VIEW, choices, previewOf: none, me: 0 }));
  it('marks squares to add to and parts to replace, only for the chosen component', () => {
    const one = mounting();
    expect(one.marks).toEqual({});
    one.choose('x');
    expect(one.marks).toEqual({ 100: { kind: 'pick', press: true }, 101: { kind: 'fits', press: true } });
    expect(one.fits('y')).toBe(false);
  });
  it('turns until it fits, and then only to ways that fit', () => {
    const one = mounting();
    one.choose('x');
    expect(one.press(99)).toBe(false);
    expect(one.press(100)).toBe(true);
    expect(one.mount).toEqual(choices[0]);
    one.turn();
    expect(one.mount).toEqual(choices[1]);
    one.over = 101;
    expect(one.ghost).toEqual({ cell: 101, tile: 'x', turns: 0 });
    expect(one.mount).toEqual(choices[1]);
  });
});

it('knows which questions have a way of their own', () => {
  expect([bonusKind('spot'), bonusKind('payment'), bonusKind(undefined)]).toEqual(['spot', null, null]);
});
