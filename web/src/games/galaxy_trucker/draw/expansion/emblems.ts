// The emblems of the new technologies, on the same 96 x 96 grid: function at a glance, by shape and not by colour alone.
import { BRASS, EDGE, emptySeat, good, HUE, INK, LIGHT, PAPER, powerMark, SHADE, slot, STEEL, SUN, type Contents } from '../pieces';
import { barrel, blueHead, burst, cell, chevrons, fit, FROST, GLASS, guest, sleeper, star, trefoil, VELVET } from './figures';

/* red cubes lie in the two marked compartments, others in the plain one first */
function stowed(goods: readonly (string | null)[]): (string | null)[] {
  const red = goods.filter((one) => one === 'red');
  const [plain = null, ...rest] = goods.filter((one) => one && one !== 'red');
  const marked = [...red, ...rest];
  return [marked[0] ?? null, marked[1] ?? null, plain];
}

/** What an emblem is drawn from: what lies on the component, its sides before any turn, and whether it is small. */
export interface Shown extends Contents {
  sides: readonly number[];
  mini: boolean;
}

const DEEP = '#3c74b8';
const LIQUID = '#a5cdf6';

export const EMBLEMS: Record<string, (c: Shown) => string> = {
  /* one guest behind velvet and gold */
  luxury_cabin: (
    c,
  ) => `<path d="M12 43 Q12 16.5 48 16.5 T84 43 V74 Q84 80 78 80 H18 Q12 80 12 74 Z" fill="${BRASS}"/><path d="M17.5 43 Q17.5 20.5 48 20.5 T78.5 43 V70 H17.5 Z" fill="${INK}"/>
      ${((c.crew || [])[0] === 'human' ? guest : emptySeat)(48, 49, 1.02)}
      <path d="M17.5 43 Q17.5 20.5 47 20.5 Q43 36 29.5 45 Q33 55 31 70 H17.5 Z" fill="${VELVET}"/><path d="M22.5 40 Q25 30 35 25 M23.5 50 V66" stroke="#b9456f" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M78.5 43 Q78.5 20.5 49 20.5 Q53 36 66.5 45 Q63 55 65 70 H78.5 Z" fill="${VELVET}"/><path d="M73.5 40 Q71 30 61 25 M72.5 50 V66" stroke="#b9456f" stroke-width="2.6" fill="none" stroke-linecap="round"/>
      <circle cx="29.5" cy="45.5" r="3.6" fill="${SUN}"/><circle cx="66.5" cy="45.5" r="3.6" fill="${SUN}"/><path d="M12 70 H84 V74 Q84 80 78 80 H18 Q12 80 12 74 Z" fill="${SUN}"/><path d="M24 75 h.01 M36 75 h.01 M48 75 h.01 M60 75 h.01 M72 75 h.01" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><circle cx="48" cy="22" r="9" fill="${INK}"/>${star(48, 22.4, 7.4)}`,
  /* four glass pods, a snowflake between them */
  stasis_chamber: (c) => {
    const n = c.sleepers ?? 4;
    return (
      `<rect x="9.5" y="16" width="77" height="64" rx="12" fill="${INK}"/>` +
      [
        [13, 20],
        [49.5, 20],
        [13, 51],
        [49.5, 51],
      ]
        .map(([x, y], i) =>
          i < n
            ? `<rect x="${x}" y="${y}" width="33.5" height="25" rx="10" fill="${DEEP}"/>${sleeper(x + 1.7, y + 13, 0.96)}<path d="M${x + 22} ${y + 1} h3.2 l-3.2 2.6 h3.2 M${x + 27} ${y + 0.2} h2.4 l-2.4 2 h2.4" stroke="${FROST}" stroke-width="1.1" fill="none" stroke-linejoin="round"/>`
            : `<rect x="${x + 1.4}" y="${y + 1.4}" width="30.7" height="22.2" rx="9" fill="none" stroke="${STEEL}" stroke-width="2.4" stroke-dasharray="4.5 3.6"/>`,
        )
        .join('') +
      `<circle cx="48" cy="48" r="8" fill="${INK}"/><g stroke="${FROST}" stroke-width="2.4" stroke-linecap="round">${[0, 60, 120].map((a) => `<path transform="rotate(${a} 48 48)" d="M48 42.4 V53.6" fill="none"/>`).join('')}</g>`
    );
  },
  /* two barrels at right angles on one turret: one token fires both */
  bidirectional_cannon: (c) => {
    const second = c.sides[3] ? 1 : 3; // barrels stand on smooth sides
    return `<g transform="rotate(${second === 1 ? 90 : 0} 48 48)"><path d="M48 48 H83 A35 35 0 0 1 48 83 Z" fill="${INK}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M77.5 52 A29.5 29.5 0 0 1 52 77.5" fill="none" stroke="${STEEL}" stroke-width="5" stroke-dasharray="5 3.6"/></g>${barrel(0)}${barrel(second)}<circle cx="48" cy="48" r="23" fill="${INK}"/><circle cx="48" cy="48" r="18.6" fill="${HUE.red}"/>${powerMark(48, 48)}`;
  },
  /* cannon in front, nozzle behind */
  cannon_engine: () =>
    `<path d="M35.5 68 Q33.5 80 48 94 Q62.5 80 60.5 68 Z" fill="${HUE.orange}"/><path d="M42 68 Q41.5 77 48 84.5 Q54.5 77 54 68 Z" fill="${SUN}"/>${barrel(0, 36)}<path d="M40 50 H56 L66 69 Q66 72 63.5 72 H32.5 Q30 72 30 69 Z" fill="${INK}"/><path d="M34.6 62.5 H61.4 L63.2 66.2 H32.8 Z" fill="${HUE.orange}"/><path d="M22 42 Q22 37 27 37 H69 Q74 37 74 42 V47 Q74 52 69 52 H27 Q22 52 22 47 Z" fill="${INK}"/><path d="M22 42.5 H74 V46.5 H22 Z" fill="${STEEL}"/><circle cx="48" cy="43" r="19" fill="${INK}"/><circle cx="48" cy="43" r="15" fill="${HUE.red}"/><circle cx="48" cy="43" r="6.6" fill="${INK}"/><circle cx="48" cy="43" r="2.8" fill="${PAPER}"/>`,
  /* two marked compartments below, one plain on top */
  mixed_hold: (c) => {
    const g = stowed(c.goods ?? []);
    return fit(
      0.92,
      `<path d="M32 10 H64 Q69 10 69 15 V44 H82 Q87 44 87 49 V82 Q87 87 82 87 H14 Q9 87 9 82 V49 Q9 44 14 44 H27 V15 Q27 10 32 10 Z" fill="${SHADE}"/>${slot(12, 48, 35, g[0] ? good(g[0], 0, 0, 0.98) : '', true)}${slot(49, 48, 35, g[1] ? good(g[1], 0, 0, 0.98) : '', true)}${slot(32, 13, 32, g[2] ? good(g[2], 0, 0, 0.98) : '', false)}`,
    );
  },
  /* two cells on the left, one or two compartments on the right */
  battery_hold: (c) => {
    const g = c.goods || [],
      n = c.cap || 1,
      charged = c.charged ?? 2,
      y = n === 2 ? [15, 49] : [32];
    return fit(
      0.93,
      `<path d="M46 12 H82 Q87 12 87 17 V79 Q87 84 82 84 H46 Z" fill="${SHADE}"/>${n === 1 ? `<path d="M58 21 h20 M58 75 h20" stroke="${EDGE}" stroke-width="3.5" stroke-linecap="round"/>` : ''}<rect x="9" y="18" width="42" height="62" rx="9" fill="${INK}"/><path d="M16 18 v-2 q0 -2 2 -2 h6 q2 0 2 2 v2z M34 18 v-2 q0 -2 2 -2 h6 q2 0 2 2 v2z" fill="${INK}"/>${cell(13.5, 24, 15, 50, charged > 0)}${cell(31.5, 24, 15, 50, charged > 1)}${y.map((at, i) => slot(53.5, at, 32, g[i] ? good(g[i], 0, 0, 0.98) : '', false)).join('')}`,
      47,
      48,
    );
  },
  /* boosters: the outline says whom they boost, the chevrons that they boost, the bolt that they eat a token */
  shield_booster: () =>
    fit(
      0.92,
      `<path d="M48 11 Q62 20 80 19 V46 Q80 72 48 86 Q16 72 16 46 V19 Q34 20 48 11 Z" fill="${INK}"/><path d="M48 16.5 Q62 24 75 23.6 V46 Q75 68 48 80.5 Q21 68 21 46 V23.6 Q34 24 48 16.5 Z" fill="${HUE.blue}"/><path d="M48 24 Q60 30 68.5 30 V46 Q68.5 63 48 73 Q27.5 63 27.5 46 V30 Q36 30 48 24 Z" fill="none" stroke="${GLASS}" stroke-width="3" opacity=".7"/>${chevrons(48, 37, LIGHT, 0.98)}${powerMark(48, 65)}`,
      48,
      50,
    ),
  cannon_booster: () =>
    fit(
      0.92,
      `${burst(48, 48, 37, 29, 10, INK)}${burst(48, 48, 32, 25.5, 10, HUE.red)}${chevrons(48, 33.5, LIGHT, 0.98)}${powerMark(48, 63)}`,
    ),
  engine_booster: () =>
    fit(
      0.92,
      `<circle cx="48" cy="48" r="37.5" fill="${INK}"/><circle cx="48" cy="48" r="33" fill="${HUE.orange}"/><circle cx="48" cy="48" r="25.5" fill="${INK}"/><g stroke="${INK}" stroke-width="3.4" stroke-linecap="round">${[30, 60, 90, 120, 150, 210, 240, 270, 300, 330].map((a) => `<path transform="rotate(${a} 48 48)" d="M48 18.5 V25"/>`).join('')}</g>${chevrons(48, 33.5, LIGHT, 0.9)}${powerMark(48, 62)}`,
    ),
  /* a cooling tower: goods in, charge out */
  reactor: () =>
    `<path d="M27 16 H69 Q65 31 64 42 Q64 60 75 80 H21 Q32 60 32 42 Q31 31 27 16 Z" fill="${INK}"/><path d="M30 20.5 H66 Q65 25 64.5 28 H31.5 Q31 25 30 20.5 Z" fill="${HUE.green}"/><path d="M36 20.5 q2.5 -9 6.5 0 q2.5 -12 7.5 0 q3.5 -8 6.5 0z" fill="#bff0cf"/><circle cx="48" cy="53" r="16" fill="${SUN}"/>${trefoil(48, 53, 13)}<path d="M21 80 Q23.5 76 25.5 72 H70.5 Q72.5 76 75 80 Z" fill="${STEEL}"/>`,
  /* slabs on the plated sides, which are exactly the smooth ones */
  plating: (c) =>
    fit(
      c.mini ? 0.88 : 1,
      `<path d="M33 19 H63 L78 48 L63 77 H33 L18 48 Z" fill="${INK}"/><path d="M36 25 H60 L71.5 48 L60 71 H36 L24.5 48 Z" fill="${STEEL}"/><circle cx="48" cy="48" r="15" fill="${INK}"/><circle cx="48" cy="48" r="9" fill="${PAPER}"/>${c.sides.map((type, side) => (type ? '' : `<g transform="rotate(${side * 90} 48 48)"><path d="M1 7 Q1 1 7 1 H89 Q95 1 95 7 L80 17 H16 Z" fill="${STEEL}"/><path d="M4 4 L16.5 16 H79.5 L92 4" fill="none" stroke="${INK}" stroke-width="3.6" stroke-linejoin="round"/><path d="M22 8.8 h.01 M39 8.8 h.01 M57 8.8 h.01 M74 8.8 h.01" stroke="${INK}" stroke-width="4.4" stroke-linecap="round"/></g>`)).join('')}`,
    ),
  /* a pointed flask: round is purple, square is orange */
  life_support_blue: () =>
    `<path d="M27 81 L30 73 H66 L69 81 Z" fill="${INK}"/><path d="M38 14 H58 V28 L79 66 Q82 74 74 74 H22 Q14 74 17 66 L38 28 Z" fill="${HUE.blue}"/><path d="M43 19 H53 V29.5 L74 67 Q75 69 73 69 H23 Q21 69 22 67 L43 29.5 Z" fill="${GLASS}"/><path d="M29 55 Q38 50.5 48 55 T67 55 L74 67 Q75 69 73 69 H23 Q21 69 22 67 Z" fill="${LIQUID}"/>${blueHead(48, 56, 0.74, false)}<path d="M37 12.5 h22 v5 h-22z" fill="${INK}"/>`,
};

/** Those of them that turn with the tile. */
export const TURNING = ['bidirectional_cannon', 'cannon_engine', 'plating'];
