// Faults and repairs in words, and where a fault is drawn; what they are the server says.
import { t } from '../../../text';
import type { GalaxyTrucker } from '../../../wire';
import { boardOf, column, line, type PartView, type ShipView, type View } from '../catalog';
import { kindName, printed } from '../words';

export type Flaw = GalaxyTrucker.Flaw;

/** A fault as it is listed: its number stays while the ship is repaired. */
export interface Fault {
  number: number;
  flaw: Flaw;
  done: boolean;
}

/** What the inspection found, and after that what the owner has brought about. */
export function faultsOf(ship: ShipView): Fault[] {
  const found = ship.repair?.found ?? ship.flaws ?? [];
  const left = ship.repair?.left ?? ship.flaws ?? [];
  const keys = new Set(left.map(keyOf));
  const known = new Set(found.map(keyOf));
  const all = [...found, ...left.filter((one) => !known.has(keyOf(one)))];
  return all.map((flaw, i) => ({ number: i + 1, flaw, done: !keys.has(keyOf(flaw)) }));
}
const keyOf = (flaw: Flaw): string => `${flaw.error} ${flaw.cells.join(' ')}`;

export const faultName = (flaw: Flaw): string => t(`gt-fault-${flaw.error.toLowerCase()}`);

/** Every component of the ship, those that are off included. */
export const allParts = (ship: ShipView): PartView[] => [...ship.parts, ...(ship.repair?.parts ?? [])];

/** A component by its kind and the numbers at the edges: «cabin 8/7». */
export function partName(view: View, ship: ShipView, cell: number): string {
  const tile = allParts(ship).find((one) => one.cell === cell)?.tile ?? '';
  const board = boardOf(view, ship);
  return t('gt-fault-part', {
    tile: kindName(tile),
    column: printed(board.columns, column(cell)),
    row: printed(board.rows, line(cell)),
  });
}

const BETWEEN: Record<string, string> = { A: 'gt-fault-two', B: 'gt-fault-two', D: 'gt-fault-behind', E: 'gt-fault-before' };

/** Which components a fault is about; once it is gone, which of them is off. */
export function faultWhere(view: View, ship: ShipView, { flaw, done }: Fault): string {
  const off = done && flaw.cells.find((cell) => !ship.parts.some((part) => part.cell === cell));
  if (off) return t('gt-fault-off', { first: partName(view, ship, off) });
  const [first, second] = flaw.cells.map((cell) => partName(view, ship, cell));
  if (flaw.cells.length === 1) return first;
  const key = BETWEEN[flaw.error];
  return key ? t(key, { first, second }) : t('gt-fault-more', { first, n: flaw.cells.length - 1 });
}

export const partsWords = (n: number): string => t('gt-parts-only', { n });
export const creditWords = (n: number): string => t('gt-cost-credits', { n });

const SQUARE = 96;

/** The middle of a fault's seam on the drawing, and how the seam lies; one square has no seam. */
export function seamOf(
  flaw: Flaw,
  x: (cell: number) => number,
  y: (cell: number) => number,
): { x: number; y: number; turn: number | null } {
  const [first, second] = flaw.cells;
  const half = SQUARE / 2;
  if (second === undefined || flaw.error === 'G') return { x: x(first) + half, y: y(first) + 14, turn: null };
  const middle = { x: (x(first) + x(second)) / 2 + half, y: (y(first) + y(second)) / 2 + half };
  return { ...middle, turn: line(first) === line(second) ? 90 : 0 };
}
