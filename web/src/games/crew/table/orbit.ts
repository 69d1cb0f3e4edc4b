// Where cards lie in a trick: on an orbit, clockwise, my own at the bottom.
export interface Spot {
  x: number;
  y: number;
}

export interface Orbit {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  w: number; // width of a card
  h: number;
}

/** The largest orbit that leaves room for whole cards and a line of words below them. */
export function orbitIn(width: number, height: number, hands: number): Orbit {
  const crowded = hands > 4; // five cards overlap on the orbit of four
  const w = Math.max(40, Math.min(96, height * (crowded ? 0.25 : 0.27), width / 5.2));
  const h = (w * 134) / 96;
  return {
    cx: width / 2,
    cy: height / 2,
    rx: Math.max(w, Math.min(width / 2 - w / 2 - 8, w * (crowded ? 2.1 : 1.72))),
    ry: Math.max(h * 0.52, Math.min(height / 2 - h / 2 - 6, w * 1.25)),
    w,
    h,
  };
}

const DEGREE = Math.PI / 180;

/** Where the hands lie, clockwise from the bottom, in degrees. JARVIS, where he plays, lies at the top as his cards do. */
export function anglesOf(hands: number, machine = -1): number[] {
  if (machine < 0) return Array.from({ length: hands }, (_, step) => 90 + (step * 360) / hands);
  return machine === 1 ? [90, 270, 360] : [90, 180, 270];
}

/** The middle of the card that lies at an angle. */
export function spot(orbit: Orbit, angle: number): Spot {
  return { x: orbit.cx + orbit.rx * Math.cos(angle * DEGREE), y: orbit.cy + orbit.ry * Math.sin(angle * DEGREE) };
}

/** Arrows half way between the seats, in the direction of play. */
export function arrows(orbit: Orbit, angles: readonly number[]): { x: number; y: number; turn: number }[] {
  return angles.map((from, i) => {
    const middle = (from + (angles[i + 1] ?? angles[0] + 360)) / 2;
    const a = middle * DEGREE;
    const turn = Math.atan2(orbit.ry * Math.cos(a), -orbit.rx * Math.sin(a)) / DEGREE;
    return { ...spot(orbit, middle), turn };
  });
}

/** Stars of the table, always the same ones; these steps never fall into a line. */
export function stars(width: number, height: number, count: number): { x: number; y: number; big: boolean }[] {
  return Array.from({ length: count }, (_, i) => ({
    x: ((0.5 + i * 0.75487766) % 1) * width,
    y: ((0.5 + i * 0.56984029) % 1) * height,
    big: i % 5 === 0,
  }));
}
