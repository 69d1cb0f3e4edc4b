// A flight from its beginning: the ships as they took off, and as they were at any line of the log.
import type { PartView, ShipView, View } from '../catalog';
import { agrees, apply, begin, withFigures, type Shown } from './shown';
import { StepReader, type Line, type Step } from './steps';

/** A piece of the show that was: where it began, and its steps. */
export interface Past {
  from: Shown;
  lines: number; // of the log, told before
  steps: readonly Step[];
}

/** The line with the first ship of this round that takes off; none is known: -1. */
function takeOff(log: readonly Line[]): number {
  const round = log.findLastIndex(({ event }) => event.event === 'round_began');
  return log.findIndex(({ event }, at) => at > round && event.event === 'launched');
}

/** How a component was turned when its builder placed it. */
function turnsOf(log: readonly Line[], seat: number, tile: string): number {
  const placed = log.findLast(({ event }) => event.event === 'placed' && event.tile === tile && event.seat === seat);
  return placed?.event.event === 'placed' ? (placed.event.turns ?? 0) : 0;
}

/** Nobody aboard yet, nothing lost yet. */
function launchedShip(ship: ShipView, log: readonly Line[], start: number): ShipView {
  const building = log.slice(0, start);
  let parts = ship.parts.map(({ cell, tile, turns }): PartView => ({ cell, tile, turns }));
  for (const { event } of log.slice(start).reverse()) {
    if (event.event === 'lost_part' && event.seat === ship.seat && event.how !== 'unused')
      parts.push({ cell: event.cell, tile: event.tile, turns: turnsOf(building, event.seat, event.tile) });
    if (event.event === 'mounted' && event.seat === ship.seat) {
      parts = parts.filter((part) => part.cell !== event.cell);
      if (event.old) parts.push({ cell: event.cell, tile: event.old, turns: turnsOf(building, event.seat, event.old) });
    }
  }
  return { ...ship, recalled: true, parts, status: 'building', place: 0, earned: 0, powered: [], question: null };
}

function atTakeOff(truth: View, log: readonly Line[], start: number): Shown {
  const ships = truth.ships.map((ship) => launchedShip(ship, log, start));
  const flight = { ...truth.flight, order: [], number: 0, card: null, shown: [], takers: [] };
  return begin({ ...truth, ships, flight });
}

/** The table when so many lines were told; null where the log does not lead from there to what is true now. */
export function shownAt(truth: View, log: readonly Line[], lines: number): Shown | null {
  const start = takeOff(log);
  if (start < 0 || lines < start) return null;
  const launched = atTakeOff(truth, log, start);
  const events = log.slice(start).map((line) => line.event);
  if (!agrees(events.reduce(apply, launched).view, truth)) return null;
  const { view, scene } = events.slice(0, lines - start).reduce(apply, launched);
  return { view: withFigures(view, truth), scene };
}

/** One card of this flight, by its number, as far as it was shown: so many lines. */
export function pastCard(truth: View, log: readonly Line[], number: number, until: number): Past | null {
  const start = takeOff(log);
  const steps = new StepReader().read(log, 0).filter((step) => step.from >= start && step.until <= until);
  const cards = steps.flatMap((step, at) => (step.kind === 'announce' ? [at] : []));
  if (start < 0 || cards[number - 1] === undefined) return null;
  const chosen = steps.slice(cards[number - 1], cards[number]);
  const from = shownAt(truth, log, chosen[0].from);
  return from && { from, lines: chosen[0].from, steps: chosen };
}
