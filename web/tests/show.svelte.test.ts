// The page of a flight while it is shown: who is told what, pauses, another tab, cards once more, who is out.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillFrame, type Seen } from '../src/api';
import Board from '../src/games/galaxy_trucker/Board.svelte';
import type { View } from '../src/games/galaxy_trucker/catalog';
import type { Line } from '../src/games/galaxy_trucker/flight/steps';
import type { Choice } from '../src/games/galaxy_trucker/words';
import { needTexts } from '../src/text';
import type { Frame, RoomInfo } from '../src/wire';
import flight from './frames/flight.json';
import { GAMES, speakEnglish } from './recorded';

const FRAMES = (flight.frames as unknown as Frame[]).map(fillFrame) as Seen<Frame>[];
const isQuestion = (frame: Seen<Frame>): boolean => frame.choices.some(({ do: what }) => !['order', 'seen'].includes(what));
const ASKED = FRAMES.findIndex((frame, at) => at > 1 && isQuestion(frame) && frame.log.length > 2);
const recorded = GAMES.find((game) => game.name === 'galaxy_trucker')!.room;
const roomOf = (people: number): RoomInfo => ({
  ...recorded,
  options: { ...recorded.options, pace: 'usual' },
  seats: ['Ada', 'Belka', 'Strelka', 'Laika'].map((name, seat) => ({
    ...recorded.seats[0],
    seat,
    name,
    kind: seat < people ? 'person' : 'bot',
  })),
});

const propsAt = (at: number) => ({
  view: FRAMES[at].view as unknown as View,
  choices: FRAMES[at].choices as Choice[],
  log: FRAMES.slice(0, at + 1).flatMap((frame) => frame.log) as Line[],
  toMove: FRAMES[at].to_move,
  deadline: FRAMES[at].deadline,
});

// Nothing drifts where nothing is drawn.
vi.mock('../src/games/galaxy_trucker/draw/motion', () => ({ breakOff: () => ({ duration: 0 }) }));

let close = async (): Promise<void> => undefined;
beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

function open(at: number, people = 1, me: number | null = 0, more: object = {}) {
  const rest = { previewOf: () => null, me, room: roomOf(people), act: vi.fn(), why: () => Promise.resolve(null), refusal: null };
  const props = $state({ ...propsAt(at), ...rest, live: true, now: () => FRAMES[at].at + 1e9, ...more }); // whatever was told is over
  const board = mount(Board, { target: document.body, props });
  flushSync();
  close = () => unmount(board);
  const goto = (next: number, change: (view: View) => View = (view) => view): void => {
    Object.assign(props, propsAt(next));
    props.view = change(props.view);
    flushSync();
  };
  return { props, goto };
}

const words = (selector: string): string => (document.body.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const button = (name: string): HTMLElement | undefined =>
  [...document.body.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name));
function press(name: string): void {
  button(name)!.click();
  flushSync();
}
function key(code: string, value: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key: value, bubbles: true }));
  flushSync();
}
const ALERT = '.flight [role=alert]';
const SAID = '.flight [aria-live=polite]';
const showing = (): string | undefined => (document.body.querySelector('.flight') as HTMLElement | null)?.dataset.step;
/** To the end of what there is to show. */
function watch(): void {
  vi.advanceTimersByTime(600_000);
  flushSync();
}

test('each step is one polite sentence, and my question is an alert once the show has reached it', () => {
  const { goto } = open(ASKED - 1);
  watch();
  goto(ASKED);
  const said: string[] = [];
  while (showing()) {
    expect([words(ALERT), document.querySelector('footer.mine')]).toEqual(['', null]);
    said.push(words(SAID));
    press('Next');
  }
  expect(said.every(Boolean)).toBe(true);
  expect(words(ALERT)).toBe(words('footer .title'));
  expect(document.querySelector('footer.mine')).not.toBeNull();
});

test('while a card is read the others show what they have against it', () => {
  const { goto } = open(0);
  goto(1);
  while (showing() !== 'announce') press('Next');
  const [mine, theirs] = [words('.announce .mine'), words('.rivals')];
  const figures = mine.match(/[A-Z][a-z]+ (?=[\d½])/g) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) expect(theirs).toContain(figure);
  expect(theirs).not.toContain(' parts, ');
  press('Next');
  expect(words('.rivals')).toContain(' parts, ');
});

test('P and a press pause the show, and it says who waits', () => {
  const { goto } = open(0);
  goto(1);
  key('KeyP', 'p');
  expect(words('footer .detail')).toMatch(/The table waits for you|A question to you waits/);
  const before = words('footer .title');
  vi.advanceTimersByTime(100_000);
  flushSync();
  expect(words('footer .title')).toBe(before);
  press('Go on');
  vi.advanceTimersByTime(100_000);
  flushSync();
  expect(words('footer .title')).not.toBe(before);
});

test('where a clock runs P stops it for who plays with bots alone, and who comes back finds it so', () => {
  const [hold, view] = [vi.fn(), { ...propsAt(ASKED).view, mode: 'realtime' as const }];
  const now = (): number => view.flight.stage! - 3000; // in the middle of the show
  open(ASKED, 1, 0, { view, hold, now, room: { ...roomOf(1), held: true } });
  expect([showing() !== undefined, words('footer .detail')]).toEqual([true, 'A question to you waits. Go on to see it.']);
  key('KeyP', 'p');
  expect(hold).toHaveBeenLastCalledWith(false);
  watch();
  expect(words(ALERT)).not.toBe('');
  expect(words('aside[role=status]')).toMatch(/^The clock stands still/); // until the server says otherwise
});

describe('what is shown once more', () => {
  test('a card of the strip is played from its beginning, and Escape leads back', () => {
    const { goto } = open(0);
    goto(8);
    watch();
    const now = words('footer .title');
    press('Card 1,');
    press('Show it again');
    expect(showing()).toBe('announce');
    expect(words('footer .title')).toMatch(/^Once more:/);
    key('Escape', 'Escape');
    expect([showing(), words('footer .title')]).toEqual([undefined, now]);
  });

  test('a question to me brings me back by itself', () => {
    const { goto } = open(0);
    goto(ASKED - 1);
    watch();
    press('Card 1,');
    press('Show it again');
    goto(ASKED);
    expect(words('footer .title')).toMatch(/^Once more:/);
    watch();
    expect(words(ALERT)).not.toBe('');
  });

  test('who comes back to a question finds it at once, and may see what happened before', () => {
    const { goto } = open(ASKED - 1, 2);
    watch();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    goto(ASKED);
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(words(ALERT)).toBe('');
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    const question = words(ALERT);
    expect(question).not.toBe('');
    press('What happened before');
    expect(words('footer .title')).toMatch(/^Once more:/);
    press('Back to the flight');
    expect(words(ALERT)).toBe(question);
  });
});

describe('who does not fly', () => {
  const wreck = (view: View): View => ({
    ...view,
    ships: view.ships.map((ship) => (ship.seat ? ship : { ...ship, status: 'gave_up', parts: [] })),
    flight: { ...view.flight, order: view.flight.order.filter((seat) => seat) },
  });

  test('watches the leader, or whomever they choose, with the own wreck beside', () => {
    const { props, goto } = open(20);
    const out = { number: 9999, at: 0, event: { event: 'gave_up', rule: '', seat: 0, why: 'no_ship' } } as Line;
    goto(20, wreck);
    props.log = [...props.log, out];
    props.toMove = [];
    flushSync();
    watch();
    expect(words('.wreck')).toMatch(/You.*out since card \d.*ship destroyed/);
    const leader = props.room.seats[props.view.flight.order[0]].name;
    expect(words('.watched')).toContain(`You watch ${leader}, the leader`);
    const other = props.room.seats[props.view.flight.order[1]].name;
    press(other);
    expect(words('.watched span')).toContain(`You watch ${other}`);
    key('Escape', 'Escape');
    expect(words('.watched span')).toContain('the leader');
  });

  test('a watcher sees the same show and is asked nothing', () => {
    const { props, goto } = open(0, 4, null);
    goto(1);
    expect(showing()).toBe('announce');
    expect(words('.watched')).toContain('the leader');
    watch();
    goto(ASKED);
    watch();
    expect([words(ALERT), props.act.mock.calls.length]).toEqual(['', 0]);
  });
});
