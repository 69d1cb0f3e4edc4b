// Colours and small things that components are drawn of: people, goods, compartments, the bolt of a battery.

export type Occupant = 'human' | 'purple' | 'orange' | 'blue' | null;
export interface Contents {
  seat?: number;
  cap?: number;
  crew?: readonly Occupant[];
  charged?: number;
  sleepers?: number;
  inert?: boolean; // it does not work where it lies
  goods?: readonly (string | null)[];
}

export const U = 96; // a square
export const PAPER = '#f1e6cd';
export const SHADE = '#dccda8';
export const EDGE = '#c5b48a';
export const INK = '#1a2247';
export const STEEL = '#8c96c8';
export const LIGHT = '#fffaf0';
export const SUN = '#f7c04a';
export const BRASS = '#f0a63c';
export const HUE: Record<string, string> = {
  pink: '#e8709b',
  blue: '#4f9de8',
  green: '#4fbf7b',
  yellow: '#f2c14e',
  orange: '#f08a4b',
  red: '#e5484d',
  purple: '#9b6fe0',
};

// small parts

export const at = (x: number, y: number, inner: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;

export const BOLT_PATH = 'M1.6 -8 L-5.4 1.4 H-0.8 L-1.8 8 L5.4 -1.8 H0.6 Z';
export const bolt = (x: number, y: number, fill = LIGHT, scale = 1) => at(x, y, `<path d="${BOLT_PATH}" fill="${fill}"/>`, scale);
/* the mark of everything that eats a battery token */
export const powerMark = (x: number, y: number) =>
  at(x, y, `<circle r="11" fill="${INK}"/><circle r="8.6" fill="${SUN}"/><path d="${BOLT_PATH}" fill="${INK}" transform="scale(.78)"/>`);

export function human(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    `<path d="M-13 21 C-13 11 -8 8 0 8 S13 11 13 21 Z" fill="${LIGHT}"/><path d="M-5 13 h10 v4 h-10z" fill="${HUE.orange}"/>
    <circle r="11.5" cy="-2" fill="${LIGHT}"/><rect x="-8" y="-7" width="16" height="11" rx="5.5" fill="${INK}"/><path d="M-4.6 -3 q1.2 -2 4 -2" stroke="${LIGHT}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
    scale,
  );
}
export function emptySeat(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    `<g fill="none" stroke="${STEEL}" stroke-width="2.4" stroke-dasharray="4 3.4" stroke-linecap="round"><path d="M-12 20 C-12 12 -8 9.5 0 9.5 S12 12 12 20"/><circle r="10" cy="-3"/></g>`,
    scale,
  );
}
export function purpleHead(x: number, y: number, scale = 1, flat = false): string {
  const c = HUE.purple;
  return at(
    x,
    y,
    `<path d="M-12 -9 C-20 -12 -22 -20 -19 -25 C-16 -20 -12 -18 -5 -17 Z M12 -9 C20 -12 22 -20 19 -25 C16 -20 12 -18 5 -17 Z" fill="${flat ? c : '#c7a9f5'}"/><circle r="17" fill="${c}"/>
    <circle cx="-6.4" cy="-3" r="4.6" fill="${LIGHT}"/><circle cx="6.4" cy="-3" r="4.6" fill="${LIGHT}"/><circle cx="-5.8" cy="-2.4" r="2.1" fill="${INK}"/><circle cx="5.8" cy="-2.4" r="2.1" fill="${INK}"/><path d="M-6 7 q6 5 12 0" stroke="${INK}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
    scale,
  );
}
export const WRENCH = 'M-3 22 V-6 A8 8 0 0 1 -6.5 -19 V-11.5 L0 -8.5 L6.5 -11.5 V-19 A8 8 0 0 1 3 -6 V22 Z';
export function orangeHead(x: number, y: number, scale = 1, withWrench = true): string {
  const c = HUE.orange;
  return at(
    x,
    y,
    `${withWrench ? `<path d="${WRENCH}" fill="${LIGHT}" transform="translate(23 5) rotate(14) scale(.92)"/>` : ''}<path d="M-13 -19 H13 L16 -3 L19 5 V14 Q19 18 15 18 H-15 Q-19 18 -19 14 V5 L-16 -3 Z" fill="${c}"/>
    <rect x="-11" y="-10" width="8" height="7" rx="1.6" fill="${LIGHT}"/><rect x="3" y="-10" width="8" height="7" rx="1.6" fill="${LIGHT}"/><rect x="-7.5" y="-8.6" width="4" height="4.6" fill="${INK}"/><rect x="3.5" y="-8.6" width="4" height="4.6" fill="${INK}"/>
    <rect x="-12" y="5" width="24" height="7.6" rx="2" fill="${INK}"/><path d="M-7 5 h5 v4 h-5z M2 5 h5 v4 h-5z" fill="${LIGHT}"/>`,
    scale,
  );
}
/* goods: red cube with hazard notch, yellow hexagon, green diamond, blue drum; about 22 units wide */
export function good(colour: string, x = 0, y = 0, scale = 1): string {
  const c = HUE[colour];
  const art: Record<string, string> = {
    red: `<path d="M-10 -8 Q-10 -10 -8 -10 H2 L10 -2 V8 Q10 10 8 10 H-8 Q-10 10 -10 8 Z" fill="${c}"/><path d="M4.6 -10 H8 Q10 -10 10 -8 V-4.6 Z" fill="${SUN}"/><path d="M-5.6 5.6 L3.4 -3.4" stroke="${LIGHT}" stroke-width="3" stroke-linecap="round"/>`,
    yellow: `<path d="M0 -11.4 L10 -5.7 V5.7 L0 11.4 L-10 5.7 V-5.7 Z" fill="${c}"/><path d="M0 -5.4 L4.7 -2.7 V2.7 L0 5.4 L-4.7 2.7 V-2.7 Z" fill="${INK}" opacity=".82"/>`,
    green: `<path d="M0 -12 L12 0 L0 12 L-12 0 Z" fill="${c}"/><path d="M0 -5 L5 0 L0 5 L-5 0 Z" fill="${LIGHT}"/>`,
    blue: `<circle r="10.6" fill="${c}"/><path d="M-10 -3.4 H10 M-10 3.4 H10" stroke="${INK}" stroke-width="2.2"/>`,
  };
  return at(x, y, art[colour], scale);
}

export const slot = (x: number, y: number, size: number, inner: string, special: boolean) =>
  special
    ? `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="6" fill="${HUE.red}"/><path d="M${x + 6} ${y} h7 l-13 13 v-7 q0 -6 6 -6z M${x + size - 6} ${y + size} h-7 l13 -13 v7 q0 6 -6 6z" fill="${SUN}"/><rect x="${x + 4.5}" y="${y + 4.5}" width="${size - 9}" height="${size - 9}" rx="3.4" fill="${INK}"/>${at(x + size / 2, y + size / 2, inner)}`
    : `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="5" fill="${STEEL}"/><rect x="${x + 3}" y="${y + 3}" width="${size - 6}" height="${size - 6}" rx="3" fill="${INK}"/>${at(x + size / 2, y + size / 2, inner)}`;

/** Where the dots of a die are. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
};
