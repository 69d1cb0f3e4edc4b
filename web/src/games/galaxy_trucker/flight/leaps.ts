// Which cards a ship in hyperspace misses, and which ones I would.
import { of } from '../../choosing.svelte';
import { type ShipView, type View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';
import { t } from '../../../text';
import type { Choice } from '../words';
import { inOrder, type PreviewOf } from './question';

const AWAY = 2; // cards: this one and the next
const BEFORE = 2; // cards that are shown besides
const AFTER = 3;

export interface Leap {
  seat: number;
  hull: string; // '' is the whole ship
  from: number; // the first card missed, by its number
  to: number; // the last one
}

/** The cards around the one in play, by their numbers. */
export function windowOf({ number, cards }: View['flight']): number[] {
  const first = Math.max(1, number - BEFORE);
  const last = Math.min(cards, number + AFTER);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function absentHulls(ship: ShipView): [string, number][] {
  return ship.status === 'away' ? [['', ship.returns ?? 0]] : Object.entries(ship.hulls_away ?? {});
}

/** Everybody who is away, and at last myself if I jump now. */
export function leapsOf({ ships, flight: { number, cards } }: View, me: number): Leap[] {
  const away = ships.flatMap((ship, seat) =>
    absentHulls(ship).map(([hull, returns]) => ({ seat, hull, from: number - AWAY + returns, to: Math.min(cards, number + returns - 1) })),
  );
  return [...away, { seat: me, hull: 'next', from: number, to: Math.min(cards, number + AWAY - 1) }];
}

/** What the cheapest jump takes, on the ship; other engines that can be burned are answers too. */
export function jumpMarks(choices: readonly Choice[], previewOf: PreviewOf): Record<number, Mark> {
  const jumps = of(inOrder(of(choices, 'jump'), previewOf), 'jump');
  if (!jumps.length) return {};
  const [best, ...others] = jumps;
  const marks: Record<number, Mark> = {};
  for (const one of others) marks[one.cell] = { kind: 'pick', label: '' };
  for (const cell of previewOf(best)?.loses ?? []) marks[cell] = { kind: 'falls' };
  marks[best.battery] = { kind: 'chosen', label: '−1' };
  marks[best.booster] = { kind: 'chosen', says: t('gt-mark-booster') };
  marks[best.cell] = { kind: 'boosted', label: t('gt-mark-burns'), press: true };
  return marks;
}
