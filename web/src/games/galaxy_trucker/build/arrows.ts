// Arrow keys over the squares of a board.
import { column, line } from '../catalog';

const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

export const isArrow = (key: string): boolean => key in WAYS;

/** The next square in that direction: in the same line the nearest, else the nearest of all that lie there. */
export function nextCell(cells: readonly number[], from: number, key: string): number {
  const [across, along] = WAYS[key];
  const ahead = (cell: number): number => (column(cell) - column(from)) * across + (line(cell) - line(from)) * along;
  const aside = (cell: number): number => Math.abs((column(cell) - column(from)) * along + (line(cell) - line(from)) * across);
  const there = cells.filter((cell) => ahead(cell) > 0);
  return there.sort((one, other) => aside(one) * 4 + ahead(one) - aside(other) * 4 - ahead(other))[0] ?? from;
}
