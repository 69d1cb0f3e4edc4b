// What the pages after a flight say: reports in order, their lines, and what a round is remembered for.
import { t } from '../../../text';
import type { RoomInfo } from '../../../wire';
import { seatName } from '../../../words';
import type { View } from '../catalog';

export type Report = NonNullable<View['reports']>[number];
export type Landing = NonNullable<View['landings']>[number];

/** +8, −8, 0 */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** All reports, mine with my total. */
export const reportsOf = (view: View): Report[] =>
  (view.reports ?? []).map((one, i) => ({ ...one, credits: one.credits ?? view.totals?.[i] ?? null }));

/** The reports of the round that was settled last. */
export function lastRound(reports: readonly Report[]): Report[] {
  const last = Math.max(0, ...reports.map((one) => one.number));
  return reports.filter((one) => one.number === last);
}

/** Each line of a settlement by its name: what it brought or cost. */
export const linesOf = (one: Report): [string, number][] => [
  ['earned', one.earned],
  ['arrival', one.arrival],
  ['beauty', one.beauty],
  ['goods', one.goods],
  ...Object.entries(one.lines ?? {}),
  ['losses', -one.losses],
];

/** The names of all lines that brought anybody anything, in the order of a settlement. */
export function linesIn(reports: readonly Report[]): string[] {
  const found = reports.flatMap((one) => linesOf(one).filter(([, n]) => n !== 0));
  const order = reports.flatMap((one) => linesOf(one).map(([name]) => name));
  return [...new Set(order)].filter((name) => found.some(([one]) => one === name));
}

export const brought = (one: Report): number => linesOf(one).reduce((sum, [, n]) => sum + n, 0);

/** Me first, then as they landed, then whoever did not arrive. */
export function inOrder(reports: readonly Report[], me: number | null): Report[] {
  const rank = (one: Report): number => (one.seat === me ? 0 : one.place || reports.length + 1);
  return [...reports].sort((a, b) => rank(a) - rank(b));
}

/** How much of a ship came home, in a word. */
function shape({ parts, launched }: Report): string {
  if (!parts) return 'none';
  const lost = launched ? 1 - parts / launched : 0;
  return lost <= 0 ? 'whole' : lost < 0.34 ? 'scratched' : lost < 0.67 ? 'half' : 'rest';
}

export function resultTitle(reports: readonly Report[], room: RoomInfo, me: number | null): string {
  const [first] = inOrder(reports, me);
  if (first.seat !== me) return t('gt-result-watched', { name: seatName(room, first.seat) });
  if (!first.arrived) return t('gt-result-lost');
  return t('gt-result-title', { place: first.place, shape: t(`gt-result-shape-${shape(first)}`) });
}

export interface Memory {
  name: string;
  n: number;
  who: number; // whose ship had most of it
  most: number;
}

/** What was lost to what, the most first. */
export function memories(reports: readonly Report[]): Memory[] {
  const sums = new Map<string, Map<number, number>>();
  for (const { seat, tally } of reports) {
    for (const [name, n] of Object.entries(tally ?? {})) {
      const bySeat = sums.get(name) ?? new Map<number, number>();
      sums.set(name, bySeat.set(seat, (bySeat.get(seat) ?? 0) + n));
    }
  }
  return [...sums]
    .map(([name, bySeat]) => {
      const [who, most] = [...bySeat].reduce((a, b) => (b[1] > a[1] ? b : a));
      return { name, n: [...bySeat.values()].reduce((a, b) => a + b), who, most };
    })
    .sort((a, b) => b.n - a.n);
}

/** The card whose picture stands for it. */
export const MEMORY_CARD: Record<string, string> = {
  meteors: 'meteor_swarm',
  shots: 'pirates',
  sabotage: 'sabotage',
  crew_sold: 'abandoned_ship',
  crew_taken: 'slavers',
  crew_ill: 'epidemic',
  goods_taken: 'smugglers',
  dust: 'stardust',
};
export const MEMORY_TILE: Record<string, string> = { inspection: 'structural', unspent: 'battery', home: 'structural' };

export const memoryText = (name: string): string => t(`gt-memory-${name.replaceAll('_', '-')}`);
