// Small pictures for lists: a component, and the outlines of the new boards.
import { tile } from '../tiles';

export const miniTile = (kind: string): string => tile(kind, [0, 0, 0, 0], 0, {}, { size: 30 });

const outline = (rows: readonly string[], side: number): string => {
  const [wide, high] = [rows[0].length * side, rows.length * side];
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((square, x) =>
      square === '.' ? [] : [`<rect x="${x * side}" y="${y * side}" width="${side - 1}" height="${side - 1}" rx="1" fill="var(--dim)"/>`],
    ),
  );
  return `<svg viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" aria-hidden="true">${squares.join('')}</svg>`;
};

export const SHAPES = {
  IA: outline(['.XXX.', 'XXXXX', '.XXX.', 'XXXXX', 'X...X'], 5),
  IIA: outline(['X..X..XX.', 'XXXX.XXXX', '.XX...XX.', 'XXXX.XXXX', 'X..X..XX.'], 3.3),
};
