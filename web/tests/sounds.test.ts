// What is heard, and of whom.
import { afterEach, expect, test, vi } from 'vitest';
import type { GalaxyTrucker, LogLine } from '../src/wire';

const played = vi.hoisted(() => vi.fn());
vi.mock('../src/sound', () => ({ play: played }));
const { Hearing, soundOf } = await import('../src/games/galaxy_trucker/sounds');

type Event = GalaxyTrucker.Event;
const grabbed = (seat: number): Event => ({ event: 'grabbed', rule: '', seat, origin: 'heap', tile: null });
const struck = (seat: number): Event => ({ event: 'threatened', rule: '', seat, how: 'hit', cell: 0 });
const told = (...events: Event[]): LogLine<Event>[] => events.map((event, number) => ({ number, at: 0, event }));
const names = (): unknown[] => played.mock.calls.map(([name]) => name);

afterEach(() => played.mockClear());

test('in a race only my own hand is heard', () => {
  expect(soundOf(grabbed(0), 0)).toBe('grab');
  expect(soundOf(grabbed(1), 0)).toBeNull();
});

test('a hit is heard, whoever it is', () => {
  expect(soundOf(struck(1), 0)).toBe('hit');
});

test('a victory is heard by who won', () => {
  const ended: Event = { event: 'game_ended', rule: '', credits: [3, 5], winners: [1] };
  expect([soundOf(ended, 1), soundOf(ended, 0), soundOf(ended, null)]).toEqual(['win', null, null]);
});

test('what was told before I came is silent, what comes later sounds once', () => {
  const hearing = new Hearing();
  const log = told(grabbed(0), struck(0), struck(1));
  hearing.hear(log.slice(0, 1), 0, false);
  expect(names()).toEqual([]);
  hearing.hear(log, 0, false);
  hearing.hear(log, 0, false);
  expect(names()).toEqual(['hit']);
});

test('where a show plays the sounds itself, the log is silent', () => {
  const hearing = new Hearing();
  hearing.hear([], 0, true);
  hearing.hear(told(struck(0)), 0, true);
  expect(names()).toEqual([]);
});
