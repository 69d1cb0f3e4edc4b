// Boards of the Big Expansion: sums that share a line, a front that is chosen, two hulls.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { hullsOf, type PartView, type View } from '../src/games/galaxy_trucker/catalog';
import Ship from '../src/games/galaxy_trucker/draw/Ship.svelte';
import { needTexts } from '../src/text';
import { speakEnglish } from './recorded';

type Board = View['board'];
interface Printed {
  rows: { row: number | number[]; picture: string }[];
  columns?: number[][];
}
const written = readFileSync('../kosmodrom/games/galaxy_trucker/data/expansion_boards.toml', 'utf-8');
const PRINTED = parse(written) as unknown as Record<string, Printed>;

/** A board as a view describes it. */
function boardOf(name: string): Board {
  const { rows, columns } = PRINTED[name];
  const cells = rows.flatMap(({ picture }, i) => [...picture].flatMap((sign, n) => (sign === '.' ? [] : [16 * (5 + i) + 3 + n])));
  const own = [...new Set(cells.map((cell) => cell % 16))].sort((a, b) => a - b);
  return {
    name,
    cells,
    start: null,
    columns: columns ? columns.flatMap((sums, n) => sums.map((sum): [number, number] => [sum, 3 + n])) : own.map((at) => [at, at]),
    rows: rows.flatMap(({ row }, i) => [row].flat().map((sum): [number, number] => [sum, 5 + i])),
    insurance_cap: null,
  };
}

async function drawn(props: Partial<ComponentProps<typeof Ship>> & { board: Board }): Promise<HTMLElement> {
  const target = document.createElement('div');
  const ship = mount(Ship, { target, props: { parts: [], colour: 4, ...props } });
  flushSync();
  const seen = target.cloneNode(true) as HTMLElement;
  await unmount(ship);
  return seen;
}
const words = (seen: HTMLElement): string[] => [...seen.querySelectorAll('text')].map((one) => one.textContent ?? '');

beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});

test('every sum of the dice stands at class IA, twice at the rows, and the rolled one is lit', async () => {
  const seen = await drawn({ board: boardOf('IA'), rolled: { side: 0, sum: 7 } });
  for (let sum = 2; sum <= 12; sum += 1) expect(words(seen).filter((one) => one === String(sum))).toHaveLength(3);
  expect([...seen.querySelectorAll('text.on')].map((one) => one.textContent)).toEqual(['7']);
});

test('the front that is chosen has an arrow, on the side that was chosen', async () => {
  const arrow = 'path[d^="M-26 9L0-15"]';
  expect((await drawn({ board: boardOf('IA') })).querySelector(arrow)).toBeNull();
  const [front, right] = [await drawn({ board: boardOf('IA'), front: 0 }), await drawn({ board: boardOf('IA'), front: 1 })];
  expect(front.querySelector(arrow)?.parentElement?.getAttribute('transform')).toContain('rotate(0)');
  expect(right.querySelector(arrow)?.parentElement?.getAttribute('transform')).toContain('rotate(90)');
});

test('the hulls of class IIA are named, and the empty column between them keeps its number', async () => {
  expect(hullsOf(boardOf('IIA'))).toEqual([
    { first: 3, last: 6 },
    { first: 8, last: 11 },
  ]);
  const said = words(await drawn({ board: boardOf('IIA') }));
  for (const one of ['left hull', 'right hull']) expect(said).toContain(one);
  expect(said.filter((one) => one === '7')).toHaveLength(3); // two at the row, one at the gap
});

test('a hull in hyperspace is a ghost, and a withdrawn one is crossed out', async () => {
  const away: PartView[] = [{ cell: 16 * 5 + 9, tile: 'CAN-03' }];
  const ghost = await drawn({ board: boardOf('IIA'), away });
  expect(ghost.querySelectorAll('g[opacity=".3"] svg.tile')).toHaveLength(1);
  const gone = await drawn({ board: boardOf('IIA'), withdrawn: [16 * 5 + 9, 16 * 5 + 10] });
  expect(gone.querySelectorAll('path[d^="M30 30L66 66"]')).toHaveLength(2);
});

test('a dead column is hatched where nothing lies, and its components say so', async () => {
  const parts: PartView[] = [{ cell: 16 * 5 + 10, tile: 'CAN-03', inert: true }];
  const board = boardOf('IIA');
  const seen = await drawn({ board, parts, dead: board.cells.filter((cell) => cell % 16 === 10) });
  expect(seen.querySelectorAll('rect[fill^="url("]')).toHaveLength(4);
  expect(seen.querySelector('.part')?.getAttribute('aria-label')).toContain('does not work');
});
