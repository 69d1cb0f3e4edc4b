// What is marked on the squares of a ship that is being built.
import { t } from '../../../text';
import { secretsOf, type ShipView, type View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';
import type { Holding, Seam } from './hand.svelte';

type Marks = Record<number, Mark>;

/** The seams that are errors: those that neither hold nor are smooth on both sides. */
export const wrong = (seams: readonly Seam[] = []): Seam[] => seams.filter(({ meets }) => meets !== 'fits' && meets !== 'smooth');

export const seamWord = (meets: Seam['meets']): string => t(`gt-seam-${meets.replaceAll('_', '-')}`);
export const seamReason = (meets: Seam['meets']): string => t(`gt-seam-why-${meets.replaceAll('_', '-')}`);
export const seamAt = ({ side, meets }: Seam): string => t('gt-seam-at', { side: t(`gt-at-${side}`), seam: seamWord(meets) });

/** Errors by their letters, as the seams call them. */
const LETTERS: Record<string, Seam['meets']> = {
  A: 'single_double',
  B: 'plug_smooth',
  C: 'engine_aside',
  D: 'behind_engine',
  E: 'before_barrel',
  G: 'holds_nothing',
};

/** What is wrong with the component on this square, as far as I may know. */
export function faultsAt(view: View, ship: ShipView, cell: number): Seam['meets'][] {
  const flaws = ship.flaws ?? secretsOf(view, ship.seat)?.flaws ?? [];
  return [...new Set(flaws.filter((flaw) => flaw.cells.includes(cell)).map((flaw) => LETTERS[flaw.error]))].filter(Boolean);
}

/** Components that are connected wrongly, as far as I may know. */
export function flawMarks(view: View, ship: ShipView): Marks {
  const flaws = ship.flaws ?? secretsOf(view, ship.seat)?.flaws ?? [];
  const marked = flaws.flatMap((flaw) => flaw.cells);
  return Object.fromEntries(
    marked.map((cell) => [cell, { kind: 'flaw' as const, says: faultsAt(view, ship, cell).map(seamWord).join(', ') }]),
  );
}

/** What the square of a component in hand says: true by the rules, or nothing but «free». */
function squareMark(hand: Holding, cell: number): Mark {
  const good = hand.good(cell);
  if (!good) return { kind: 'free' };
  if (good.includes(hand.turns)) return { kind: 'fits' };
  if (good.length) return { kind: 'turn' };
  return { kind: 'never', says: [t('gt-mark-never'), ...wrong(hand.seams(cell)).map(seamAt)].join(', ') };
}

/** On my own ship besides: the loose component, where the one in hand fits, what I may take off. */
export function ownMarks(view: View, ship: ShipView, hand: Holding, removable: readonly number[]): Marks {
  const marks = flawMarks(view, ship);
  const loose = hand.loose;
  const faults = loose === null ? '' : wrong(hand.seams(loose)).map(seamAt).join(', ');
  const squares = hand.tile ? (hand.spots?.map((one) => one.cell) ?? hand.places) : [];
  for (const cell of squares) marks[cell] = squareMark(hand, cell);
  if (loose !== null) marks[loose] = { kind: 'loose', says: [t('gt-mark-loose'), faults].filter(Boolean).join(', ') };
  for (const cell of removable) if (cell !== loose) marks[cell] = { ...marks[cell], kind: 'flaw', press: true };
  return marks;
}

const STEP = [-16, 1, 16, -1];

interface Drawn {
  cell: number;
  seams: readonly Seam[];
  plain: boolean; // nobody checks them
}

/** The seams to draw: of the component over a square, else of the loose one if something is wrong with it. */
export function seamsOn(ship: ShipView, hand: Holding, cell: number | null): Drawn | null {
  if (cell !== null) {
    const seams = hand.seams(cell);
    if (seams) return { cell, seams, plain: false };
    const taken = new Set(ship.parts.map((part) => part.cell).filter((one) => hand.held || one !== hand.loose));
    const touching = STEP.flatMap((step, side) => (taken.has(cell + step) ? [{ side, meets: 'smooth' as const }] : []));
    return { cell, seams: touching, plain: true };
  }
  const { loose } = hand;
  const seams = loose === null || hand.held ? undefined : hand.seams(loose);
  return loose !== null && seams && wrong(seams).length ? { cell: loose, seams, plain: false } : null;
}
