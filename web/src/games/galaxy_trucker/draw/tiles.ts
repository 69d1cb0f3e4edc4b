/**
 * Galaxy Trucker: every component drawn from simple geometry, on a 96 x 96 grid. Cannons, engines and
 * shields turn with the tile; people and goods stay upright. Connectors: 0 smooth, 1 single, 2 double,
 * 3 universal. Below 36 pixels an emblem without connectors.
 */

import { seatLook } from '../../../drawings/seats';
import { EMBLEMS, TURNING, type Shown } from './expansion/emblems';
import { blueHead } from './expansion/figures';
import { inertMark } from './expansion/marks';
import {
  bolt,
  BRASS,
  EDGE,
  emptySeat,
  good,
  HUE,
  human,
  INK,
  LIGHT,
  orangeHead,
  PAPER,
  powerMark,
  purpleHead,
  SHADE,
  slot,
  STEEL,
  SUN,
  type Contents,
  type Occupant,
} from './pieces';

export { at, good, HUE, INK, LIGHT, PAPER, STEEL, SUN, type Contents, type Occupant } from './pieces';

interface Drawn {
  size?: number;
  mini?: boolean;
  label?: string;
}

const SEAT_PATTERN = { red: 'plain', yellow: 'stripe', green: 'chevron', blue: 'dot', orange: 'cross' } as const;

// connectors: drawn for the north side, then turned
/* halves of round plugs, so that two joined tiles close a ring over the seam */
function plug(x: number, r: number, hole: number): string {
  return `<path d="M${x - r} 0 a${r} ${r} 0 0 0 ${2 * r} 0 Z" fill="${INK}"/><path d="M${x - hole} 0 a${hole} ${hole} 0 0 0 ${2 * hole} 0 Z" fill="${BRASS}"/>`;
}
export function connector(type: number): string {
  if (type === 1) return plug(0, 10.4, 7);
  if (type === 2) return plug(-13.5, 9.4, 6.2) + plug(13.5, 9.4, 6.2);
  if (type === 3)
    return (
      `<path d="M-35 0 H35 V3 Q35 6 32 6 H-32 Q-35 6 -35 3 Z" fill="${INK}"/>` +
      [-21, 0, 21].map((x) => plug(x, 8.8, 5.8)).join('') +
      `<path d="M-32 0 H32 V1 Q32 2.8 30.2 2.8 H-30.2 Q-32 2.8 -32 1 Z" fill="${BRASS}"/>`
    );
  return '';
}
function connectors(sides: readonly number[]): string {
  return sides
    .map((type, side) => (type ? `<g transform="rotate(${side * 90} 48 48) translate(48 1)">${connector(type)}</g>` : ''))
    .join('');
}

// emblems

function crewArt(crew: readonly Occupant[]): string {
  if (crew[0] === 'blue') return ''; // sits behind the bed
  if (crew[0] === 'purple') return purpleHead(48, 52, 1.08);
  if (crew[0] === 'orange') return orangeHead(43, 51, 1);
  return [0, 1].map((i) => (crew[i] === 'human' ? human : emptySeat)(i ? 61.5 : 34.5, 47, 0.98)).join('');
}
function seatMarks(seat: number): string {
  const pattern = SEAT_PATTERN[seatLook(seat).name];
  const out: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    const a = 22.5 + i * 45;
    const mark = {
      plain: '',
      stripe: `<rect x="-1.7" y="-4.6" width="3.4" height="9.2" fill="${INK}"/>`,
      chevron: `<path d="M-4.2 3 L0 -2.6 L4.2 3" fill="none" stroke="${INK}" stroke-width="3"/>`,
      dot: `<circle r="2.7" fill="${LIGHT}"/>`,
      cross: `<path d="M-3.4 0 H3.4 M0 -3.4 V3.4" stroke="${INK}" stroke-width="2.6"/>`,
    }[pattern];
    out.push(`<g transform="rotate(${a} 48 48) translate(48 16.6)">${mark}</g>`);
  }
  return out.join('');
}
export const EMBLEM: Record<string, (c: Shown) => string> = {
  ...EMBLEMS,
  starting_cabin: (
    c,
  ) => `<circle cx="48" cy="48" r="36" fill="${INK}"/><circle cx="48" cy="48" r="34" fill="${seatLook(c.seat ?? 0).colour}"/>${seatMarks(c.seat ?? 0)}<circle cx="48" cy="48" r="27.5" fill="${INK}"/>
      ${[0, 1].map((i) => ((c.crew || [])[i] === 'human' ? human : emptySeat)(i ? 59 : 37, 46, 0.82)).join('')}`,
  cabin: (c) =>
    `<path d="M15 40 Q15 17 48 17 T81 40 V72 Q81 78 75 78 H21 Q15 78 15 72 Z" fill="${INK}"/>${c.crew?.[0] === 'blue' ? blueHead(48, 45.5, 0.92) : ''}<path d="M15 69 H81 V72 Q81 78 75 78 H21 Q15 78 15 72 Z" fill="${STEEL}"/>${crewArt(c.crew || [])}`,
  life_support_purple: () =>
    `<path d="M30 80 L34 70 H62 L66 80 Z" fill="${INK}"/><circle cx="48" cy="46" r="30" fill="${HUE.purple}"/><circle cx="48" cy="46" r="25" fill="#efe4ff"/><path d="M24.4 54 A25 25 0 0 0 71.6 54 Q60 49 48 54 T24.4 54Z" fill="#cdb3f6"/>${purpleHead(48, 50, 0.78, true)}<circle cx="64" cy="36" r="3" fill="${HUE.purple}"/><circle cx="67" cy="45" r="2" fill="${HUE.purple}"/>`,
  life_support_orange: () =>
    `<path d="M24 80 V70 H72 V80 Z" fill="${INK}"/><rect x="18" y="16" width="60" height="58" rx="9" fill="${HUE.orange}"/><rect x="23" y="21" width="50" height="48" rx="5" fill="#ffe9d6"/><path d="M23 55 Q35 50 48 55 T73 55 V64 Q73 69 68 69 H28 Q23 69 23 64Z" fill="#fbc79d"/>${orangeHead(48, 47, 0.82, false)}<rect x="64" y="26" width="4.6" height="4.6" fill="${HUE.orange}"/>`,
  engine: () =>
    `<path d="M35 60 Q33 76 48 93 Q63 76 61 60 Z" fill="${HUE.orange}"/><path d="M41.5 60 Q41 71 48 81 Q55 71 54.5 60 Z" fill="${SUN}"/><rect x="31" y="15" width="34" height="30" rx="7" fill="${INK}"/><path d="M31 26 H65 V34 H31 Z" fill="${STEEL}"/><path d="M38 45 H58 L67 63 Q67 65 65 65 H31 Q29 65 29 63 Z" fill="${INK}"/><path d="M33.6 56 H62.4 L64 59.4 H32 Z" fill="${HUE.orange}"/>`,
  double_engine: () =>
    [30, 66]
      .map(
        (x) =>
          `<path d="M${x - 9} 62 Q${x - 11} 76 ${x} 93 Q${x + 11} 76 ${x + 9} 62 Z" fill="${HUE.orange}"/><path d="M${x - 4.4} 62 Q${x - 5} 72 ${x} 81 Q${x + 5} 72 ${x + 4.4} 62 Z" fill="${SUN}"/><path d="M${x - 7} 44 H${x + 7} L${x + 14} 63 Q${x + 14} 66 ${x + 12} 66 H${x - 12} Q${x - 14} 66 ${x - 14} 63 Z" fill="${INK}"/><path d="M${x - 10.4} 57 H${x + 10.4} L${x + 11.6} 60.4 H${x - 11.6} Z" fill="${HUE.orange}"/>`,
      )
      .join('') +
    `<rect x="17" y="15" width="62" height="31" rx="8" fill="${INK}"/><path d="M17 26.5 H79 V34.5 H17 Z" fill="${STEEL}"/>${powerMark(48, 30.5)}`,
  cannon: () =>
    `<rect x="40" y="7" width="16" height="46" fill="${INK}"/><path d="M37 5 Q37 3.5 38.5 3.5 H57.5 Q59 3.5 59 5 V15 H37 Z" fill="${HUE.red}"/><path d="M45.6 18 h4.8 v20 h-4.8z" fill="${STEEL}"/><path d="M28 80 L32 66 H64 L68 80 Z" fill="${INK}"/><circle cx="48" cy="57" r="22" fill="${INK}"/><circle cx="48" cy="57" r="18" fill="${HUE.red}"/><circle cx="48" cy="57" r="8" fill="${INK}"/><circle cx="48" cy="57" r="3.4" fill="${PAPER}"/>`,
  double_cannon: () =>
    [32, 64]
      .map(
        (x) =>
          `<rect x="${x - 7}" y="7" width="14" height="44" fill="${INK}"/><path d="M${x - 9.5} 5 Q${x - 9.5} 3.5 ${x - 8} 3.5 H${x + 8} Q${x + 9.5} 3.5 ${x + 9.5} 5 V15 H${x - 9.5} Z" fill="${HUE.red}"/><path d="M${x - 2} 18 h4 v18 h-4z" fill="${STEEL}"/>`,
      )
      .join('') +
    `<path d="M26 80 L30 70 H66 L70 80 Z" fill="${INK}"/><rect x="15" y="38" width="66" height="36" rx="18" fill="${INK}"/><rect x="19" y="42" width="58" height="28" rx="14" fill="${HUE.red}"/>${powerMark(48, 56)}`,
  shield: () =>
    `<path d="M15 17.5 H62 Q78.5 17.5 78.5 34 V81" fill="none" stroke="${HUE.blue}" stroke-width="9"/><path d="M20 31 H55 Q65 31 65 41 V76" fill="none" stroke="${HUE.blue}" stroke-width="4" opacity=".55"/><circle cx="37" cy="59" r="18" fill="${INK}"/><circle cx="37" cy="59" r="14.4" fill="${HUE.blue}"/>${powerMark(37, 59)}`,
  battery: (c) => {
    const n = c.cap || 2,
      charged = c.charged ?? n,
      w = n === 3 ? 16 : 21,
      gap = n === 3 ? 3.5 : 6,
      total = n * w + (n - 1) * gap,
      x0 = 48 - total / 2;
    let out = `<rect x="14" y="20" width="68" height="57" rx="10" fill="${INK}"/><path d="M30 20 v-3 q0 -2 2 -2 h8 q2 0 2 2 v3z M54 20 v-3 q0 -2 2 -2 h8 q2 0 2 2 v3z" fill="${INK}"/>`;
    for (let i = 0; i < n; i += 1) {
      const x = x0 + i * (w + gap);
      out +=
        i < charged
          ? `<rect x="${x}" y="27" width="${w}" height="43" rx="5.5" fill="${HUE.green}"/><rect x="${x}" y="27" width="${w}" height="7" rx="3.5" fill="#bff0cf"/>${bolt(x + w / 2, 51, INK, n === 3 ? 1.06 : 1.3)}`
          : `<rect x="${x + 1.2}" y="28.2" width="${w - 2.4}" height="40.6" rx="5" fill="none" stroke="${STEEL}" stroke-width="2.4" stroke-dasharray="4.5 3.6"/>`;
    }
    return out;
  },
  cargo: (c) => {
    const n = c.cap || 2,
      g = c.goods || [],
      s = 32;
    const spots =
      n === 3
        ? [
            [32, 15],
            [14, 49],
            [50, 49],
          ]
        : [
            [14.5, 32],
            [49.5, 32],
          ];
    const crate =
      n === 3
        ? `<path d="M33 12 H63 Q68 12 68 17 V46 H80 Q85 46 85 51 V79 Q85 84 80 84 H16 Q11 84 11 79 V51 Q11 46 16 46 H28 V17 Q28 12 33 12 Z" fill="${SHADE}"/>`
        : `<rect x="11" y="22" width="74" height="52" rx="6" fill="${SHADE}"/><path d="M22 27 h52 M22 69 h52" stroke="${EDGE}" stroke-width="3" stroke-linecap="round"/>`;
    return crate + spots.map(([x, y], i) => slot(x, y, s, g[i] ? good(g[i], 0, 0, 0.98) : '', false)).join('');
  },
  special_cargo: (c) => {
    const n = c.cap || 1,
      g = c.goods || [];
    return n === 1
      ? slot(22, 22, 52, g[0] ? good(g[0], 0, 0, 1.55) : '', true)
      : `<rect x="10" y="22" width="76" height="52" rx="6" fill="${SHADE}"/>` +
          [
            [12.5, 30.5],
            [48.5, 30.5],
          ]
            .map(([x, y], i) => slot(x, y, 35, g[i] ? good(g[i], 0, 0, 0.98) : '', true))
            .join('');
  },
  structural: () =>
    `<path d="M20 20 L76 76 M76 20 L20 76" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><rect x="20" y="20" width="56" height="56" rx="6" fill="none" stroke="${INK}" stroke-width="6"/><path d="M48 24 V72 M24 48 H72" stroke="${STEEL}" stroke-width="4"/><circle cx="48" cy="48" r="12" fill="${INK}"/><circle cx="48" cy="48" r="6.5" fill="${PAPER}"/>`,
};
/** A kind that has no drawing yet. */
const UNKNOWN = (): string => `<circle cx="48" cy="48" r="26" fill="none" stroke="${STEEL}" stroke-width="6" stroke-dasharray="8 7"/>`;
const TURNS = new Set(['engine', 'double_engine', 'cannon', 'double_cannon', 'shield', 'structural', ...TURNING]);
/** Grey, with the bolt struck out. */
const dead = (art: string, mini: boolean): string =>
  `<g style="filter:grayscale(1) contrast(.72) brightness(1.02)" opacity="${mini ? 0.6 : 0.66}">${art}</g>${inertMark(mini)}`;

/** A component as SVG text; `sides` are north, east, south, west of the unturned tile. */
export function tile(
  kind: string,
  sides: readonly number[] = [0, 0, 0, 0],
  rotation = 0,
  contents: Contents = {},
  options: Drawn = {},
): string {
  const size = options.size || 96,
    mini = options.mini ?? size < 36;
  const open = `<svg class="tile" width="${size}" height="${size}" viewBox="0 0 96 96" ${options.label ? `role="img" aria-label="${options.label}"` : 'aria-hidden="true"'}>`;
  if (kind === 'back') {
    return `${open}<rect x="1" y="1" width="94" height="94" rx="8" fill="#27326b" stroke="#3d4a8c" stroke-width="2"/><rect x="9" y="9" width="78" height="78" rx="4" fill="none" stroke="#46549b" stroke-width="2"/>
      <ellipse cx="48" cy="48" rx="30" ry="11" fill="none" stroke="#8c96c8" stroke-width="3" transform="rotate(-28 48 48)"/><circle cx="48" cy="48" r="13" fill="#8c96c8"/><path d="M35.4 51.5 A13 13 0 0 0 60.6 44.5" fill="none" stroke="#27326b" stroke-width="3" transform="rotate(2 48 48)"/><path d="M72 22 l1.8 4.2 4.2 1.8 -4.2 1.8 -1.8 4.2 -1.8 -4.2 -4.2 -1.8 4.2 -1.8z" fill="${SUN}"/></svg>`;
  }
  const turned = [0, 1, 2, 3].map((side) => sides[(side - rotation + 4) % 4]);
  const angle = TURNS.has(kind) ? rotation * 90 : 0;
  let art = (EMBLEM[kind] ?? UNKNOWN)({ ...contents, sides, mini });
  if (angle) art = `<g transform="rotate(${angle} 48 48)">${art}</g>`;
  if (mini) art = `<g transform="translate(48 48) scale(1.14) translate(-48 -48)">${art}</g>`;
  const rivets = mini ? '' : `<path d="M8 8h.01M88 8h.01M8 88h.01M88 88h.01" stroke="${EDGE}" stroke-width="4.5" stroke-linecap="round"/>`;
  const whole = `<rect x="1" y="1" width="94" height="94" rx="${mini ? 12 : 7}" fill="${PAPER}" stroke="var(--tile-edge, none)" stroke-width="${mini ? 5 : 1.5}"/>${rivets}${mini ? '' : connectors(turned)}${art}`;
  return `${open}${contents.inert ? dead(whole, mini) : whole}</svg>`;
}
