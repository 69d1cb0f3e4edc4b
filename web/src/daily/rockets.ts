// Every attempt a small rocket: those who came home stand by their result, the others aside.
import type { DayBoard } from '../wire';

export interface Rocket {
  x: number;
  y: number;
  mine: boolean;
}
export interface Column {
  x: number; // its middle
  label: string;
  rockets: Rocket[];
  more: number; // rockets that find no place
}
export interface Field {
  width: number;
  height: number;
  base: number;
  from: number;
  to: number;
  columns: Column[];
}

const STEP_Y = 26;
const HIGH = 9; // rockets above each other at most
const PACES = { wide: 22, narrow: 17 };

/** How many rockets stand beside each other in a column, so that it is not too high. */
const abreast = (most: number, room: number): number => Math.max(1, Math.min(room, Math.ceil(most / HIGH)));

/** The rockets that came home, in columns by their result. */
export function layOut(board: DayBoard, width: number): Field {
  const shown = board.columns;
  const room = (width - 24) / Math.max(1, shown.length);
  const pace = width > 400 ? PACES.wide : PACES.narrow;
  const most = Math.max(1, ...shown.map((one) => one.count));
  const per = abreast(most, Math.max(1, Math.floor((room - 6) / pace)));
  const rows = Math.min(HIGH, Math.ceil(most / per));
  const base = rows * STEP_Y + 34;
  const columns = shown.map((one, at) => {
    const middle = 12 + room * (at + 0.5);
    const count = Math.min(one.count, per * HIGH);
    const left = middle - ((Math.min(per, count) - 1) * pace) / 2;
    const rockets = Array.from({ length: count }, (_, i) => ({
      x: left + (i % per) * pace,
      y: base - 14 - Math.floor(i / per) * STEP_Y,
      mine: one.mine && i === count - 1,
    }));
    const label = one.low === one.high ? `${one.low}` : room < 64 ? `${one.low}+` : `${one.low}–${one.high}`;
    return { x: middle, label, rockets, more: one.count - count };
  });
  return { width, height: base + 44, base, from: 4, to: width - 4, columns };
}

/** Those who did not come home, in rows. */
export function layAside(count: number, width: number): { rockets: { x: number; y: number }[]; more: number; base: number } {
  const pace = 19;
  const per = Math.max(1, Math.floor((width - 8) / pace));
  const shown = Math.min(count, per * 5);
  const rows = Math.max(1, Math.ceil(shown / per));
  const base = rows * STEP_Y + 8;
  const rockets = Array.from({ length: shown }, (_, i) => ({
    x: 12 + (i % per) * pace,
    y: base - 14 - Math.floor(i / per) * STEP_Y,
  }));
  return { rockets, more: count - shown, base };
}
