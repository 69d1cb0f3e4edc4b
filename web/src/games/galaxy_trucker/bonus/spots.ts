// The numbers at the edges of all boards as one grid: what lies where two of them cross, on every ship.
import type { GalaxyTrucker } from '../../../wire';
import { boardOf, type View } from '../catalog';

export interface At {
  column: number;
  row: number;
}
type There = GalaxyTrucker.Threat;

const sums = (lines: readonly View['board']['columns'][]): number[] =>
  [...new Set(lines.flatMap((each) => each.map(([sum]) => sum)))].sort((a, b) => a - b);

/** The numbers that a board of a ship in flight has at its edges. */
export function edges(view: View): { columns: number[]; rows: number[] } {
  const boards = view.flight.order.map((seat) => boardOf(view, view.ships[seat]));
  return { columns: sums(boards.map((one) => one.columns)), rows: sums(boards.map((one) => one.rows)) };
}

export const isSpot = (one: At | null, column: number, row: number): boolean => one?.column === column && one.row === row;

/** What the spot takes, and from whom. */
export const takenAt = (view: View, { column, row }: At): readonly There[] =>
  view.flight.spots?.find((one) => isSpot(one, column, row))?.parts ?? [];

const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

const onwards = (numbers: readonly number[], from: number, by: number): number => {
  const at = numbers.indexOf(from) + by;
  return numbers[Math.max(0, Math.min(numbers.length - 1, at))];
};

/** The next spot in the direction of an arrow key; numbers that may not be named are passed over. */
export function nextSpot({ columns, rows }: { columns: readonly number[]; rows: readonly number[] }, from: At, key: string): At {
  const [across, along] = WAYS[key];
  return { column: onwards(columns, from.column, across), row: onwards(rows, from.row, along) };
}
