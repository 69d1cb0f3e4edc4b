// Whole flights of every round, by their events alone: what is shown at the end is what is true.
import { beforeAll, describe, expect, test } from 'vitest';
import { fillFrame } from '../src/api';
import { fieldsOf } from '../src/games/choosing.svelte';
import type { ShipView, View } from '../src/games/galaxy_trucker/catalog';
import { pastCard, shownAt } from '../src/games/galaxy_trucker/flight/rewind';
import { detailOf, newsOf, outWords, plain, titleOf, whoIsOut } from '../src/games/galaxy_trucker/flight/sentences';
import { agrees, apply, begin } from '../src/games/galaxy_trucker/flight/shown';
import { kindOf, StepReader, type Event, type Line, type Step } from '../src/games/galaxy_trucker/flight/steps';
import { LANGUAGES, needTexts, setLanguage } from '../src/text';
import type { Frame } from '../src/wire';
import recorded from './frames/flights.json';
import { GAMES, MISSING } from './recorded';

const FLIGHTS = (recorded.flights as unknown as [Frame, Frame][]).map(([before, after], number) => ({
  name: `${number + 1}, round ${after.public && (after.public as unknown as View).round}`,
  before: fillFrame(before).view as unknown as View,
  after: fillFrame(after).view as unknown as View,
  log: after.log as Line[],
}));

describe.each(FLIGHTS)('flight $name', ({ before, after, log }) => {
  test('is shown as it was', () => {
    const shown = log.map((line) => line.event).reduce(apply, begin(before));
    expect(agrees(shown.view, after)).toBe(true);
  });

  test('can be wound back to any card', () => {
    const { shown = [] } = after.flight;
    expect(shownAt(after, log, log.length)).not.toBeNull();
    shown.forEach((_, i) => expect(pastCard(after, log, i + 1, log.length)?.from.view.flight.number).toBe(i));
  });

  test('knows strengths only of ships that were then as they are now', () => {
    const ships: ShipView[] = pastCard(after, log, 1, log.length)!.from.view.ships;
    const sizes = ships.map((ship) => [ship.recalled, ship.parts.length === after.ships[ship.seat].parts.length]);
    for (const [isRecalled, isWhole] of sizes) expect(isRecalled || isWhole).toBe(true);
    expect(sizes.some(([isRecalled]) => isRecalled)).toBe(true);
  });

  test('has every card among its steps, each with its announcement and its sum', () => {
    const kinds = new StepReader().read(log, 0).map((step) => step.kind);
    for (const kind of ['announce', 'sum']) expect(kinds.filter((one) => one === kind)).toHaveLength((after.flight.shown ?? []).length);
    expect(kinds.at(-1)).toBe('land');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await needTexts('galaxy_trucker');
  });
  const room = { ...GAMES[2].room, seats: GAMES[2].room.seats.map((chair) => ({ ...chair, name: `Captain${chair.seat}` })) };
  const events = FLIGHTS.flatMap(({ log }) => log.map((line) => line.event)).filter((event) => kindOf(event));

  test('what the Big Expansion adds is said to me and of others', () => {
    const each = { rule: '', seat: 1, cell: 1 };
    const hull = { ...each, hull: 'left' as const, cells: [], event: 'withdrew' as const };
    const added: Event[] = [
      { ...each, event: 'woke', chamber: 2 },
      { ...each, event: 'boosted', booster: 2 },
      { ...each, event: 'jumped', cards: 2 },
      { ...each, event: 'came_back', place: 3 },
      { ...each, event: 'burned', cube: 'red', battery: 2, tokens: 2 },
      { ...each, event: 'saved' },
      { ...each, event: 'negotiated' },
      { ...hull, why: 'own_choice' },
      { ...hull, why: 'no_humans' },
      { ...hull, why: 'no_engines' },
      { ...hull, why: 'no_hull' },
    ];
    for (const event of added) {
      const step = { kind: kindOf(event), events: [event], number: 1, from: 0, until: 1, ms: 1 };
      expect(step.kind, event.event).not.toBe('');
      expect(plain(event, room, 1)).not.toMatch(/Captain/);
      expect(plain(event, room, 1)).not.toMatch(MISSING);
      expect(plain(event, room, 9)).toMatch(/Captain1/);
      expect(newsOf(step, 1)?.words).not.toMatch(MISSING);
    }
  });

  test('what happens to me is said to me, and what happens to others has their name', () => {
    const told = events.filter((event) => 'seat' in event && event.seat !== null && event.seat < 2 && plain(event, room) !== '');
    expect(told.length).toBeGreaterThan(200);
    for (const event of told) {
      const [mine, theirs] = [plain(event, room, fieldsOf(event).seat), plain(event, room, 9)];
      if (event.event === 'revealed' || event.event === 'skipped') continue; // the show has its own words for them
      expect(mine).not.toMatch(/Captain/);
      expect(mine).not.toMatch(MISSING);
      expect(theirs).toMatch(/Captain/);
    }
  });

  test('what happens several times in a step is counted, not said again', () => {
    const gave = events.find((event) => event.event === 'gave')!;
    const [step, shown] = [{ events: [gave, gave] } as unknown as Step, begin(FLIGHTS[0].before)];
    expect(titleOf(step, shown, room, 9)).toBe(`${plain(gave, room, 9)} ×2`);
    expect(detailOf(step, shown, room, 9, false)).toBe('');
  });

  test('whoever is out is out for a reason', () => {
    const out = FLIGHTS.flatMap(({ log }) => Object.values(whoIsOut(log.map((line) => line.event))));
    expect(out.length).toBeGreaterThan(0);
    for (const one of out) expect(outWords(one.why)).not.toMatch(MISSING);
  });
});
