// The inspection's page, on frames that a server sent (python -m tests.recording).
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fillFrame, type Seen } from '../src/api';
import { loadGame } from '../src/games';
import { LANGUAGES, setLanguage } from '../src/text';
import type { AnyMove, Frame } from '../src/wire';
import recorded from './frames/inspection.json';
import { GAMES, MISSING, speakEnglish } from './recorded';

type Name = keyof typeof recorded;
const act = vi.fn();
let close = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
  await speakEnglish();
});
beforeEach(() => act.mockClear());
afterEach(() => close());

const frameOf = (name: Name): Frame => structuredClone(recorded[name]) as unknown as Frame;

async function draw(frame: Frame): Promise<void> {
  const { Board } = await loadGame('galaxy_trucker');
  const { view, choices, previews, to_move: toMove } = fillFrame(frame) as Seen<Frame>;
  const previewOf = (choice: AnyMove) => previews[choices.indexOf(choice)] ?? null;
  const room = GAMES.find((game) => game.name === 'galaxy_trucker')!.room;
  const rest = { me: 0, room, refusal: null, live: true, deadline: null, now: () => 0, log: [] };
  const props = { ...rest, view, choices, previewOf, toMove, act, why: () => Promise.resolve(null) };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  close = () => unmount(board);
}
const words = (where = 'body'): string => document.querySelector(where)?.textContent?.replace(/\s+/g, ' ') ?? '';
function press(where: string): void {
  const found = document.querySelector(where);
  expect(found, where).not.toBeNull();
  found!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll<HTMLButtonElement>('footer.bar button')].find((one) => one.textContent?.includes(name))!;

test('each fault is named in words, with its two parts', async () => {
  await draw(frameOf('faults'));
  expect(words('.side')).toContain('2 faults');
  expect(words('.side')).toContain('Single on double');
  expect(words('.side')).toContain('cabin 8/7 and cannon 9/7');
  expect(words('.side')).toContain('battery 7/9 behind engine 7/8');
  expect(document.querySelectorAll('.fault').length).toBe(2);
  expect(button('Fly').getAttribute('aria-disabled')).toBe('true');
});

test('a press on a part shows what falls with it, and takes off that part', async () => {
  await draw(frameOf('faults'));
  press('.part[data-cell="118"]');
  expect(act).not.toHaveBeenCalled();
  expect(words('.callout')).toContain('Falls with it: battery 5/7.');
  expect(words('.callout')).toContain('It ends no fault.');
  press('.callout .take');
  expect(act.mock.calls).toEqual([[{ do: 'remove', cell: 118 }]]);
});

test('a fault proposes the part that takes the least with it', async () => {
  await draw(frameOf('faults'));
  press('.side ol button');
  expect(words('.callout')).toContain('Ends fault 1.');
  expect(words('.callout')).toContain('Nothing falls with it.');
});

test('pieces to keep are buttons with pictures, and no press on a part keeps one', async () => {
  await draw(frameOf('pieces'));
  expect(words('footer.bar')).toContain('Keep which piece?');
  expect(document.querySelectorAll('.piece svg.ship').length).toBe(4);
  for (const part of document.querySelectorAll('.dock .part')) part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(act).not.toHaveBeenCalled();
  press('[data-off="119"]');
  expect(act.mock.calls).toEqual([[{ do: 'restore', cell: 119 }]]);
});

test('at a table of earlier rules, too, a press on a part never throws the others away', async () => {
  const frame = frameOf('pieces');
  const [ship] = (frame.public as { ships: { repair?: object; question?: object }[] }).ships;
  delete ship.repair;
  ship.question = { kind: 'repair' };
  frame.choices = (frame.choices as AnyMove[]).filter((one) => one.do === 'keep') as typeof frame.choices;
  frame.previews = [];
  await draw(frame);
  for (const part of document.querySelectorAll('.dock .part')) part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelectorAll('.piece').length).toBe(4);
});

test('what is off can be put back until the owner flies', async () => {
  await draw(frameOf('repaired'));
  expect(words('.side')).toContain('No fault left');
  expect(words('.side')).toContain('cannon 9/7 is off');
  expect(words('.side')).toMatch(/At the landing 4 credits/);
  expect(document.querySelector('[data-off="117"]')?.getAttribute('role')).toBe('img');
  press('[data-off="118"]');
  button('Undo').click();
  expect(act.mock.calls).toEqual([[{ do: 'restore', cell: 118 }], [{ do: 'restore', cell: 151 }]]);
});

test('what loses something for good is asked twice', async () => {
  const frame = frameOf('repaired');
  const index = (frame.choices as AnyMove[]).findIndex((one) => one.do === 'repaired');
  Object.assign((frame.previews as object[])[index], { confirm: 'crew' });
  await draw(frame);
  button('Fly with 4 parts').click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  button('Yes, really').click();
  expect(act.mock.calls).toEqual([[{ do: 'repaired' }]]);
});

test.each(LANGUAGES.flatMap((language) => (['faults', 'pieces', 'repaired'] as const).map((name) => ({ language, name }))))(
  'everything is said in words: $name, $language',
  async ({ language, name }) => {
    await setLanguage(language);
    await draw(frameOf(name));
    expect(words()).not.toMatch(MISSING);
    await speakEnglish();
  },
);
