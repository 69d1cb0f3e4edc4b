/**
 * Cosmobureau: every piece as a function that returns SVG text. Flat shapes, few colours, no files.
 * Theme colours come from CSS variables (so day and night both work); game colours are fixed.
 */

import { seatLook } from '../../drawings/seats';
import type { Cosmobureau } from '../../wire';
import type { Fields } from '../choosing.svelte';

export type Colour = Cosmobureau.TakeSample['colour'];
export type Kind = Cosmobureau.AgentView['colour'];
export type Side = 'N' | 'E' | 'S' | 'W';

type AnyOp = Cosmobureau.TodoView['op'];

/** An action of the data's vocabulary: a compartment's, a room's, a tile's bonus. */
export type Op = { op: AnyOp['op'] } & Fields<AnyOp>;
export interface SpaceTile {
  planet: Colour | null;
  megamall: boolean;
  wormhole: boolean;
  bonus: readonly Op[];
}
export interface BureauRoom {
  room: number;
  level: number | null;
  bonus: Op | null;
}
interface Drawn {
  size?: number;
  cls?: string;
}
interface Lying {
  landed?: boolean;
  met?: readonly Side[];
}
interface Piece {
  w: number;
  body: string;
}

export const HUE: Record<Kind, string> = { orange: '#f08a4b', blue: '#4f9de8', pink: '#e8709b', inspector: '#aab1c6' };
const PALE: Record<Kind, string> = { orange: '#fbc39a', blue: '#a5cef6', pink: '#f6b6cd', inspector: '#d9ddea' };
const DEEP: Record<Kind, string> = { orange: '#8f3d12', blue: '#174c85', pink: '#8a2450', inspector: '#444b66' };
/** Each seat has its colour and a pattern. */
const PATTERN = { red: 'plain', yellow: 'stripe', green: 'chevron', blue: 'dot', orange: 'cross' } as const;
export const patternOf = (seat: number) => PATTERN[seatLook(seat).name];
export const CREAM = '#f4ead5';
export const NIGHT = '#0e1530';
export const SPACE = '#121a40';
export const SUN = '#f7c04a';
const FLAME = '#ff7a45';
export const VIOLET = '#9b6fe0';
export const SIDES: Side[] = ['N', 'E', 'S', 'W'];
export const turn = (contacts: readonly Side[], quarter: number): Side[] => contacts.map((s) => SIDES[(SIDES.indexOf(s) + quarter) % 4]);

let serial = 0;
export const uid = (name: string) => `${name}${++serial}`;
export const svg = (body: string, w: number, h: number, { size, cls = '' }: Drawn = {}) =>
  `<svg class="${cls}" viewBox="0 0 ${w} ${h}" width="${size ? size * (w / h) : w}" height="${size || h}" aria-hidden="true">${body}</svg>`;
export const at = (x: number, y: number, body: string, scale = 1) =>
  `<g transform="translate(${x} ${y})${scale !== 1 ? ` scale(${scale})` : ''}">${body}</g>`;
type Value = string | number | null;
export const figure = (x: number, y: number, text: Value | undefined, size: number, fill: string, weight = 700) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${text ?? ''}</text>`;

// the four signs: sun disc, wave, leaf, bow tie (24 box)
const SIGN: Record<Kind, (c: string, gap?: string) => string> = {
  orange: (c) =>
    `<circle cx="12" cy="12" r="5" fill="${c}"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="${c}" stroke-width="2.4"/>`,
  blue: (c) =>
    [7.5, 12.5, 17.5]
      .map((y) => `<path d="M3 ${y}q3-4.5 6 0t6 0t6 0" fill="none" stroke="${c}" stroke-width="2.4" stroke-linecap="round"/>`)
      .join(''),
  pink: (c, gap = 'none') =>
    `<path d="M12 2C20.5 7.500 20.500 16 12 21.500C3.500 16 3.500 7.500 12 2Z" fill="${c}"/><path d="M12 7V21.500M12 13l3.600-3M12 16.500l-3.600-3" fill="none" stroke="${gap}" stroke-width="1.800" stroke-linecap="round"/>`,
  inspector: (c) =>
    `<path d="M2.500 6.500L10 10v4L2.500 17.500ZM21.500 6.500L14 10v4L21.500 17.500Z" fill="${c}" stroke="${c}" stroke-width="1.500" stroke-linejoin="round"/><rect x="9.800" y="9" width="4.400" height="6" rx="1.600" fill="${c}"/>`,
};
export const sign = (kind: Kind, colour: string, size = 24, gap?: string) => at(0, 0, SIGN[kind](colour, gap), size / 24);

// icons, 24 box; numbers live inside the shape
const can = (c: string) =>
  `<path d="M4 9.500L8.500 5H17.500L20.500 8V20A2.500 2.500 0 0 1 18 22.500H6.500A2.500 2.500 0 0 1 4 20Z" fill="${c}"/><path d="M11 5V2.400h6V5" fill="none" stroke="${c}" stroke-width="2"/><path d="M2.600 6L5.600 3l2 2L4.600 8Z" fill="${c}"/>`;
const CAN = can('var(--ink)');
const JAR =
  'M7.500 6h9v1.200c2.300 1 3.500 2.800 3.500 5.200V19a3.500 3.500 0 0 1-3.500 3.500h-9A3.500 3.500 0 0 1 4 19v-6.600c0-2.400 1.200-4.200 3.500-5.200Z';
const LID = (c: string) => `<rect x="6.500" y="1.500" width="11" height="3.600" rx="1.200" fill="${c}"/>`;
const ROCKET = (c = 'var(--ink)', hole = 'var(--panel)') =>
  `<path d="M12 .8c3.700 3.200 5 6.800 5 10.700V17H7v-5.500C7 7.600 8.300 4 12 .8Z" fill="${c}"/><path d="M6 11.500L2.500 16v4.500L6 18ZM18 11.500l3.500 4.500v4.500L18 18Z" fill="${c}"/><circle cx="12" cy="9.500" r="2.200" fill="${hole}"/><path d="M9 18.200h6L12 24Z" fill="${FLAME}"/>`;

export const ICON: Record<string, (value?: Value) => string> = {
  fuel: (n) =>
    CAN +
    (n
      ? figure(12.3, 19, n, 12.5, 'var(--panel)')
      : '<path d="M12.200 9c2.600 3.200 3.800 4.900 3.800 6.900a3.800 3.800 0 0 1-7.600 0c0-2 1.200-3.700 3.800-6.900Z" fill="var(--panel)"/>'),
  price: (n) =>
    `<rect x="-2" y="-1" width="28.500" height="27" rx="6" fill="${SPACE}" opacity=".88"/>` + can(CREAM) + figure(12.3, 19, n, 12.5, NIGHT), // on a tile, which is night in both themes
  fill_tank: () =>
    CAN +
    '<path d="M7.500 8.800h9.500M12.250 20V12M8.700 15.200l3.550-3.600 3.550 3.600" fill="none" stroke="var(--panel)" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>',
  sample: (kind) =>
    LID('var(--ink)') + `<path d="${JAR}" fill="${HUE[kind as Kind]}"/>` + at(5.4, 8, sign(kind as Kind, NIGHT, 13, HUE[kind as Kind])),
  sample_any: () => {
    const id = uid('jar');
    return (
      LID('var(--ink)') +
      `<clipPath id="${id}"><path d="${JAR}"/></clipPath><g clip-path="url(#${id})"><path d="M0 5h24v6H0Z" fill="${HUE.orange}"/><path d="M0 11.300h24v5.400H0Z" fill="${HUE.blue}"/><path d="M0 16.700h24V24H0Z" fill="${HUE.pink}"/><path d="M0 11.300h24M0 16.700h24" stroke="${NIGHT}" stroke-width="1.200"/></g>`
    );
  },
  sample_here: () =>
    `<path d="M0 23.500C2.500 17.500 6.500 15 12 15s9.500 2.500 12 8.500Z" fill="var(--dim)"/><path d="M3.500 23.500C5 19.500 8 18 12 18s7 1.500 8.500 5.500Z" fill="var(--panel)" opacity=".3"/>` +
    at(3.4, -1, `<path d="${JAR}" fill="var(--ink)" stroke="var(--panel)" stroke-width="1.800"/>` + LID('var(--ink)'), 0.72),
  enlarge_store: () =>
    figure(12, 10.8, '+3', 12.5, 'var(--ink)') +
    [1.6, 8.9, 16.2]
      .map(
        (x) => `<rect x="${x}" y="13.600" width="6.200" height="8.400" rx="1.600" fill="none" stroke="var(--ink)" stroke-width="1.900"/>`,
      )
      .join(''),
  place_office: () =>
    `<path d="M12 9V1.200" stroke="var(--ink)" stroke-width="1.800" stroke-linecap="round"/><path d="M12.500 1.200L20.500 4L12.500 6.800Z" fill="${SUN}"/><path d="M4.500 9.500a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1v13h-15Z" fill="var(--ink)"/><path d="M7.500 11.500h3v3h-3ZM13.500 11.500h3v3h-3ZM7.500 16.500h3v3h-3ZM13.500 16.500h3v6h-3Z" fill="var(--panel)"/>`,
  bureau: (n) =>
    `<path d="M1.500 22.500v-5a1 1 0 0 1 1-1H7v-4.600a1 1 0 0 1 1-1h2.500V4a1.500 1.500 0 0 1 1.500-1.500h9A1.500 1.500 0 0 1 22.500 4v17a1.500 1.500 0 0 1-1.500 1.500Z" fill="${VIOLET}"/>` +
    figure(15.2, 18, n, 13.5, '#fff'),
  fly: () => `<g transform="rotate(42 12 12)">${at(1, 0.5, ROCKET(), 0.92)}</g>`,
  credits: (n) =>
    `<circle cx="12" cy="12" r="10.800" fill="${SUN}"/><circle cx="12" cy="12" r="8.900" fill="none" stroke="#b97f00" stroke-width="1.200"/>` +
    figure(12, 16.4, n ?? 'c', 12.5, NIGHT),
  level: (n = '') =>
    `<path d="M3 2.500h18v12.500L12 22.500 3 15Z" fill="${VIOLET}" stroke="${VIOLET}" stroke-width="1.500" stroke-linejoin="round"/>` +
    (n !== ''
      ? figure(12, 15.6, n, 13, '#fff')
      : '<path d="M7 10.500l5-4 5 4M7 15.500l5-4 5 4" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>'),
  land: () =>
    '<path d="M1 23c3-4.500 6.800-6.500 11-6.500S20 18.500 23 23Z" fill="var(--dim)"/><path d="M12 1.500v11M7.500 8.500L12 13l4.500-4.500" fill="none" stroke="var(--ink)" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
  rotate: () =>
    '<path d="M19.500 12a7.500 7.500 0 1 1-2.600-5.700" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/><path d="M20.500 2.500v5.500H15Z" fill="currentColor"/>',
  bag: () =>
    '<path d="M5 8.500c-2 3-2.500 6-2.500 8.500 0 3.500 3 5.500 9.500 5.500s9.500-2 9.500-5.500c0-2.500-.5-5.500-2.500-8.500Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6.500 8.500L4.500 3.500l4 1.500L12 2.500l3.500 2.500 4-1.500-2 5Z" fill="currentColor"/>',
  queue: () =>
    '<rect x="2" y="6" width="6" height="12" rx="1.500" fill="currentColor"/><rect x="9.500" y="6" width="6" height="12" rx="1.500" fill="currentColor" opacity=".7"/><rect x="17" y="6" width="5" height="12" rx="1.500" fill="currentColor" opacity=".4"/>',
  set: () =>
    (
      [
        ['orange', 3.5],
        ['blue', 9.7],
        ['pink', 15.9],
      ] as [Colour, number][]
    )
      .map(([k, x]) => `<rect x="${x - 2}" y="5" width="5.400" height="14" rx="1.800" fill="${HUE[k]}"/>`)
      .join(''),
};
export const icon = (name: string, value?: string | number, size = 24) => svg(ICON[name](value), 24, 24, { size, cls: 'icon' });

// an action of the vocabulary as a row of icons; returns its body and width at 24 high
export function part(action: Op): Piece {
  switch (action.op) {
    case 'per_level':
    case 'per_office': {
      const inner = part(action.do!),
        head = action.op === 'per_level' ? ICON.level() : ICON.place_office(),
        w = 41 + inner.w;
      return {
        w,
        body: `<rect x=".7" y="-2.300" width="${w - 1.4}" height="28.600" rx="8" fill="none" stroke="${VIOLET}" stroke-width="1.400"/><path d="M8.700-2.300H32v28.600H8.700a8 8 0 0 1-8-8V5.700a8 8 0 0 1 8-8Z" fill="${VIOLET}" opacity=".28"/>${at(4, 2.5, head, 0.79)}<path d="M25.500 9.500l5 5m0-5l-5 5" stroke="var(--ink)" stroke-width="1.800" stroke-linecap="round"/>${at(35, 0, inner.body)}`,
      };
    }
    case 'choice': {
      const options = action.options!,
        more = options.length > 2;
      const a = part(more ? { op: 'choice', options: options.slice(0, -1) } : options[0]),
        b = part(options[options.length - 1]),
        w = a.w + 9 + b.w;
      return {
        w,
        body:
          a.body +
          `<path d="M${a.w + 7} 2.500L${a.w + 2} 21.500" stroke="var(--dim)" stroke-width="1.800" stroke-linecap="round"/>` +
          at(a.w + 9, 0, b.body),
      };
    }
    case 'pay_fuel':
    case 'discard_sample': {
      const then = part(action.then!),
        cost = action.op === 'pay_fuel' ? ICON.fuel(action.cost) : ICON.sample_any();
      return {
        w: 50 + then.w,
        body: `<path d="M5-2.300H38L48 12L38 26.300H5a4.500 4.500 0 0 1-4.500-4.500V2.200A4.500 4.500 0 0 1 5-2.300Z" fill="var(--stop)" fill-opacity=".26" stroke="var(--stop)" stroke-width="1.400" stroke-linejoin="round"/><path d="M4 12h6" stroke="var(--ink)" stroke-width="2.200" stroke-linecap="round"/>${at(12.5, 1, cost, 0.92)}${at(50, 0, then.body)}`,
      };
    }
    case 'sample_colour':
      return { w: 24, body: ICON.sample(action.colour) };
    default:
      return { w: 24, body: ICON[action.op](action.n) };
  }
}
/* pack actions into rows centred in a box */
export function actionsIn(actions: readonly Op[], w: number, h: number, most = 1.12): string {
  const rows: { parts: Piece[]; w: number }[] = [];
  for (const p of actions.map(part)) {
    const last = rows[rows.length - 1];
    if (last && p.w === 24 && last.w === 24) {
      last.parts.push(p);
      last.w += 30;
    } else rows.push({ parts: [p], w: p.w });
  }
  const tall = rows.length * 24 + (rows.length - 1) * 9,
    wide = Math.max(...rows.map((r) => r.w));
  const s = Math.min(most, (w - 8) / wide, (h - 8) / (tall + 4));
  let y = (h - tall * s) / 2;
  return rows
    .map((r) => {
      let x = (w - r.w * s) / 2;
      const out = r.parts
        .map((p) => {
          const g = at(x, y, p.body, s);
          x += (p.w + 6) * s;
          return g;
        })
        .join('');
      y += 33 * s;
      return out;
    })
    .join('');
}
export const action = (a: Op, size = 24) => {
  const p = part(a),
    pad = p.w > 24 ? 3 : 0;
  return `<svg class="icon" viewBox="0 ${-pad} ${p.w} ${24 + 2 * pad}" width="${(p.w * size) / 24}" height="${((24 + 2 * pad) * size) / 24}" aria-hidden="true">${p.body}</svg>`;
};

// agents, 84 box: half a disc on each side with a contact; two halves that meet make a whole
export const half = (side: Side, fill: string, r = 10, s = 84) => {
  const [x, y] = { N: [s / 2, 0], E: [s, s / 2], S: [s / 2, s], W: [0, s / 2] }[side],
    q = SIDES.indexOf(side) * 90;
  return `<path transform="rotate(${q} ${x} ${y})" d="M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z" fill="${fill}"/>`;
};
const arm = (side: Side, fill: string, w = 9) =>
  ({
    N: `<rect x="${42 - w / 2}" y="3" width="${w}" height="39" fill="${fill}"/>`,
    S: `<rect x="${42 - w / 2}" y="42" width="${w}" height="39" fill="${fill}"/>`,
    W: `<rect x="3" y="${42 - w / 2}" width="39" height="${w}" fill="${fill}"/>`,
    E: `<rect x="42" y="${42 - w / 2}" width="39" height="${w}" fill="${fill}"/>`,
  })[side];
const rays = (c: string) =>
  Array.from(
    { length: 12 },
    (_, i) => `<path transform="rotate(${i * 30} 42 42)" d="M39.400 27.500L42 20.500l2.600 7Z" fill="${c}"/>`,
  ).join('');
const eye = (x: number, y: number, r = 2.3) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${NIGHT}"/>`;
const FACE: Record<Kind, () => string> = {
  orange: () =>
    rays(HUE.orange) +
    `<circle cx="42" cy="42" r="14" fill="${HUE.orange}"/>` +
    eye(37, 40) +
    eye(47, 40) +
    `<path d="M36.500 46q5.500 5 11 0" fill="none" stroke="${NIGHT}" stroke-width="2.200" stroke-linecap="round"/>`,
  blue: () =>
    `<path d="M25.500 55V42C25.500 30 32.500 22.500 42 22.500c7 0 12.500 3.500 14.500 9.500-4.500-2.600-8.500-.6-8.500 3 3-1 10.500 0 10.500 8v12q-4.100 6-8.200 0t-8.300 0t-8.300 0t-8.200 0Z" fill="${HUE.blue}"/><circle cx="38" cy="41.500" r="6" fill="#fff"/>` +
    eye(39.4, 41.8, 2.9) +
    `<path d="M35 51q4.500 3 9 0" fill="none" stroke="${NIGHT}" stroke-width="2.200" stroke-linecap="round"/>`,
  pink: () =>
    `<path d="M42 18C59.500 28 59.500 51.500 42 64C24.500 51.500 24.500 28 42 18Z" fill="${HUE.pink}"/><path d="M42 24v11M42 30.500l5-3.500M42 33l-5-3.500" fill="none" stroke="${DEEP.pink}" stroke-width="2" stroke-linecap="round"/>` +
    eye(36.3, 42) +
    eye(47.7, 42) +
    `<path d="M38 49.500q4 3.600 8 0" fill="none" stroke="${NIGHT}" stroke-width="2.200" stroke-linecap="round"/>`,
  inspector: () =>
    `<path d="M30 31c0-7 4.500-11 12-11s12 4 12 11Z" fill="${DEEP.inspector}"/><rect x="25" y="30" width="34" height="4" rx="2" fill="${DEEP.inspector}"/><path d="M31.500 34h21v8.500c0 6-4 10-10.500 10s-10.500-4-10.500-10Z" fill="${HUE.inspector}"/><g fill="#fff" stroke="${NIGHT}" stroke-width="1.600"><circle cx="37.300" cy="40" r="3.600"/><circle cx="46.700" cy="40" r="3.600"/></g>` +
    eye(37.3, 40.3, 1.5) +
    eye(46.7, 40.3, 1.5) +
    `<path d="M38.500 47.600h7" stroke="${NIGHT}" stroke-width="2" stroke-linecap="round"/>` +
    at(29, 46.5, sign('inspector', NIGHT, 26)),
};
/** An agent: `met` are the sides that meet a contact. */
export function agentBody(kind: Kind, contacts: readonly Side[], { landed = false, met = [] }: Lying = {}): string {
  const c = HUE[kind];
  const plug = contacts.map((s) => half(s, landed ? c : CREAM, 11) + (met.includes(s) ? '' : half(s, NIGHT, 4.6))).join('');
  if (!landed)
    return `<rect x="3" y="3" width="78" height="78" rx="9" fill="${c}"/>${contacts.map((s) => arm(s, CREAM)).join('')}<circle cx="42" cy="42" r="28" fill="${CREAM}"/>${FACE[kind]()}${plug}`;
  const stamp =
    kind === 'inspector'
      ? `<circle cx="42" cy="42" r="24" fill="${SPACE}" stroke="${c}" stroke-width="3"/>${at(31.5, 19.5, sign('inspector', c, 21))}<path d="M33 46l6.500 7L52 40.500" fill="none" stroke="${c}" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`
      : (() => {
          const id = uid('land');
          return `<clipPath id="${id}"><circle cx="42" cy="42" r="24"/></clipPath><circle cx="42" cy="42" r="24" fill="${SPACE}"/><g clip-path="url(#${id})"><circle cx="42" cy="78" r="26" fill="${c}"/></g><circle cx="42" cy="42" r="24" fill="none" stroke="${c}" stroke-width="3"/>${at(30, 23.5, sign(kind, c, 24, SPACE))}`;
        })();
  return `<rect x="4.500" y="4.500" width="75" height="75" rx="8" fill="${SPACE}" stroke="${c}" stroke-width="3"/>${contacts.map((s) => arm(s, c, 5)).join('')}${stamp}${plug}`;
}
export const agent = (kind: Kind, contacts: readonly Side[], options: Lying & Drawn = {}) =>
  svg(agentBody(kind, contacts, options), 84, 84, { size: options.size || 84, cls: 'agent' });

// space tiles, 84 box
const starfield = (seed: number, n = 9) => {
  let s = seed * 7919 + 13;
  const r = () => (s = (s * 16807) % 2147483647) / 2147483647;
  return Array.from(
    { length: n },
    () =>
      `<circle cx="${(6 + r() * 72).toFixed(1)}" cy="${(6 + r() * 72).toFixed(1)}" r="${(0.5 + r() * 0.8).toFixed(2)}" fill="${CREAM}" opacity="${(0.35 + r() * 0.5).toFixed(2)}"/>`,
  ).join('');
};
function planet(kind: Colour, r = 26, x = 42, y = 42): string {
  const id = uid('planet'),
    clip = `<clipPath id="${id}"><circle r="${r}"/></clipPath>`,
    k = r / 26;
  const inside = {
    orange: `<circle r="18" fill="${PALE.orange}" opacity=".55"/><circle r="10" fill="${PALE.orange}"/>`,
    blue: [-15, -4, 7, 18]
      .map(
        (v) =>
          `<path d="M-30 ${v}q7.500-8 15 0t15 0t15 0t15 0" fill="none" stroke="${PALE.blue}" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join(''),
    pink: `<path d="M0-20C17-9 17 9 0 21C-17 9-17-9 0-20Z" fill="${PALE.pink}"/><path d="M0-11V21M0 1l7-6M0 9l-7-6" fill="none" stroke="${HUE.pink}" stroke-width="3" stroke-linecap="round"/>`,
  }[kind];
  return `<g transform="translate(${x} ${y})">${clip}<circle r="${r}" fill="${HUE[kind]}"/><g clip-path="url(#${id})"><g transform="scale(${k})">${inside}<path d="M8-27A27 27 0 0 1 8 27A34 34 0 0 0 8-27Z" fill="${DEEP[kind]}" opacity=".35"/></g></g></g>`;
}
const spiral = (turns: number, r0: number, r1: number, phase: number) => {
  let d = '';
  for (let i = 0; i <= 60; i++) {
    const t = i / 60,
      a = phase + t * turns * 6.283,
      r = r0 + (r1 - r0) * t;
    d += `${i ? 'L' : 'M'}${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  }
  return d;
};
const wormhole = (x = 42, y = 42, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><circle r="27" fill="#241c5c"/><circle r="19" fill="#35257c"/>${[0, 2.094, 4.189].map((p) => `<path d="${spiral(0.62, 6, 26.5, p)}" fill="none" stroke="#b9a2f2" stroke-width="3.600" stroke-linecap="round"/>`).join('')}<circle r="6.500" fill="${NIGHT}"/><circle r="6.500" fill="none" stroke="#e6dcff" stroke-width="2.200"/></g>`;
const megamall = (x = 42, y = 42, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse rx="30" ry="8" cy="6" fill="none" stroke="${CREAM}" stroke-width="2.600" transform="rotate(-14)"/><path d="M-8-10v-4a8 8 0 0 1 16 0v4" fill="none" stroke="${CREAM}" stroke-width="3"/><path d="M-16-10h32l3 30a2 2 0 0 1-2 2h-34a2 2 0 0 1-2-2Z" fill="${SUN}"/><path d="M0-4.500l3.100 6.600 7.200.9-5.300 5 1.400 7.100L0 11.600-6.400 15.100l1.400-7.100-5.300-5 7.200-.9Z" fill="${NIGHT}"/><path d="M-29 12.500C-20 17 16 12 29.500-4.500" fill="none" stroke="${CREAM}" stroke-width="2.600"/></g>`;
/* a tile of space_tiles.csv; bonus is shown only at the discovery */
export function tileBody(t: SpaceTile, { bonus = false, seed = 1 }: { bonus?: boolean; seed?: number } = {}): string {
  let body = `<rect x="2" y="2" width="80" height="80" rx="6" fill="${SPACE}"/>${starfield(seed)}`;
  const cy = bonus && t.bonus.length ? 33 : 42;
  const both = t.planet && t.megamall;
  if (t.planet) body += planet(t.planet, bonus ? 22 : 25, both ? 34 : 42, cy);
  if (t.wormhole && t.megamall) body += wormhole(31, cy - 4, 0.72) + megamall(57, cy + 10, 0.62);
  else if (t.wormhole) body += wormhole(42, cy, bonus ? 0.84 : 0.95);
  else if (t.megamall) body += megamall(both ? 60 : 42, both ? cy + 1 : cy - 2, both ? 0.52 : 0.84);
  if (!t.planet && !t.wormhole && !t.megamall)
    body += `<path d="M${24} ${cy + 16}L${54} ${cy - 14}" stroke="${CREAM}" stroke-width="2" stroke-linecap="round" opacity=".35"/><path d="M30 ${cy + 19}L50 ${cy - 1}" stroke="${CREAM}" stroke-width="2" stroke-linecap="round" opacity=".22"/><circle cx="57" cy="${cy - 15}" r="5" fill="${CREAM}" opacity=".85"/>`;
  if (bonus && t.bonus.length) {
    const parts = t.bonus.map(part),
      w = parts.reduce((n, p) => n + p.w, 0) * 0.75 + (parts.length - 1) * 4 + 14;
    let x = 42 - w / 2 + 7;
    body +=
      `<rect x="${42 - w / 2}" y="56" width="${w}" height="23" rx="11.500" fill="var(--panel)" stroke="var(--line)"/>` +
      parts
        .map((p) => {
          const g = at(x, 58.5, p.body, 0.75);
          x += p.w * 0.75 + 4;
          return g;
        })
        .join('');
  }
  return body;
}
export const tileBack = () =>
  `<rect x="2" y="2" width="80" height="80" rx="6" fill="#26306a"/><g fill="none" stroke="#4a57a0" stroke-width="1.600"><circle cx="42" cy="42" r="13"/><circle cx="42" cy="42" r="24"/><circle cx="42" cy="42" r="34"/></g>` +
  figure(42, 50, '?', 24, CREAM);

// what belongs to a seat: pennant, ship, office
export function pattern(seat: number, id: string): string {
  const c = seatLook(seat).colour,
    d = NIGHT;
  const p = {
    plain: '',
    stripe: `<path d="M0 1.500h8" stroke="${d}" stroke-width="2.400"/>`,
    chevron: `<path d="M-1 7l5-5 5 5" fill="none" stroke="${d}" stroke-width="2.200"/>`,
    dot: `<circle cx="4" cy="4" r="1.900" fill="${d}"/>`,
    cross: `<path d="M1.5 4h5M4 1.5v5" stroke="${d}" stroke-width="1.800"/>`,
  }[patternOf(seat)];
  const size = { plain: 8, stripe: 6, chevron: 8, dot: 7, cross: 8 }[patternOf(seat)];
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${c}"/>${p}</pattern>`;
}
export function pennantBody(seat: number): string {
  const id = uid('seat');
  return `<defs>${pattern(seat, id)}</defs><path d="M3.500 1.500v21.500" stroke="var(--ink)" stroke-width="2" stroke-linecap="round"/><path d="M4.500 2L22.500 8.500L4.500 15Z" fill="url(#${id})" stroke="${seatLook(seat).colour}" stroke-width="1.400" stroke-linejoin="round"/>`;
}
export const pennant = (seat: number, size = 24) => svg(pennantBody(seat), 24, 24, { size, cls: 'icon' });
export function pawnBody(seat: number): string {
  const id = uid('seat');
  return `<defs>${pattern(seat, id)}</defs><g stroke="${NIGHT}" stroke-width="1.600" stroke-linejoin="round"><path d="M8 13L2 20v7l6-3ZM16 13l6 7v7l-6-3Z" fill="${seatLook(seat).colour}"/><path d="M12 1c4.500 4 6 8.500 6 13v9.500H6V14C6 9.500 7.500 5 12 1Z" fill="${seatLook(seat).colour}"/><path d="M6.800 16.500h10.400V23H6.800Z" fill="url(#${id})" stroke="none"/><path d="M6 23.500h12V14" fill="none"/></g><circle cx="12" cy="10.500" r="2.800" fill="${NIGHT}"/>`;
}
export const pawn = (seat: number, size = 28) => svg(pawnBody(seat), 24, 28, { size });
/* an office token, 48 box: the building in the seat's colour, its sign says for which planet, the coin what it pays */
export function officeBody(seat: number, planetKind: Colour | 'any', credits: number): string {
  const id = uid('seat'),
    c = seatLook(seat).colour;
  const board =
    planetKind === 'any'
      ? (['orange', 'blue', 'pink'] as Colour[])
          .map(
            (k, i) =>
              `<rect x="${7 + i * 11.33}" y="4" width="11.400" height="13" fill="${HUE[k]}"/>` +
              at(7.6 + i * 11.33, 5.5, sign(k, NIGHT, 10, HUE[k])),
          )
          .join('')
      : `<rect x="7" y="4" width="34" height="13" fill="${HUE[planetKind]}"/>` + at(18.5, 5, sign(planetKind, NIGHT, 11, HUE[planetKind]));
  const clip = uid('board');
  return `<defs>${pattern(seat, id)}<clipPath id="${clip}"><rect x="7" y="4" width="34" height="13" rx="3"/></clipPath></defs><path d="M14 17v3M34 17v3" stroke="${c}" stroke-width="3"/><g clip-path="url(#${clip})">${board}</g><rect x="5" y="19" width="38" height="26" rx="3" fill="${c}"/><path d="M5 38h38v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z" fill="url(#${id})"/><g fill="${NIGHT}"><rect x="8.500" y="23" width="5" height="5" rx="1"/><rect x="8.500" y="31" width="5" height="5" rx="1"/><rect x="34.500" y="23" width="5" height="5" rx="1"/><rect x="34.500" y="31" width="5" height="5" rx="1"/></g>${at(14.5, 20.5, ICON.credits(credits), 0.8)}`;
}
export const office = (seat: number, kind: Colour | 'any', credits: number, size = 48) =>
  svg(officeBody(seat, kind, credits), 48, 48, { size });
/* the small office on a tile, 22 box */
export function officeMark(seat: number): string {
  const id = uid('seat');
  return `<defs>${pattern(seat, id)}</defs><path d="M11 8V1.500" stroke="${CREAM}" stroke-width="1.800"/><path d="M11.500 1L20 4L11.500 7Z" fill="${seatLook(seat).colour}"/><rect x="2" y="7.500" width="18" height="14" rx="2" fill="${seatLook(seat).colour}" stroke="${NIGHT}" stroke-width="1.600"/><path d="M2.800 15h16.400v5a1 1 0 0 1-1 1H3.800a1 1 0 0 1-1-1Z" fill="url(#${id})"/><path d="M5 9.800h3v3H5ZM9.500 9.800h3v3h-3ZM14 9.800h3v3h-3Z" fill="${NIGHT}"/>`;
}

// the bureau: a corridor of doors; level rooms are the tall violet ones
export function roomBody(
  room: BureauRoom,
  { w = 54, h = 64, here = false, soon = false }: { w?: number; h?: number; here?: boolean; soon?: boolean } = {},
): string {
  const level = room.level,
    door = `M3 ${h - 2}V${level ? 18 : 22}Q3 ${level ? 3 : 8} ${w / 2} ${level ? 3 : 8}T${w - 3} ${level ? 18 : 22}V${h - 2}Z`;
  let body = `<path d="${door}" fill="${level ? VIOLET : 'var(--sky)'}" fill-opacity="${level ? 0.92 : 1}" stroke="${here ? 'var(--signal)' : level ? VIOLET : 'var(--line)'}" stroke-width="${here ? 2.4 : 1.4}" stroke-linejoin="round" ${soon ? 'stroke-dasharray="3 3"' : ''}/>`;
  if (level) body += figure(w / 2, 29, level, 20, '#fff') + at(w / 2 - 8, 34, sign('inspector', '#fff', 16));
  else if (room.bonus) {
    const p = part(room.bonus),
      s = Math.min(0.92, (w - 10) / p.w);
    body += at(w / 2 - (p.w * s) / 2, 27 - 12 * s + 2, p.body, s);
  } else body += figure(w / 2, 33, room.room, 14, 'var(--dim)', 600);
  return body;
}

// solo ranks, 96 box: a seal with six pips, as many lit as the rank is high
const RANK = [
  `<path d="M30 56l18-14 18 14" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  at(9.3, 8.3, `<rect x="22" y="20" width="40" height="46" rx="4" fill="${CREAM}"/>` + at(0, 0, FACE.orange()), 0.92),
  [42, 54, 66]
    .map(
      (y) => `<path d="M30 ${y}l18-14 18 14" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join(''),
  `<path d="M26 64V54a2 2 0 0 1 2-2h9v-9a2 2 0 0 1 2-2h9v-9a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v32Z" fill="#fff"/>` +
    at(47, 42, sign('inspector', VIOLET, 20)),
  `<path d="M48 24l7.400 15.400 17 2.200-12.500 11.700 3.200 16.800L48 61.900 32.900 70.100l3.200-16.800-12.500-11.700 17-2.200Z" fill="#fff"/>`,
  at(23, 21, `<g transform="rotate(42 12 12)">${ROCKET('#fff', VIOLET)}</g>`, 2.1),
];
function rankBody(n: number, lit = true): string {
  const teeth =
    Array.from({ length: 24 }, (_, i) => {
      const a = (i * Math.PI) / 12,
        b = a + Math.PI / 24;
      return `${i ? 'L' : 'M'}${(48 + 47 * Math.cos(a)).toFixed(1)} ${(48 + 47 * Math.sin(a)).toFixed(1)}L${(48 + 43 * Math.cos(b)).toFixed(1)} ${(48 + 43 * Math.sin(b)).toFixed(1)}`;
    }).join('') + 'Z';
  const pips = Array.from({ length: 6 }, (_, i) => {
    const a = ((150 - i * 24) * Math.PI) / 180;
    return `<circle cx="${(48 + 34.5 * Math.cos(a)).toFixed(1)}" cy="${(48 + 34.5 * Math.sin(a)).toFixed(1)}" r="3" fill="${i < n ? SUN : 'none'}" stroke="${SUN}" stroke-width="1.300"/>`;
  }).join('');
  return `<g opacity="${lit ? 1 : 0.4}"><path d="${teeth}" fill="${lit ? SUN : 'var(--line)'}"/><circle cx="48" cy="48" r="40" fill="${lit ? VIOLET : 'var(--panel)'}"/><circle cx="48" cy="48" r="40" fill="none" stroke="${NIGHT}" stroke-width="1.600" opacity=".5"/>${at(7.7, 3.7, RANK[n - 1] ?? '', 0.84)}${pips}</g>`;
}
export const rank = (n: number, size = 96, lit = true) => svg(rankBody(n, lit), 96, 96, { size });
