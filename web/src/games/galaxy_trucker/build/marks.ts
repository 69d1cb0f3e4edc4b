// What is marked on the squares of a ship that is being built.
import { t } from '../../../text';
import { secretsOf, type ShipView, type View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';
import type { Holding } from './hand.svelte';

type Marks = Record<number, Mark>;

/** Components that are connected wrongly, as far as I may know. */
export function flawMarks(view: View, ship: ShipView): Marks {
  const flaws = ship.flaws ?? secretsOf(view, ship.seat)?.flaws ?? [];
  return Object.fromEntries(flaws.flatMap((flaw) => flaw.cells.map((cell) => [cell, { kind: 'flaw' as const }])));
}

/** On my own ship besides: the loose component, where the one in hand fits, what I may take off. */
export function ownMarks(view: View, ship: ShipView, hand: Holding, removable: readonly number[]): Marks {
  const marks = flawMarks(view, ship);
  const loose = hand.loose;
  if (loose !== null) marks[loose] = { kind: 'loose', label: marks[loose] ? t('gt-mark-flaw') : undefined };
  for (const [cell, turns] of hand.places) {
    const can = hand.good(cell) ?? turns;
    if (cell !== loose) marks[cell] = { kind: can.includes(hand.turns) ? 'fits' : can.length ? 'turn' : 'never' };
  }
  for (const cell of removable) if (cell !== loose) marks[cell] = { kind: 'flaw', press: true };
  return marks;
}
