// What is marked on the squares of a ship in flight.
import { t } from '../../../text';
import type { ShipView, View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';

type Threat = NonNullable<View['flight']['threats']>[number];

/** What is powered, in danger, or would fall off; and the squares that are an answer. */
export function flightMarks(
  ship: ShipView,
  threat: Threat | undefined,
  pickable: Iterable<number>,
  labelOf: (cell: number) => string,
): Record<number, Mark> {
  const marks: Record<number, Mark> = {};
  for (const cell of ship.powered ?? []) marks[cell] = { kind: 'chosen' };
  for (const cell of threat?.falls ?? []) marks[cell] = { kind: 'falls' };
  if (threat) marks[threat.cell] = { kind: 'danger', label: t('gt-target') };
  for (const cell of pickable) marks[cell] = marks[cell] ? { ...marks[cell], press: true } : { kind: 'pick', label: labelOf(cell) };
  return marks;
}
