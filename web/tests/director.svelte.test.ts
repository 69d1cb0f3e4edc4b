// The show of a recorded learning flight, with a clock of its own.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillFrame, type Seen } from '../src/api';
import type { View } from '../src/games/galaxy_trucker/catalog';
import { Director, type Watching } from '../src/games/galaxy_trucker/flight/director.svelte';
import { agrees, apply, begin } from '../src/games/galaxy_trucker/flight/shown';
import { durationOf, kindOf, StepReader, stepAt, TIMES, type Line, type Pace, type Step } from '../src/games/galaxy_trucker/flight/steps';
import type { Frame } from '../src/wire';
import recorded from './frames/flight.json';

const FRAMES = (recorded.frames as unknown as Frame[]).map(fillFrame) as Seen<Frame>[];
const viewOf = (at: number): View => FRAMES[at].view as unknown as View;
const logUntil = (at: number): Line[] => FRAMES.slice(0, at + 1).flatMap((frame) => frame.log) as Line[];
const isQuestion = (frame: Seen<Frame>): boolean => frame.choices.some(({ do: what }) => !['order', 'seen'].includes(what));
const cardsIn = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ events: [event] }) => (event.event === 'revealed' ? [event.card] : []));

describe('the reader', () => {
  test('makes a step of every event of a flight, and joins what several ships meet at once', () => {
    const steps = new StepReader().read(logUntil(FRAMES.length), 0);
    const flight = logUntil(FRAMES.length).filter(({ event }) => kindOf(event));
    expect(steps.flatMap((step) => step.events)).toEqual(flight.map(({ event }) => event));
    const lanes = steps.filter((step) => step.kind === 'lane');
    expect(lanes.some((step) => step.events.length > 1)).toBe(true);
    expect(cardsIn(steps)).toEqual(viewOf(FRAMES.length - 1).flight.shown);
  });

  test('counts as long as the stage of the server', () => {
    const reader = new StepReader();
    const all = FRAMES.flatMap((frame, at) => reader.read(frame.log as Line[], logUntil(at - 1).length));
    const first = FRAMES.findIndex((frame) => (frame.view as unknown as View).flight.number === 1);
    const began = FRAMES[first].at; // nobody thinks in this game, so that the show follows without a gap
    expect(durationOf(all, 1)).toBe((viewOf(FRAMES.length - 1).flight.stage ?? 0) - began);
  });

  test('finds the step where the stage stands', () => {
    const steps = [1000, 500, 2000].map((ms) => ({ kind: 'roll', events: [], number: 0, from: 0, until: 0, ms }));
    expect(stepAt(steps, 10_000, 10_000, 1)).toBe(3);
    expect(stepAt(steps, 10_000, 9000, 1)).toBe(2);
    expect(stepAt(steps, 10_000, 7600, 1)).toBe(1);
    expect(stepAt(steps, 10_000, 0, 1)).toBe(0);
  });
});

describe('the reducer', () => {
  test.each(FRAMES.slice(1).map((frame, at) => ({ at: at + 1, number: frame.number })))(
    'comes to what frame $at says, by its events',
    ({ at }) => {
      const events = (FRAMES[at].log as Line[]).map((line) => line.event);
      const shown = events.reduce(apply, begin(viewOf(at - 1)));
      expect(agrees(shown.view, viewOf(at))).toBe(true);
    },
  );
});

/** Watch the whole flight; a question is answered as soon as it is open. */
class Audience {
  director = new Director();
  cards: { card: string; ms: number }[] = [];
  clock = 0;
  private since = 0;

  constructor(private readonly own: Pace) {}

  watch(press = false): void {
    FRAMES.forEach((_, at) => this.frame(at, press));
    this.end();
  }

  frame(at: number, press = false): void {
    this.director.hear(viewOf(at), logUntil(at), this.watching(at));
    while (this.director.busy) this.look(at, press);
  }

  private look(at: number, press: boolean): void {
    const { step } = this.director;
    const [event] = step!.events;
    if (event.event === 'revealed' && this.cards.at(-1)?.card !== event.card) {
      this.end();
      this.cards.push({ card: event.card, ms: 0 });
      this.since = this.clock;
    }
    if (press) return this.director.next();
    vi.advanceTimersByTime(50);
    this.clock += 50;
    if (this.clock > 1e6) throw new Error(`frame ${at} never ends`);
  }

  private end(): void {
    const last = this.cards.at(-1);
    if (last) last.ms = this.clock - this.since;
  }

  private watching(at: number): Watching {
    return { now: () => FRAMES[at].at, pace: 'usual', own: this.own, live: true, asked: isQuestion(FRAMES[at]), me: 0 };
  }
}

describe('the director', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each<[Pace, number, number]>([
    ['usual', 150, 240],
    ['fast', 70, 125],
  ])('shows every card in order, at %s from %i to %i seconds in all', (pace, least, most) => {
    const audience = new Audience(pace);
    audience.watch();
    expect(audience.clock / 1000).toBeGreaterThan(least);
    expect(audience.clock / 1000).toBeLessThan(most);
    const flown = viewOf(FRAMES.length - 1).flight.shown ?? [];
    expect(audience.cards.map((one) => one.card)).toEqual(flown);
    const shortest = (TIMES.steps.announce + TIMES.steps.sum) * TIMES.paces[pace];
    for (const { card, ms } of audience.cards) expect(ms, card).toBeGreaterThanOrEqual(shortest);
    expect(audience.director.faults).toBe(0);
  });

  test('with Next pressed each time nothing waits', () => {
    const audience = new Audience('calm');
    audience.watch(true);
    expect(audience.clock).toBe(0);
    expect(audience.cards).toHaveLength(8);
    expect(audience.director.faults).toBe(0);
  });

  const hear = (director: Director, at: number, more: Partial<Watching> = {}): void =>
    director.hear(viewOf(at), logUntil(at), {
      now: () => FRAMES[at].at,
      pace: 'usual',
      own: null,
      live: true,
      asked: isQuestion(FRAMES[at]),
      me: 0,
      ...more,
    });

  test('in calm a card waits until it is read', () => {
    const director = new Director();
    hear(director, 0);
    hear(director, 1, { own: 'calm' });
    vi.advanceTimersByTime(600_000);
    expect([director.step?.kind, director.waits]).toEqual(['announce', true]);
    director.next();
    expect(director.step?.kind).not.toBe('announce');
  });

  test('whoever comes late begins where the stage stands, with the ships as they are', () => {
    const director = new Director();
    const stage = viewOf(1).flight.stage ?? 0;
    hear(director, 1, { now: () => stage - 1 });
    expect(director.step).not.toBeNull();
    expect(director.shown?.view.ships.map((ship) => ship.parts)).toEqual(viewOf(1).ships.map((ship) => ship.parts));
    vi.advanceTimersByTime(60_000);
    expect([director.busy, director.faults]).toEqual([false, 0]);
    const later = new Director();
    hear(later, 1, { now: () => stage });
    expect(later.busy).toBe(false);
    const quicker = new Director(); // pressed «next» until the end before the page was loaded again
    hear(quicker, 1, { now: () => stage - 1, watched: logUntil(1).at(-1)!.number });
    expect(quicker.busy).toBe(false);
  });

  test('while nobody looks the show stands, and no card is lost', () => {
    const [hidden, director] = [vi.spyOn(document, 'hidden', 'get').mockReturnValue(true), new Director()];
    hear(director, 0);
    hear(director, 1);
    vi.advanceTimersByTime(60_000);
    expect(director.step?.kind).toBe('announce');
    hidden.mockReturnValue(false);
    director.wake();
    vi.advanceTimersByTime(TIMES.steps.announce);
    expect(director.step?.kind).not.toBe('announce');
    hidden.mockRestore();
  });

  test('what is late where a clock runs is shown faster, four times at most, and the oldest is only told', () => {
    const timed = FRAMES.map((frame) => ({ ...(frame.view as unknown as View), mode: 'realtime' as const }));
    const last = FRAMES.length - 1;
    const watching: Watching = { now: () => 0, pace: 'usual', own: 'usual', live: true, asked: false, me: 0 };
    const director = new Director();
    director.hear(timed[0], logUntil(0), watching);
    director.hear(timed[last], logUntil(last), { ...watching, now: () => timed[last].flight.stage ?? 0 });
    expect(director.missed.length).toBeGreaterThan(50);
    expect(director.ms).toBe(director.step!.ms / 4);
    vi.advanceTimersByTime(10_000);
    expect([director.busy, director.faults]).toEqual([false, 0]);
  });
});
