// The way of the missions in rows that turn, as in the logbook: gold at the first try, dots for attempts.
import type { Crew } from '../wire';

export interface Stop {
  n: number;
  x: number;
  y: number;
  kind: 'gold' | 'won' | 'tried' | 'next' | 'ahead';
  attempts: number;
}
export interface Way {
  width: number;
  height: number;
  stops: Stop[];
  done: string; // the path flown
  ahead: string;
  turned: boolean; // the row of the next mission runs to the left
}

const LEFT = 35;

/** Lay the missions out, so many in a row. */
export function layWay(flown: readonly Crew.MissionFlown[], missions: number, per: number): Way {
  const [dx, dy] = per > 6 ? [58, 56] : [54, 50];
  const by = new Map(flown.map((one) => [one.mission, one]));
  const all = Array.from({ length: missions }, (_, i) => i + 1);
  const next = all.find((n) => !by.get(n)?.won) ?? 0;
  const row = (n: number): number => Math.floor((n - 1) / per);
  const place = (n: number): [number, number] => {
    const column = (n - 1) % per;
    return [LEFT + (row(n) % 2 ? per - 1 - column : column) * dx, 30 + row(n) * dy];
  };
  const kind = (n: number): Stop['kind'] => {
    const one = by.get(n);
    if (one?.won) return one.attempts === 1 ? 'gold' : 'won';
    return n === next ? 'next' : one ? 'tried' : 'ahead';
  };
  const stops = all.map((n) => ({ n, x: place(n)[0], y: place(n)[1], kind: kind(n), attempts: by.get(n)?.attempts ?? 0 }));
  const width = (per - 1) * dx + 2 * LEFT;
  const path = (from: number, to: number): string =>
    stops
      .slice(from - 1, to)
      .map((stop, i, part) => {
        if (!i) return `M${stop.x} ${stop.y}`;
        if (stop.y === part[i - 1].y) return `L${stop.x} ${stop.y}`;
        return `A${dy / 2} ${dy / 2} 0 0 ${stop.x > width / 2 ? 1 : 0} ${stop.x} ${stop.y}`;
      })
      .join('');
  const last = next || missions;
  return {
    width,
    height: Math.ceil(missions / per) * dy + 12,
    stops,
    done: path(1, last),
    ahead: path(last, missions),
    turned: row(last) % 2 === 1,
  };
}
