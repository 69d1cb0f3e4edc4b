// Questions of a flight, on frames that a server sent (python -m tests.recording futures).
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillFrame, type Seen } from '../src/api';
import { loadGame } from '../src/games';
import { futureOf } from '../src/games/galaxy_trucker/flight/question';
import { LANGUAGES, setLanguage } from '../src/text';
import type { AnyMove, Frame } from '../src/wire';
import recorded from './frames/futures.json';
import { GAMES, MISSING, speakEnglish } from './recorded';

type Name = keyof typeof recorded;
const NAMES = Object.keys(recorded) as Name[];
const act = vi.fn();
const why = vi.fn(() => Promise.resolve(null));
let close = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
  await speakEnglish();
});
beforeEach(() => {
  act.mockClear();
  why.mockClear();
});
afterEach(() => close());

async function draw(name: Name): Promise<void> {
  const { Board } = await loadGame('galaxy_trucker');
  const frame = structuredClone(recorded[name]) as unknown as Frame;
  const { view, choices, previews, to_move: toMove, deadline } = fillFrame(frame) as Seen<Frame>;
  const previewOf = (choice: AnyMove) => previews[choices.indexOf(choice)] ?? null;
  const room = GAMES.find((game) => game.name === 'galaxy_trucker')!.room;
  const rest = { me: 0, room, refusal: null, live: true, deadline: deadline ?? null, now: () => 0, log: [] };
  const props = { ...rest, view, choices, previewOf, toMove, act, why };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  close = () => unmount(board);
}
const words = (one: Element | null | undefined): string => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('footer.bar .answer')];
const orange = (): string[] =>
  buttons()
    .filter((one) => one.classList.contains('primary'))
    .map(words);
const button = (name: string): HTMLButtonElement => buttons().find((one) => words(one).includes(name))!;
const clocked = (): string[] =>
  buttons()
    .filter((one) => one.querySelector('.chip'))
    .map(words);

test.each(NAMES)('%s: at most one answer is orange', async (name) => {
  await draw(name);
  expect(orange().length).toBeLessThan(2);
});

test('no planet is orange where goods cost days, and each says what fits', async () => {
  await draw('planets');
  expect(orange()).toEqual([]);
  expect(words(button('Planet 1'))).toContain('+4 cr');
  expect(words(button('Planet 1'))).toContain('room for 2 of 3, 2 cubes aboard go, your holds are full');
  expect(words(button('Planet 2'))).toContain('red needs a special hold');
  expect(words(button('Planet 3'))).toContain('2 days');
  expect(button('Planet 1').querySelectorAll('.cubes .left').length).toBe(1);
});

test('passing is orange where every planet costs days for nothing, and silence passes', async () => {
  await draw('in vain');
  expect(orange()).toEqual([expect.stringContaining('Pass')]);
  expect(clocked()).toEqual([expect.stringContaining('Pass')]);
});

test('of equal cabins none is orange', async () => {
  await draw('crew');
  expect(orange()).toEqual([]);
});

test('a battery that changes nothing is not orange, and defeat says its price', async () => {
  await draw('enemy');
  expect(orange()).toEqual([expect.stringContaining('No battery')]);
  expect(words(button('No battery'))).toContain('crew 2 to 0');
});

test('an alien says crew and strength, and nobody decides for me', async () => {
  await draw('alien');
  expect(orange()).toEqual([]);
  expect(words(button('A purple alien'))).toContain('crew 4 to 3, cannons +2');
  expect(clocked()).toEqual([expect.stringContaining('Two humans')]);
});

test('the piece that flies on is orange, with its size and a picture', async () => {
  await draw('piece');
  expect(orange()).toEqual([expect.stringContaining('with your pilot cabin')]);
  expect(button('pilot cabin').querySelector('.future .ship')).not.toBeNull();
  expect(words(button('Keep one part,') ?? button('Keep one part'))).toContain('no human would be left aboard');
});

test('flying on and giving up say what they bring home', async () => {
  await draw('window');
  expect(orange()).toEqual([expect.stringContaining('Fly on')]);
  expect(words(button('Give up'))).toContain('2 credits, goods for half the price');
});

test('who cannot fly is offered to build again, and flying all the same is asked twice', async () => {
  await draw('adrift');
  expect(orange()).toEqual([expect.stringContaining('Build again')]);
  button('Fly as it is').click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  button('Build again').click();
  expect(act).toHaveBeenCalledWith({ do: 'build_again' });
});

describe('a cube that can go nowhere', () => {
  const cube = (name: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`.cargo button[aria-label^="${name}"]`)!;

  test('says why at once, and when it is pressed', async () => {
    await draw('loading');
    expect(words(document.querySelector('.cargo .reason'))).toBe('Red goods need a special hold (the red one), and your ship has none.');
    expect(cube('red cube').getAttribute('aria-label')).toContain('special hold');
    cube('red cube').click();
    flushSync();
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.cargo .reason').length).toBe(1);
  });

  test('has another reason where all holds are full', async () => {
    await draw('full');
    expect(document.querySelectorAll('.cargo .reason').length).toBe(2);
    cube('blue cube').click();
    flushSync();
    expect([...document.querySelectorAll('.cargo .reason')].map(words)).toEqual([
      'All holds are full. Press a cube aboard to take it out.',
    ]);
  });

  test('asks the server about the square that I press', async () => {
    await draw('full');
    document.querySelector('.part[data-cell="120"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.waitFor(() => expect(why).toHaveBeenCalledWith({ do: 'load', cube: 'red', cell: 120 }));
  });
});

test.each(LANGUAGES)('everything is said in words: %s', async (language) => {
  await setLanguage(language);
  for (const name of NAMES) {
    await draw(name);
    expect(document.body.textContent).not.toMatch(MISSING);
    await close();
  }
  close = () => Promise.resolve();
  await speakEnglish();
});

test('what a jump misses and loses is said before what every jump costs', () => {
  const now = { batteries: 5, crew: 6, exposed: 4, place: 1 };
  const jump = { do: 'jump', cell: 120, booster: 121, battery: 122 } as Parameters<typeof futureOf>[0];
  const preview = { batteries: 2, loses: [1, 2], crew_lost: 1, engines: -4, exposed: 1 } as Parameters<typeof futureOf>[1];
  expect(futureOf(jump, preview, now)).toBe(
    'you miss this card and the next one, you lose 2 components, crew 6 to 5, engines −2, batteries 5 to 2',
  );
});
