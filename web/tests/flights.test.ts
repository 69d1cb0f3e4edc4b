// Whole flights of every round, by their events alone: what is shown at the end is what is true.
import { describe, expect, test } from 'vitest';
import { fillFrame } from '../src/api';
import type { View } from '../src/games/galaxy_trucker/catalog';
import { pastCard, shownAt } from '../src/games/galaxy_trucker/flight/rewind';
import { agrees, apply, begin } from '../src/games/galaxy_trucker/flight/shown';
import { StepReader, type Line } from '../src/games/galaxy_trucker/flight/steps';
import type { Frame } from '../src/wire';
import recorded from './frames/flights.json';

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

  test('has every card among its steps, each with its announcement and its sum', () => {
    const kinds = new StepReader().read(log, 0).map((step) => step.kind);
    for (const kind of ['announce', 'sum']) expect(kinds.filter((one) => one === kind)).toHaveLength((after.flight.shown ?? []).length);
    expect(kinds.at(-1)).toBe('land');
  });
});
