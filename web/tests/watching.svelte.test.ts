// Who watches a recorded learning flight otherwise than from its beginning to its end.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillFrame, type Seen } from '../src/api';
import type { View } from '../src/games/galaxy_trucker/catalog';
import { Director, type Watching } from '../src/games/galaxy_trucker/flight/director.svelte';
import { keepWatched, lastWatched } from '../src/games/galaxy_trucker/flight/memory';
import { pastCard, shownAt } from '../src/games/galaxy_trucker/flight/rewind';
import { agrees, apply, begin } from '../src/games/galaxy_trucker/flight/shown';
import { durationOf, TIMES, type Line } from '../src/games/galaxy_trucker/flight/steps';
import type { Frame } from '../src/wire';
import recorded from './frames/flight.json';

const FRAMES = (recorded.frames as unknown as Frame[]).map(fillFrame) as Seen<Frame>[];
const LAST = FRAMES.length - 1;
const viewOf = (at: number): View => FRAMES[at].view as unknown as View;
const logUntil = (at: number): Line[] => FRAMES.slice(0, at + 1).flatMap((frame) => frame.log) as Line[];
const shipsOf = (view: View) => view.ships.map(({ seat, parts, place }) => ({ seat, place, parts: parts.map((part) => part.cell).sort() }));
const isQuestion = (frame: Seen<Frame>): boolean => frame.choices.some(({ do: what }) => !['order', 'seen'].includes(what));
/** The frames with most to show. */
const RICH = FRAMES.map((_, at) => at)
  .filter((at) => at > 1 && at < LAST && FRAMES[at].log.length > 5)
  .map((at) => ({ at }));

const watching = (at: number, more: Partial<Watching> = {}): Watching => ({
  now: () => FRAMES[at].at,
  pace: 'usual',
  own: null,
  live: true,
  asked: isQuestion(FRAMES[at]),
  me: 0,
  ...more,
});
const hear = (director: Director, at: number, more: Partial<Watching> = {}): void =>
  director.hear(viewOf(at), logUntil(at), watching(at, more));
/** The whole table of one frame, where a clock runs. */
const timed = (director: Director, at: number, more: Partial<Watching> = {}): void =>
  director.hear({ ...viewOf(at), mode: 'realtime' }, logUntil(at), watching(at, more));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a flight is wound back', () => {
  test.each(RICH)('to the ships as they were before frame $at', ({ at }) => {
    const then = shownAt(viewOf(LAST - 1), logUntil(LAST - 1), logUntil(at - 1).length);
    expect(then && agrees(then.view, viewOf(at - 1))).toBe(true);
    for (const ship of then!.view.ships) {
      const turns = viewOf(0).ships[ship.seat].parts.map(({ cell, tile, turns = 0 }) => `${cell} ${tile} ${turns}`);
      for (const { cell, tile, turns: turned = 0 } of ship.parts) expect(turns).toContain(`${cell} ${tile} ${turned}`);
    }
  });

  test('and not at all where the log does not lead to what is true', () => {
    const truth = viewOf(LAST - 1);
    expect(shownAt(truth, logUntil(LAST - 1).slice(-5), 0)).toBeNull();
    const crowded = truth.ships.map((ship) => ({ ...ship, parts: ship.parts.map((part) => ({ ...part, humans: 3 })) }));
    expect(shownAt({ ...truth, ships: crowded }, logUntil(LAST - 1), logUntil(10).length)).toBeNull();
  });
});

describe('whoever comes late', () => {
  test.each(RICH)('at frame $at sees the rest of the card with the ships as they were', ({ at }) => {
    const director = new Director();
    hear(director, at, { asked: false, now: () => (viewOf(at).flight.stage ?? 0) - 3000 });
    expect(director.busy).toBe(true);
    const reached = logUntil(at).slice(0, director.step!.from);
    expect(reached.length).toBeGreaterThanOrEqual(logUntil(1).length - 1);
    director.skip();
    expect([director.busy, director.faults]).toEqual([false, 0]);
  });

  test('sees the ships as they are where they cannot be wound back', () => {
    const [director, at] = [new Director(), RICH[2].at];
    const log = logUntil(at).filter(({ event }) => event.event !== 'launched');
    director.hear(viewOf(at), log, watching(at, { asked: false, now: () => (viewOf(at).flight.stage ?? 0) - 3000 }));
    expect(director.busy).toBe(true);
    expect(shipsOf(director.shown!.view)).toEqual(shipsOf(viewOf(at)));
    director.skip();
    expect(director.faults).toBe(0);
  });

  test('after a lost connection sees all that was missed, as if it had come late', () => {
    const director = new Director();
    const seen: string[] = [];
    hear(director, 1);
    for (const at of [20, 35, LAST]) {
      hear(director, at, { asked: false });
      while (director.busy) {
        const [event] = director.step!.events;
        if (event.event === 'revealed') seen.push(event.card);
        director.next();
      }
    }
    expect(seen).toEqual(viewOf(LAST).flight.shown);
    expect(director.faults).toBe(0);
  });

  test('by mail sees at the fast pace what came since the last time, and may skip it', () => {
    const at = RICH.at(-1)!.at;
    const since = FRAMES[10].number;
    const director = new Director();
    hear(director, at, { pace: null, own: 'calm', since });
    const cards = viewOf(at).flight.number - viewOf(10).flight.number;
    expect(cards).toBeGreaterThan(1);
    expect([director.away, director.waits]).toEqual([cards, false]);
    expect(director.ms).toBe(director.step!.ms * TIMES.paces.fast);
    expect(director.step!.from).toBe(logUntil(10).length);
    director.skip();
    expect([director.busy, director.away, director.faults]).toEqual([false, null, 0]);
  });

  test('by mail sees nothing again that was seen', () => {
    keepWatched('Vostok', FRAMES[10].number);
    const director = new Director();
    hear(director, 10, { pace: null, since: lastWatched('Vostok') });
    expect([director.busy, director.away]).toEqual([false, null]);
    expect(lastWatched('Voskhod')).toBeNull();
  });
});

describe('a pause', () => {
  test('lets the show stand until it goes on, with Next still working', () => {
    const director = new Director();
    hear(director, 0);
    hear(director, 1);
    director.pause(true);
    vi.advanceTimersByTime(600_000);
    expect([director.step?.kind, director.paused]).toEqual(['announce', true]);
    director.next();
    const second = director.step;
    vi.advanceTimersByTime(600_000);
    expect(director.step).toBe(second);
    director.pause(false);
    vi.advanceTimersByTime(60_000);
    expect([director.busy, director.faults]).toEqual([false, 0]);
  });

  test('is caught up with where a clock runs', () => {
    const director = new Director();
    const { at } = RICH[1];
    timed(director, at - 1, { asked: false });
    director.skip();
    timed(director, at, { asked: false, now: () => (viewOf(at).flight.stage ?? 0) + 60_000 });
    const ms = director.ms;
    expect(ms).toBeLessThan(director.step!.ms);
    director.pause(true);
    vi.advanceTimersByTime(60_000);
    director.pause(false);
    vi.advanceTimersByTime(60_000);
    expect([director.busy, director.faults]).toEqual([false, 0]);
  });
});

describe('back from another tab', () => {
  const asked = FRAMES.findIndex((frame, at) => at > 1 && isQuestion(frame) && frame.log.length > 2);

  function leave(director: Director, more: Partial<Watching>): void {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    hear(director, asked - 1, { asked: false });
    director.skip();
    hear(director, asked, { ...more, asked: true });
    vi.advanceTimersByTime(60_000);
    expect(director.busy).toBe(true);
    hidden.mockRestore();
    director.wake();
  }

  test('a question of mine is there at once, and what happened before can be seen', () => {
    const [director, aside] = [new Director(), new Director()];
    leave(director, { alone: false });
    expect(director.busy).toBe(false);
    const past = director.before!;
    expect(past.steps.length).toBeGreaterThan(0);
    aside.play(past, viewOf(asked), logUntil(asked), watching(asked));
    expect(aside.busy).toBe(true);
    vi.advanceTimersByTime(durationOf(past.steps, 1));
    expect([aside.busy, aside.faults]).toEqual([false, 0]);
  });

  test('whoever is alone and has no clock sees the show from where it stood', () => {
    const director = new Director();
    leave(director, { alone: true });
    expect([director.busy, director.before]).toEqual([true, null]);
    vi.advanceTimersByTime(60_000);
    expect(director.busy).toBe(false);
  });
});

test('who is out may skip to the landing, which is shown', () => {
  const director = new Director();
  hear(director, 0);
  director.skipToLanding(true);
  for (let at = 1; at < LAST; at += 1) {
    hear(director, at);
    expect(director.busy, `frame ${at}`).toBe(false);
  }
  hear(director, LAST);
  expect([director.step?.kind, director.toLanding]).toEqual(['land', false]);
});

test('a card is shown once more from the table before it, whatever goes on meanwhile', () => {
  const [at, director] = [RICH.at(-1)!.at, new Director()];
  const { shown = [] } = viewOf(at).flight;
  shown.slice(0, -1).forEach((card, before) => {
    const past = pastCard(viewOf(at), logUntil(at), before + 1, logUntil(at).length)!;
    expect(past.from.view.flight.number).toBe(before);
    expect(past.steps.at(-1)!.kind).toBe('sum');
    director.play(past, viewOf(at), logUntil(at), watching(at));
    expect(director.shown!.scene.card?.id).toBe(card);
    const end = logUntil(at)
      .slice(past.lines, past.steps.at(-1)!.until)
      .map((line) => line.event);
    while (director.step !== null && director.step !== past.steps.at(-1)) director.next();
    expect(agrees(director.shown!.view, end.reduce(apply, begin(past.from.view)).view)).toBe(true);
    director.stop();
  });
  expect(pastCard(viewOf(at), logUntil(at), shown.length + 1, logUntil(at).length)).toBeNull();
});

test('two people at different paces end on the same page', () => {
  const [calm, fast] = [new Director(), new Director()];
  const took = ([calm, fast] as const).map((director, i) => {
    let clock = 0;
    FRAMES.forEach((_, at) => {
      hear(director, at, { own: i ? 'fast' : 'calm' });
      while (director.busy) {
        if (director.waits) director.next();
        vi.advanceTimersByTime(100);
        clock += 100;
      }
    });
    return clock;
  });
  expect(took[0]).toBeGreaterThan(took[1]);
  for (const director of [calm, fast]) expect([director.shown, director.lines, director.faults]).toEqual([null, null, 0]);
});

test('with less motion the steps take as long as ever', () => {
  const times = ['full', 'less'].map((motion) => {
    document.documentElement.dataset.motion = motion;
    const director = new Director();
    const all: number[] = [];
    hear(director, 0);
    hear(director, RICH[0].at, { asked: false });
    for (; director.busy; director.next()) all.push(director.ms);
    return all;
  });
  expect(times[0].length).toBeGreaterThan(3);
  expect(times[1]).toEqual(times[0]);
});
