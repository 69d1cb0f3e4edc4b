import { describe, expect, it } from 'vitest';
import { layAside, layOut } from '../src/daily/rockets';
import { dayWords, fewRows, untilWords } from '../src/daily/words';
import { layWay } from '../src/voyages/way';
import type { DayBoard } from '../src/wire';

const board = (counts: number[], mine = -1): DayBoard => ({
  flown: 0,
  home: 0,
  missing: 0,
  columns: counts.map((count, at) => ({ low: at, high: at, count, mine: at === mine })),
  mostly: null,
  rows: [],
});

describe('the rockets of a day', () => {
  it('stand side by side inside the picture, one for each attempt', () => {
    for (const width of [296, 330, 700]) {
      const field = layOut(board([2, 5, 9, 14, 11], 3), width);
      expect(field.columns.map((one) => one.rockets.length + one.more)).toEqual([2, 5, 9, 14, 11]);
      const places = field.columns.flatMap((one) => one.rockets);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
      expect(places.every(({ x, y }) => x > 0 && x < width && y > 0 && y < field.base)).toBe(true);
      expect(places.filter((one) => one.mine)).toHaveLength(1);
    }
  });
  it('say how many find no place', () => {
    const field = layOut(board([900]), 300);
    expect(field.columns[0].more).toBe(900 - field.columns[0].rockets.length);
    expect(layAside(700, 200).more).toBe(700 - layAside(700, 200).rockets.length);
  });
});

describe('the places of a day', () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({ you: at === 16, at }));
  it('are the first ones, mine and my neighbours', () => {
    expect(fewRows(rows).map((row) => row.at)).toEqual([0, 1, 2, 3, 4, 15, 16, 17]);
    expect(fewRows(rows.slice(0, 3))).toHaveLength(3);
  });
});

describe('days', () => {
  it('are those of UTC, wherever one is', () => {
    expect(dayWords('2026-11-21', 'en')).toBe('November 21');
    expect(dayWords('2026-11-21', 'ru', true)).toBe('Суббота, 21 ноября');
    expect(untilWords(3_660_000, 0)).toEqual({ hours: 1, minutes: 1 });
    expect(untilWords(0, 5)).toEqual({ hours: 0, minutes: 0 });
  });
});

describe('the way of the missions', () => {
  it('shows what was won at once, later, and what comes next', () => {
    const way = layWay(
      [
        { mission: 1, attempts: 1, won: true },
        { mission: 2, attempts: 3, won: true },
        { mission: 4, attempts: 1, won: false },
      ],
      50,
      6,
    );
    expect(way.stops.slice(0, 5).map((stop) => stop.kind)).toEqual(['gold', 'won', 'next', 'tried', 'ahead']);
    expect(way.stops.every((stop) => stop.x > 0 && stop.x < way.width && stop.y < way.height)).toBe(true);
  });
  it('ends where all are won', () => {
    const all = Array.from({ length: 50 }, (_, at) => ({ mission: at + 1, attempts: 1, won: true }));
    expect(layWay(all, 50, 10).stops.every((stop) => stop.kind === 'gold')).toBe(true);
  });
});
