import { MISSIONS } from '../missions';

/** The way to planet nine: all missions and the bodies along a path, spaced evenly by what they need. */

export type Body = 'earth' | 'moon' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'nine';
export type Stop = number | Body;
export type Point = [number, number];

const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export const WAY: Stop[] = [
  'earth',
  ...between(1, 3),
  'moon',
  ...between(4, 8),
  'mars',
  ...between(9, 16),
  'jupiter',
  ...between(17, 25),
  'saturn',
  ...between(26, 33),
  'uranus',
  ...between(34, 40),
  'neptune',
  ...between(41, 45),
  'pluto',
  ...between(46, MISSIONS.length),
  'nine',
];

export const RADIUS: Record<Body, number> = {
  earth: 24,
  moon: 12,
  mars: 18,
  jupiter: 44,
  saturn: 30,
  uranus: 26,
  neptune: 26,
  pluto: 12,
  nine: 50,
};

/** How far below a body its name stands. */
export const LABEL: Record<Body, number> = { ...RADIUS, saturn: 40, nine: 64 };

export interface Placed {
  stop: Stop;
  x: number;
  y: number;
  at: number;
}
export interface Laid {
  stops: Placed[];
  points: Point[];
}

function halfWidth(stop: Stop, now: number): number {
  if (typeof stop === 'number') return stop === now ? 29 : 17;
  return stop === 'saturn' ? 52 : stop === 'nine' ? 56 : RADIUS[stop] + 2;
}

function layOut(path: (t: number) => Point, samples: number, now: number): Laid {
  const points = Array.from({ length: samples + 1 }, (_, i) => path(i / samples));
  const length = [0];
  for (let i = 1; i <= samples; i++) {
    length.push(length[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  }
  const needed =
    WAY.reduce<number>((sum, stop) => sum + 2 * halfWidth(stop, now), 0) - halfWidth(WAY[0], now) - halfWidth(WAY[WAY.length - 1], now);
  const gap = (length[samples] - needed) / (WAY.length - 1);
  let along = 0;
  let at = 0;
  const stops = WAY.map((stop, i) => {
    if (i) along += halfWidth(WAY[i - 1], now) + gap + halfWidth(stop, now);
    while (at < samples && length[at] < along) at++;
    return { stop, x: points[at][0], y: points[at][1], at };
  });
  return { stops, points };
}

export const WIDE = { width: 1104, height: 844, sun: [545, 440] as Point, a: 508, b: 398 };

/** A wide screen: a spiral around the sun. */
export function spiral(now: number): Laid {
  const inner = 0.225;
  const turns = 2.33;
  const end = (-33 * Math.PI) / 180;
  return layOut(
    (t) => {
      const r = inner + (1 - inner) * t;
      const angle = end - (1 - t) * turns * 2 * Math.PI;
      return [WIDE.sun[0] + r * WIDE.a * Math.cos(angle), WIDE.sun[1] + r * WIDE.b * Math.sin(angle)];
    },
    4000,
    now,
  );
}

export const TALL = { width: 390, height: 2520 };

/** A phone: the same way as a ribbon that climbs. */
export function ribbon(now: number): Laid {
  const waves = 14.5;
  return layOut(
    (t) => [
      TALL.width / 2 - 128 * Math.sin(t * waves * Math.PI + 1.02) * (t > 0.97 ? (1 - t) / 0.03 : 1),
      TALL.height - 70 - t * (TALL.height - 170),
    ],
    6000,
    now,
  );
}

export const line = (points: Point[]): string =>
  points
    .filter((_, i) => i % 6 === 0 || i === points.length - 1)
    .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

/** The bodies on both sides of a mission. */
export function neighbours(mission: number): [Body, Body] {
  const at = WAY.indexOf(mission);
  const before = WAY.slice(0, at)
    .reverse()
    .find((s): s is Body => typeof s === 'string');
  const after = WAY.slice(at).find((s): s is Body => typeof s === 'string');
  return [before ?? 'earth', after ?? 'nine'];
}
