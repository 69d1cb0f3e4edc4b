// The log of a long game: a line is drawn once, and the page keeps the last ones only.
import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { GameModule } from '../src/games/module';
import Log from '../src/table/Log.svelte';
import type { Crew, LogLine } from '../src/wire';
import LogHolder from './LogHolder.svelte';
import { logParts } from '../src/games/crew/log';
import { plain } from '../src/games/galaxy_trucker/flight/sentences';
import { me, youOn } from '../src/me.svelte';
import { needTexts } from '../src/text';
import { GAMES, speakEnglish } from './recorded';

const [{ room, frames }] = GAMES;
const line = (number: number): LogLine => ({ number, at: 0, event: { event: 'game_began', rule: '', first: 0 } });
const lines = (count: number): LogLine[] => Array.from({ length: count }, (_, number) => line(number));

let told = 0;
const module = {
  logParts: () => {
    told += 1;
    return ['something happened'];
  },
} as unknown as GameModule;
const shown = (): number => [...document.querySelectorAll('li')].filter((item) => item.textContent?.includes('something happened')).length;

beforeAll(speakEnglish);

test('a line is drawn once, however often the table moves on', async () => {
  told = 0;
  const log = lines(40);
  const more = [...log, line(40)];
  const holder = mount(LogHolder, { target: document.body, props: { log, room, view: frames[1].view, module } });
  flushSync();
  expect(told).toBe(40);
  for (let move = 0; move < 10; move += 1) {
    holder.moveOn([...more], { ...room, seats: [...room.seats] }, { ...frames[1].view });
    flushSync();
  }
  expect(told).toBe(41);
  await unmount(holder);
});

test('the page keeps the last lines, and shows earlier ones to whoever asks', async () => {
  const log = mount(Log, { target: document.body, props: { log: lines(400), room, view: frames[1].view, module } });
  flushSync();
  expect(shown()).toBe(150);
  for (const wanted of [300, 400]) {
    document.querySelector<HTMLButtonElement>('.earlier')?.click();
    await tick();
    expect(shown()).toBe(wanted);
  }
  await tick();
  expect(document.querySelector('.earlier')).toBeNull();
  expect(document.activeElement?.tagName).toBe('OL'); // the button is gone, the focus is not
  await unmount(log);
});

test('whoever is given a card, or loses one to a draw, is «you» in the sentence', async () => {
  await needTexts('crew');
  const told = (event: object): string =>
    logParts(event as Crew.Event, ['Zoë', 'Ola'])
      .map((part) => (typeof part === 'string' ? part : '·'))
      .join('');
  const [passed, drawn] = [
    { event: 'card_passed', rule: '', giver: 0, receiver: 1, card: 'G4' },
    { event: 'card_drawn', rule: '', hand: 0, giver: 1, card: 'G4' },
  ];
  try {
    me.seat = 1;
    expect([told(passed), told(drawn)]).toEqual(['· passes · to you', '· draws · from you']);
    me.seat = 0;
    expect([told(passed), told(drawn)]).toEqual(['You pass · to ·', 'You draw · from ·']);
  } finally {
    me.seat = null;
  }
});

test('in a replay nobody but the visitor is «you», whoever the board is seen as', async () => {
  await needTexts('galaxy_trucker');
  const powered = { event: 'powered', rule: '', seat: 1, cells: [], batteries: [] } as unknown as Parameters<typeof plain>[0];
  const says = (board: number | null): string => plain(powered, room, board);
  const [toMe, ofSomebody] = [says(1), says(0)];
  expect(toMe).not.toBe(ofSomebody);
  try {
    Object.assign(me, { seat: 0, looksBack: true });
    expect([youOn(1), youOn(0), youOn(null)]).toEqual([0, 0, 0]);
    expect(says(1)).toBe(ofSomebody);
    me.seat = 1;
    expect(says(0)).toBe(toMe);
    me.seat = null;
    expect([youOn(1), says(1)]).toEqual([null, ofSomebody]);
  } finally {
    Object.assign(me, { seat: null, looksBack: false });
  }
});
