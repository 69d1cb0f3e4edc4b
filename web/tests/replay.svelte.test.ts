// The replay of a recorded learning flight: every step of it can be stood at.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillFrame, type Seen, type Step } from '../src/api';
import type { View } from '../src/games/galaxy_trucker/catalog';
import { stopsOf } from '../src/games/galaxy_trucker/chapters';
import { Director } from '../src/games/galaxy_trucker/flight/director.svelte';
import { cardName } from '../src/games/galaxy_trucker/flight/sentences';
import { agrees } from '../src/games/galaxy_trucker/flight/shown';
import { durationOf, StepReader, type Line, type Step as Beat } from '../src/games/galaxy_trucker/flight/steps';
import { chapterWords } from '../src/replay/chapter';
import { ReplayPlayer } from '../src/replay/player.svelte';
import { momentsOf, segmentsOf, sharesOf, type Stop } from '../src/replay/stops';
import { needTexts } from '../src/text';
import type { AnyView, Frame } from '../src/wire';
import recorded from './frames/flight.json';
import { GAMES, speakEnglish } from './recorded';

const FRAMES = (recorded.frames as unknown as Frame[]).map(fillFrame) as Seen<Frame>[];
const STEPS: Step[] = FRAMES.map(({ number, at, log, view }) => ({
  number,
  at,
  phase: (view as unknown as View).phase,
  action: null,
  log,
  view,
  to_move: [],
  why: null,
}));
const LAST = STEPS.at(-1)!;
const LOG = STEPS.flatMap((step) => [...step.log]) as Line[];
const viewOf = (step: Step): View => step.view as unknown as View;
const ROOM = GAMES.find((game) => game.name === 'galaxy_trucker')!.room;

function open(): { player: ReplayPlayer; director: Director; look: () => void } {
  const [player, director] = [new ReplayPlayer('flight', stopsOf), new Director()];
  player.replay = { room: ROOM, viewer: 0, checked: true, left: [], steps: STEPS };
  const look = () => director.stand(viewOf(player.step!), player.log as Line[], player.standing as never);
  return { player, director, look };
}

beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the stops of a flight', () => {
  test('one press is one step, up to the landing and what it brought', () => {
    const { player, director, look } = open();
    const seen: Beat[] = [];
    for (look(); player.at < player.last; player.go(player.at + 1), look()) if (director.step) seen.push(director.step);
    expect(seen.flatMap((step) => step.events)).toEqual(new StepReader().read(LOG, 0).flatMap((step) => step.events));
    expect(seen.at(-1)?.kind).toBe('land');
    expect(seen.filter((step) => step.kind === 'sum')).toHaveLength(8);
    expect([director.busy, player.moment]).toEqual([false, STEPS.length - 1]);
  });

  test('the last step of each moment shows the table as it was then, whichever way it is reached', () => {
    const { player, director, look } = open();
    const ends = player.stops.flatMap((stop, at) => (stop.beat !== null && player.stops[at + 1]?.at !== stop.at ? [at] : []));
    expect(ends.length).toBeGreaterThan(10);
    for (const at of ends.toReversed()) {
      player.go(at);
      look();
      expect(agrees(director.shown!.view, viewOf(player.step!)), `stop ${at}`).toBe(true);
    }
  });

  test('a step back shows what a step on had shown', () => {
    const { player, director, look } = open();
    const on = player.stops.map((_, at) => {
      player.go(at);
      look();
      return JSON.stringify(director.shown);
    });
    for (const at of [...player.stops.keys()].toReversed()) {
      player.go(at);
      look();
      vi.runAllTimers();
      if (director.step?.kind !== 'strike') expect(JSON.stringify(director.shown)).toBe(on[at]);
    }
  });

  test('what flies strikes after a while if it is played, at once if one jumps there', () => {
    const { player, director, look } = open();
    const strike = player.stops.findIndex((stop) => kindAt(stop) === 'strike');
    player.go(strike - 1);
    player.go(strike);
    look();
    expect(director.struck).toBe(false);
    vi.runAllTimers();
    expect(director.struck).toBe(true);
    player.go(0);
    player.go(strike);
    look();
    expect(director.struck).toBe(true);
  });
});

const kindAt = ({ at, beat, lines }: Stop): string => (beat === null ? '' : (readUntil(at, lines).at(-1)?.kind ?? ''));
const readUntil = (at: number, lines: number): Beat[] =>
  new StepReader().read([...STEPS.slice(0, at).flatMap((step) => [...step.log]), ...STEPS[at].log.slice(0, lines)] as Line[], 0);

/** How long it plays from here to the end. */
function playThrough(player: ReplayPlayer): number {
  const began = performance.now();
  player.toggle();
  while (player.playing) vi.advanceTimersToNextTimer();
  return performance.now() - began;
}

describe('playing', () => {
  const show = durationOf(new StepReader().read(LOG, 0), 1);

  test.each([
    [1, 1],
    [2, 2],
  ])('at %ix everything takes its time, divided', (speed, by) => {
    const { player } = open();
    player.go(player.stops.findIndex((stop) => stop.beat === 0));
    player.speed = speed;
    expect(playThrough(player)).toBeGreaterThanOrEqual(show / by);
    expect(player.at).toBe(player.last);
  });

  test('from 4x on nothing is held, and yet every step is there', () => {
    const { player } = open();
    const seen = new Set<number>();
    player.go(player.stops.findIndex((stop) => stop.beat === 0));
    player.speed = 4;
    player.toggle();
    const began = performance.now();
    for (; player.playing; vi.advanceTimersToNextTimer()) seen.add(player.at);
    const beats = player.stops.flatMap((stop, at) => (stop.beat === null || at === player.last ? [] : [at]));
    expect(beats.filter((at) => !seen.has(at))).toEqual([]);
    expect(performance.now() - began).toBeLessThan(show / 6);
  });

  test('a race goes by its own clock, without the pauses', () => {
    const building = (at: number): Step => ({
      ...LAST,
      number: at,
      at,
      log: [],
      view: { ...LAST.view, phase: 'build', reports: [] } as AnyView,
    });
    const stops = stopsOf([0, 300, 90_000, 90_100].map(building));
    expect(stops.map((stop) => stop.ms)).toEqual([300, 1500, 100, 0]);
  });
});

describe('chapters', () => {
  test('are building and the cards by name, and none takes nearly everything', () => {
    const segments = segmentsOf(stopsOf(STEPS));
    const words = segments.map(({ chapter }) => chapterWords('galaxy_trucker', chapter));
    const cards = viewOf(LAST).flight.shown ?? [];
    expect(words.slice(1, -1)).toEqual(cards.map(cardName));
    expect([words[0], words.at(-1)]).toEqual(['Round 1: building', 'The end']);
    const long = [{ ...segments[0], stops: 600 }, ...segments.slice(1)];
    expect(Math.max(...sharesOf(long))).toBeLessThan(0.25);
    expect(Math.min(...sharesOf(long))).toBeGreaterThan(0.02);
  });

  test('tell what a round brought, also where the next one begins at once', () => {
    const view = { ...LAST.view, phase: 'build', round_index: 1 } as AnyView;
    const log = [...LAST.log, { number: LAST.number, event: { event: 'round_began', rule: '', round: 2 } }] as unknown as Line[];
    const stops = stopsOf([...STEPS.slice(0, -1), { ...LAST, view, log }]);
    const [result, race] = stops.slice(-2);
    expect([result, race].map(({ chapter }) => chapterWords('galaxy_trucker', chapter))).toEqual(['Landed', 'Round 2: building']);
    expect([result.lines, race.lines]).toEqual([log.length - 1, log.length]);
  });

  test('are skipped one by one, back to the start of this one first', () => {
    const { player } = open();
    const starts = player.segments.map((segment) => segment.from);
    for (const from of starts.slice(1)) {
      player.jump(1);
      expect(player.at).toBe(from);
    }
    player.go(starts[3] + 2);
    player.jump(-1);
    expect(player.at).toBe(starts[3]);
    player.jump(-1);
    expect(player.at).toBe(starts[2]);
  });

  test.each(GAMES.filter((game) => game.name !== 'galaxy_trucker'))('of $name are its phases, a stop a moment', ({ frames }) => {
    const steps = frames.map((frame, at) => ({ ...LAST, ...frame, action: null, why: null, phase: `turn ${at >> 1}`, to_move: [] }));
    const stops = momentsOf(steps);
    expect(stops.map((stop) => stop.at)).toEqual(frames.map((_, at) => at));
    expect(segmentsOf(stops)[0].stops).toBe(2);
  });
});

describe('an address', () => {
  test('names the moment, and the step within it', () => {
    const { player } = open();
    for (const at of player.stops.keys()) {
      player.go(at);
      const { hash } = player;
      player.go(0);
      player.followHash(hash);
      expect(player.at, hash).toBe(at);
    }
  });
});

describe('names', () => {
  test('are of who sat there then', () => {
    const { player } = open();
    const seats = ROOM.seats.map((seat) => (seat.seat === 0 ? { ...seat, kind: 'bot' as const, name: '' } : seat));
    const until = STEPS[3].number;
    player.replay = { ...player.replay!, room: { ...ROOM, seats }, left: [{ seat: 0, name: 'Altair', until }] };
    const bot = player.namesAt(STEPS[4])[0];
    expect(bot).not.toBe('Altair');
    expect(player.namesAt(STEPS[3])[0]).toBe('Altair');
    expect(player.room!.seats[0]).toMatchObject({ kind: 'person', name: 'Altair' });
    player.go(player.last);
    expect(player.room!.seats[0]).toMatchObject({ kind: 'bot', name: bot });
  });
});
