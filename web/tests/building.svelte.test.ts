// Building that answers: marks that are true, seams in words, refusals that stay, keys and names for everybody.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fillFrame } from '../src/api';
import { loadGame } from '../src/games';
import { keyOf } from '../src/games/choosing.svelte';
import type { AnyMove, Frame, Reason } from '../src/wire';
import drawn from './frames/building.json';
import { GAMES, speakEnglish } from './recorded';

type Moment = keyof typeof drawn;
const room = GAMES.find((game) => game.name === 'galaxy_trucker')!.room;
const reason: Reason = { key: 'gt-no-neighbour', rule: 'GT-BUILD-11', args: {}, things: ['cell 71'] };
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
  await speakEnglish();
});
afterEach(() => close());

/** The board at a drawn moment; `next` brings another frame, as somebody else's move does. */
async function open(moment: Moment): Promise<{ made: AnyMove[]; next: () => void }> {
  const { Board } = await loadGame('galaxy_trucker');
  const made: AnyMove[] = [];
  const fresh = () => {
    const { view, choices, previews } = fillFrame(structuredClone(drawn[moment]) as unknown as Frame);
    const keys = choices.map(keyOf);
    return { view, choices, previewOf: (choice: AnyMove) => previews[keys.indexOf(keyOf(choice))] ?? null };
  };
  const props = $state({
    ...fresh(),
    me: 0,
    room,
    refusal: null,
    live: true,
    deadline: null,
    toMove: [0],
    now: () => 0,
    log: [],
    act: (move: AnyMove) => void made.push(move),
    why: () => Promise.resolve(reason),
  });
  const board = mount(Board, { target: document.body, props });
  flushSync();
  close = () => unmount(board);
  const next = (): void => {
    Object.assign(props, fresh());
    flushSync();
  };
  return { made, next };
}

const square = (cell: number): SVGElement => document.querySelector<SVGElement>(`.dock [data-cell="${cell}"]`)!;
const label = (cell: number): string => square(cell).getAttribute('aria-label') ?? '';
const text = (where: string): string => document.querySelector(where)?.textContent ?? '';
const tell = (target: Element, event: Event): void => {
  target.dispatchEvent(event);
  flushSync();
};
const press = (target: Element): void => tell(target, new MouseEvent('click', { bubbles: true }));
const point = (cell: number): void => tell(square(cell), new Event('pointerover', { bubbles: true }));
const key = (name: string, target: Element = document.activeElement ?? document.body): void =>
  tell(target, new KeyboardEvent('keydown', { key: name, bubbles: true }));
const primary = (): Element => document.querySelector('footer.bar .primary')!;
const TICK = '.dock path[d^="M34"]';
const CROSS = '.dock path[d^="M40"]';

test.each(['assist', 'strict'] as const)('%s: ticks, arrows and crosses are what the rules say', async (moment) => {
  await open(moment);
  expect(label(101)).toMatch(/, fits$/); // as it is held
  expect(label(86)).toMatch(/, fits after a turn$/);
  expect(label(150)).toContain('does not fit, at the front: behind an engine');
  expect(label(104)).toContain('at the rear: in front of a barrel');
  expect(document.querySelectorAll(CROSS)).toHaveLength(3);
});

test('where nobody checks there is no tick, no arrow and no cross, and a square says «free»', async () => {
  await open('classic');
  expect(document.querySelectorAll(`${TICK}, ${CROSS}, .dock path[d^="M16.5"]`)).toHaveLength(0);
  expect(label(150)).toMatch(/, free$/);
  point(150);
  expect(document.querySelectorAll('.dock .seam')).toHaveLength(1);
  expect(document.querySelector('.dock .seam.stop, .dock .seam.go')).toBeNull();
  expect(text('.dock .verdict')).toBe('');
});

test('the held component is a ghost over the square, with its seams in words', async () => {
  await open('assist');
  expect(document.querySelector('.dock .ghost')).toBeNull();
  point(150);
  expect(document.querySelector('.dock .ghost')).not.toBeNull();
  expect(text('.dock .tag')).toBe('behind an engine');
  expect(text('.dock .verdict')).toContain('The square behind an engine stays empty.');
  expect(text('footer.bar .title')).toBe('The square behind an engine stays empty.');
  point(101);
  expect([...document.querySelectorAll('.dock .seam')].map((one) => one.getAttribute('data-meets'))).toEqual(['fits']);
});

test('a square where no turn helps says why first and takes the component at the second press', async () => {
  const { made } = await open('assist');
  press(square(150));
  expect(made).toEqual([]);
  expect(text('.dock .verdict')).toContain('Press again to place it anyway.');
  press(square(150));
  expect(made).toMatchObject([{ do: 'place', cell: 150 }]);
});

test('a square that fits after a turn turns the component and takes it at once', async () => {
  const { made } = await open('assist');
  press(square(86));
  expect(made).toMatchObject([{ do: 'place', cell: 86, turns: 1 }]);
});

test('a refusal stays at its square, whatever frames come, until I act', async () => {
  const { made, next } = await open('assist');
  press(square(71)); // beside nothing
  await Promise.resolve();
  flushSync();
  expect(text('.dock .callout')).toContain('A component must touch your ship.');
  next();
  next();
  expect(text('.dock .callout')).toContain('A component must touch your ship.');
  press(square(101));
  expect(made).toHaveLength(1);
  expect(document.querySelector('.dock .callout')).toBeNull();
});

test('what I turned stays turned when others move', async () => {
  const { made, next } = await open('assist');
  key('r', document.body);
  next();
  expect(label(86)).toMatch(/, fits$/);
  press(square(86));
  expect(made).toMatchObject([{ do: 'place', cell: 86, turns: 1 }]);
});

test('why it does not fit stays too', async () => {
  const { next } = await open('assist');
  press(square(150));
  next();
  expect(text('.dock .verdict')).toContain('The square behind an engine stays empty.');
  key('Escape', document.body);
  expect(document.querySelector('.dock .verdict')).toBeNull();
});

test('a loose component that does not fit says what is wrong, not that something is', async () => {
  await open('loose');
  expect(text('.dock .tag')).toBe('in front of a barrel');
  expect(text('.dock')).not.toContain('an error');
  expect(label(135)).toContain('loose, at the front: in front of a barrel');
});

test('a component that would close the ship is announced, and giving it back stands out', async () => {
  const { made } = await open('closing');
  expect(text('.lacks')).toMatch(/This would close your ship: cannon\. \d+ squares stay empty\. It is still loose/);
  press(primary());
  expect(made).toMatchObject([{ do: 'return' }]);
});

test('a closed ship has nothing to grab for: finishing stands out, and asks twice', async () => {
  const { made } = await open('closed');
  expect(text('.lacks')).toContain('Your ship is closed.');
  expect(primary().textContent).toContain('Finish as 1');
  press(primary());
  expect(made).toEqual([]);
  expect(text('footer.bar .detail')).toBe('your ship has no engine that works');
  press(primary());
  expect(made).toMatchObject([{ do: 'finish' }]);
});

test('a line says what the ship lacks, the gravest first', async () => {
  await open('no engine');
  const chips = [...document.querySelectorAll('.lacks li')].map((one) => `${one.className.split(' ')[1]}: ${one.textContent?.trim()}`);
  expect(chips).toEqual(['ends: no engine', 'wish: no cannon to the front', 'wish: no cargo hold']);
});

test('arrow keys go over the ship, Tab stops there once, and Enter places', async () => {
  const { made } = await open('assist');
  expect(document.querySelectorAll('.dock [data-cell][tabindex="0"]')).toHaveLength(1);
  key('ArrowDown', document.body);
  const first = Number(document.activeElement?.getAttribute('data-cell'));
  expect(label(first)).toContain('fits');
  square(119).focus();
  key('ArrowLeft');
  key('ArrowLeft');
  expect(document.activeElement).toBe(square(117));
  expect(document.querySelector('.dock .ghost')).not.toBeNull();
  key('Enter');
  expect(made).toMatchObject([{ do: 'place', cell: 117 }]);
});

test('a component is named with its sides', async () => {
  await open('assist');
  expect(text('.hand svg title') || document.querySelector('.hand svg')?.getAttribute('aria-label')).toBe(
    'cabin (at the front smooth, on the right double plug, at the rear smooth, on the left universal plug)',
  );
  expect(label(119)).toContain('on the right universal plug');
});

test('the answer that stands out places it where it fits, and in a race without help where I point', async () => {
  const { made } = await open('assist');
  expect(primary().textContent).toContain('Place it on 5 / 6');
  press(primary());
  expect(made).toMatchObject([{ do: 'place', cell: 101, turns: 0 }]);
  await close();
  const race = await open('classic');
  expect(primary().textContent).toContain('Choose a square');
  press(primary());
  expect(race.made).toEqual([]);
  point(150);
  press(primary());
  expect(race.made).toMatchObject([{ do: 'place', cell: 150 }]);
});
