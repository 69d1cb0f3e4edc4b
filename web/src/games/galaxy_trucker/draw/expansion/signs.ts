// The 25 rough-road cards as road signs: ink on a yellow diamond, red for what hurts.
import { at, BOLT_PATH, HUE, INK, LIGHT, PIPS, SUN, WRENCH } from '../pieces';
import { burst, star } from './figures';

const k = INK;
const rd = HUE.red;
const lt = LIGHT;
const line = (d: string, w = 5, c = k, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const fillp = (d: string, c = k): string => `<path d="${d}" fill="${c}"/>`;
const box = (x: number, y: number, w: number, h: number, r = 3, c = k): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${c}"/>`;
const word = (x: number, y: number, size: number, text: string, c = k): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${c}">${text}</text>`;
const cubeAt = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s}) translate(-12 -12)"><path d="M12 1.8 L21.5 6.6 V17.4 L12 22.2 L2.5 17.4 V6.6 Z" fill="${k}"/><path d="M4.2 8.6 L12 12.6 L19.8 8.6 M12 12.6 V21" fill="none" stroke="${SUN}" stroke-width="1.5"/></g>`;
const cellAt = (x: number, y: number, s: number, level = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-4.5" y="-17" width="9" height="5" rx="1.5" fill="${k}"/><rect x="-10" y="-13" width="20" height="29" rx="4.5" fill="${k}"/><rect x="-6.5" y="-9.5" width="13" height="22" rx="2" fill="${SUN}"/>${level < 1 ? `<rect x="-6.5" y="${12.5 - 22 * level}" width="13" height="${22 * level}" rx="2" fill="${rd}"/>` : `<path d="${BOLT_PATH}" fill="${k}" transform="translate(0 1.5)"/>`}</g>`;
const ship = (x: number, y: number, s: number, turn = 0, c = k): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M0 -15 C7 -9 8 0 6 8 H-6 C-8 0 -7 -9 0 -15 Z M-6 2 L-11 11 L-5.5 9 Z M6 2 L11 11 L5.5 9 Z" fill="${c}" stroke="${c}" stroke-width="1" stroke-linejoin="round"/><circle cy="-3" r="2.8" fill="${SUN}"/></g>`;
const gun = (x: number, y: number, turn: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><rect x="-4.5" y="-28" width="9" height="34" fill="${k}"/><rect x="-6.5" y="-31" width="13" height="9" rx="1.5" fill="${rd}"/><circle cy="8" r="9.5" fill="${k}"/><circle cy="8" r="3.5" fill="${SUN}"/></g>`;
const rock = (x: number, y: number, r: number): string =>
  fillp(
    `M${x - r} ${y - r * 0.1} L${x - r * 0.7} ${y - r * 0.8} L${x + r * 0.1} ${y - r} L${x + r * 0.85} ${y - r * 0.55} L${x + r} ${y + r * 0.25} L${x + r * 0.5} ${y + r * 0.9} L${x - r * 0.3} ${y + r} L${x - r * 0.9} ${y + r * 0.5} Z`,
  ) + `<circle cx="${x + r * 0.3}" cy="${y - r * 0.25}" r="${r * 0.24}" fill="${SUN}"/>`;
const dieAt = (x: number, y: number, s: number, n: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s}) translate(-24 -24)"><rect x="3" y="3" width="42" height="42" rx="9" fill="${lt}" stroke="${k}" stroke-width="5"/>${PIPS[n].map(([px, py]) => `<circle cx="${24 + px * 10.5}" cy="${24 + py * 10.5}" r="4.6" fill="${k}"/>`).join('')}</g>`;

const SIGN: Record<string, string> = {
  stiff_competition:
    gun(26, 62, 58, 0.78) + gun(70, 62, -58, 0.78) + burst(48, 38, 14, 6.5, 8, rd) + `<circle cx="48" cy="38" r="4.5" fill="${lt}"/>`,
  object_of_envy:
    fillp('M30 44 L27 23 L39 33 L48 18 L57 33 L69 23 L66 44 Z') +
    box(30, 46, 36, 6, 2) +
    line('M48 80 V64', 7, rd) +
    line('M40 70 L48 60 L56 70', 5.5, rd),
  space_junk: `<g transform="rotate(-14 36 48)"><path d="M18 31 H48 L41 41 L48 49 L40 58 L45 66 H18 Z" fill="${k}"/><circle cx="30" cy="48" r="6" fill="${SUN}"/></g><g transform="rotate(14 64 52)"><path d="M55 33 H76 V67 H52 L47 59 L55 50 L48 42 Z" fill="${k}"/></g>`,
  deja_vu: `<g transform="rotate(-10 42 48)"><rect x="29" y="32" width="24" height="32" rx="3" fill="${k}"/></g><g transform="rotate(8 54 48)"><rect x="43" y="32" width="24" height="32" rx="3" fill="${lt}" stroke="${k}" stroke-width="4"/></g>${line('M24 46 A25 25 0 0 1 40 22', 5)}${fillp('M37 14 L52 21 L39 31 Z')}${line('M72 50 A25 25 0 0 1 56 74', 5)}${fillp('M59 82 L44 75 L57 65 Z')}`,
  cosmic_psychosis: `<path d="M28 74 C28 60 36 57 48 57 S68 60 68 74 Z" fill="${k}"/><circle cx="48" cy="42" r="21" fill="${k}"/><circle cx="48" cy="42" r="17" fill="${lt}"/>${line('M48 42 C48 39.5 51.5 39.5 51.5 42.5 C51.5 46.5 45 46.5 44.5 42 C44 36 53 34.5 55.5 40 C58.5 47.5 50 52.5 44 50 C36.5 46.5 37 34.5 46 31.5', 3.4)}`,
  metal_fatigue: `<path d="M33 25 H63 L77 48 L63 71 H33 L19 48 Z" fill="${k}"/><circle cx="48" cy="48" r="10.5" fill="${SUN}"/><path d="M53 20 L45 36 L55 47 L44 57 L51 76" fill="none" stroke="${SUN}" stroke-width="5.5"/>`,
  weak_batteries: cellAt(36, 50, 1.25, 0.32) + word(62, 60, 30, '×2'),
  meteoric_inversion:
    rock(48, 36, 15) +
    rock(48, 66, 7.5) +
    line('M71 38 A26 26 0 0 1 68 64', 4.6) +
    fillp('M61 63 L74 70 L73 55 Z') +
    line('M25 60 A26 26 0 0 1 28 34', 4.6) +
    fillp('M35 35 L22 28 L23 43 Z'),
  tough_trip: `<rect x="22" y="36" width="28" height="36" rx="4" fill="${k}" transform="rotate(-8 36 54)"/><rect x="36" y="26" width="34" height="44" rx="4" fill="${lt}" stroke="${k}" stroke-width="4.5"/>${line('M46 39 V57 M53 39 V57 M60 39 V57', 5)}${line('M43 38 H63 M43 58 H63', 3.6)}${line('M28 45 V59 M21 52 H35', 5, SUN)}`,
  remorseless_fate:
    box(40, 42, 16, 28, 2) +
    box(22, 54, 16, 16, 2) +
    box(58, 58, 16, 12, 2) +
    star(48, 29, 11, k) +
    line('M26 41 L34 49 M34 41 L26 49 M62 45 L70 53 M70 45 L62 53', 4.6, rd),
  piercing_projectiles: `<rect x="26" y="36" width="20" height="24" rx="3" fill="${k}"/><rect x="53" y="36" width="20" height="24" rx="3" fill="${k}"/>${line('M12 48 H74', 7, rd)}${fillp('M86 48 L70 38 V58 Z', rd)}`,
  union_ship: `<path d="M32 42 Q32 37 36 37 Q39 37 40 40 V34 Q40 30 44 30 Q48 30 48 34 V33 Q48 29 52 29 Q56 29 56 33 V36 Q56 32 60 32 Q64 32 64 36 V56 Q64 62 58 64 V78 H38 V64 Q32 61 32 54 Z" fill="${k}"/>${line('M40 41 V50 M48 38 V49 M56 39 V50', 2.6, SUN)}${line('M40 55 Q50 55 54 50', 3.2, SUN)}${line('M48 17 V23 M30 22 L34 27 M66 22 L62 27', 4, rd)}`,
  explosive_goods: burst(48, 48, 31, 20, 11, rd) + cubeAt(48, 50, 1.35) + line('M48 35 Q49 26 56 25', 3.4),
  explosive_batteries: burst(48, 48, 31, 20, 11, rd) + cellAt(48, 49, 0.95),
  infected_goods:
    [0, 60, 120, 180, 240, 300]
      .map(
        (a) =>
          `<g transform="rotate(${a} 48 48)"><path d="M48 32 V21" stroke="${k}" stroke-width="4.5"/><circle cx="48" cy="20" r="4.2" fill="${k}"/></g>`,
      )
      .join('') +
    cubeAt(48, 48, 1.6) +
    `<circle cx="43" cy="52" r="2.4" fill="${SUN}"/><circle cx="53" cy="52" r="2.4" fill="${SUN}"/>`,
  somersault: ship(46, 50, 1.75, 180) + line('M70 62 A29 29 0 0 0 62 24', 5, rd) + fillp('M68 17 L53 19 L64 31 Z', rd),
  defective_connectors: `<path d="M22 32 H42 V64 H22 Q19 64 19 60 V36 Q19 32 22 32 Z" fill="${k}"/>${[38, 48, 58].map((y) => `<circle cx="42" cy="${y}" r="4.8" fill="${SUN}"/>`).join('')}<path d="M77 36 V60 Q77 64 74 64 H56 V54 A6.5 6.5 0 0 1 56 42 V32 H74 Q77 32 77 36 Z" fill="${k}"/>${word(68, 54, 18, '−1', SUN)}${line('M52 18 L47 27 L52 31 M48 78 L52 70', 4.6, rd)}`,
  made_to_order: `<path d="M48 24 L72 36 V62 L48 75 L24 62 V36 Z" fill="${k}"/><path d="M26 38 L48 49 L70 38 M48 49 V73" fill="none" stroke="${SUN}" stroke-width="3"/><path d="M52 56 L66 49 V58 L52 65 Z" fill="${lt}"/>${line('M36 30 L60 42.5 V50', 3, rd)}`,
  dead_zone:
    line('M25 36 V62 M71 36 V62', 4.6, k, 'stroke-dasharray="1 9"') +
    at(48, 48, `<path d="${BOLT_PATH}" fill="${k}" transform="scale(3.7)"/>`) +
    line('M31 63 L65 33', 7.5, SUN) +
    line('M29 65 L67 31', 4.2, rd),
  nasty_surprise: `<rect x="25" y="44" width="46" height="34" rx="3" fill="${k}"/><g transform="rotate(-13 24 40)"><rect x="21" y="30" width="52" height="11" rx="3" fill="${k}"/></g>${word(48, 73, 32, '?', SUN)}${line('M46 20 V13 M60 18 L64 11 M33 24 L29 18', 4.4, rd)}`,
  paranoid_locals: `<path d="M17 66 A33 33 0 0 1 79 66 Q66 78 48 78 T17 66 Z" fill="${k}"/><ellipse cx="48" cy="61" rx="13" ry="8" fill="${lt}"/><circle cx="48" cy="61" r="4.8" fill="${k}"/>${line('M32 42 L28 29 M48 37 V19 M64 42 L68 29', 5.4, rd)}`,
  big_baddies:
    fillp('M40 16 L62 58 L40 49 L18 58 Z') +
    `<circle cx="40" cy="40" r="5" fill="${rd}"/>` +
    dieAt(66, 60, 0.56, 4) +
    line('M40 62 V76 M33 69 H47', 5, rd),
  bad_luck:
    dieAt(48, 48, 0.72, 1) +
    line('M24 52 A25 25 0 0 1 60 26', 4.5, rd) +
    fillp('M56 19 L69 29 L54 34 Z', rd) +
    line('M72 46 A25 25 0 0 1 37 71', 4.5, rd) +
    fillp('M41 77 L28 68 L43 62 Z', rd),
  personalized_cabins: `<path d="M27 60 Q27 38 48 38 T69 60 V71 Q69 75 65 75 H31 Q27 75 27 71 Z" fill="${k}"/><path d="M48 69 L38.5 59.5 A5.8 5.8 0 0 1 48 53 A5.8 5.8 0 0 1 57.5 59.5 Z" fill="${rd}"/>${line('M48 33 V17 M39 25 L48 16 L57 25', 5.4)}`,
  abandoned_debris:
    rock(48, 48, 12) +
    [0, 90, 180, 270]
      .map((a) => `<g transform="rotate(${a} 48 48)">${fillp('M48 33 L39 22 H45 V13 H51 V22 H57 Z', a ? k : rd)}</g>`)
      .join(''),
};

/** A card that has no sign yet. */
const UNKNOWN = word(48, 62, 40, '!');

interface Looks {
  now?: boolean; // it acts at this moment
  off?: boolean; // replaced, or it does not bind this player
}

/** The sign of a rough-road card; who needs words for it sets them beside it. */
export function sign(name: string, size = 48, { now = false, off = false }: Looks = {}): string {
  const ring = now
    ? `<rect x="12" y="12" width="72" height="72" rx="14" transform="rotate(45 48 48)" fill="none" stroke="var(--signal)" stroke-width="6"/>`
    : '';
  const board = `<rect x="15" y="15" width="66" height="66" rx="11" transform="rotate(45 48 48)" fill="${INK}"/><rect x="17.5" y="17.5" width="61" height="61" rx="9" transform="rotate(45 48 48)" fill="${SUN}"/><rect x="21.5" y="21.5" width="53" height="53" rx="6" transform="rotate(45 48 48)" fill="none" stroke="${INK}" stroke-width="2"/><g transform="translate(48 48) scale(.86) translate(-48 -48)">${SIGN[name] ?? UNKNOWN}</g>`;
  return `<svg class="sign" width="${size}" height="${size}" viewBox="0 0 96 96" aria-hidden="true"${off ? ' style="filter:grayscale(1)" opacity=".5"' : ''}>${ring}<g${now ? ' transform="translate(48 48) scale(.86) translate(-48 -48)"' : ''}>${board}</g></svg>`;
}

export const SIGNS = Object.keys(SIGN);

/** A spanner: the card matters while building. */
export const buildBadge = (size = 20): string =>
  `<svg width="${size}" height="${size}" viewBox="-14 -14 28 28" aria-hidden="true"><circle r="13" fill="${INK}"/><g transform="rotate(38) scale(.52)"><path d="${WRENCH}" fill="${LIGHT}"/></g></svg>`;
