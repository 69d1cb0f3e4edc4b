// What the pictures of evil and bonus cards are made of, on 244 x 128.
import { BRASS, HUE, INK, LIGHT, PAPER, STEEL, SUN, type Contents } from '../pieces';
import { tile } from '../tiles';

const PLUM = '#3f2455';
export const PLUM_UP = '#5a3674';
export const PLUM_DOWN = '#2b1840';
export const NAVY = '#24306c';
export const CREAM = '#f4ead5';

const dust = (w: number, h: number, n: number, seed: number): string => {
  let s = seed;
  const next = () => (s = (s * 16807) % 2147483647) / 2147483647;
  return Array.from(
    { length: n },
    () => `<circle cx="${(next() * w).toFixed(0)}" cy="${(next() * h).toFixed(0)}" r="${(0.6 + next() * 1).toFixed(1)}"/>`,
  ).join('');
};
export const night = (ground: string, seed = 7): string =>
  `<rect width="244" height="128" fill="${ground}"/><g fill="${CREAM}" opacity=".75">${dust(244, 128, 26, seed)}</g>`;
export const evilSky = (seed: number): string =>
  `${night(PLUM, seed)}<circle cx="214" cy="20" r="58" fill="${PLUM_UP}" opacity=".55"/><circle cx="214" cy="20" r="36" fill="${PLUM_UP}"/>`;
export const flyer = (x: number, y: number, hue: string, scale = 1, turn = 90, flame = true): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 -15 C7 -9 8 0 6 8 H-6 C-8 0 -7 -9 0 -15 Z" fill="${hue}" stroke="${INK}" stroke-width="1.6"/><path d="M-6 2 L-11 10 L-5.5 9 Z M6 2 L11 10 L5.5 9 Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>${flame ? `<path d="M-3.5 9 H3.5 L0 17 Z" fill="${SUN}"/>` : ''}<circle r="3" cy="-3" fill="${INK}"/><circle r="1.8" cy="-3" fill="#bfe0ff"/></g>`;
export const coin = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="${SUN}"/><path d="M${x + r * 0.3} ${y - r * 0.3} A${r * 0.42} ${r * 0.42} 0 1 0 ${x + r * 0.3} ${y + r * 0.3} M${x} ${y - r * 0.6} V${y + r * 0.6}" fill="none" stroke="${INK}" stroke-width="${r * 0.19}" stroke-linecap="round"/>`;
export const gate = (prop: string): string =>
  `<rect y="98" width="244" height="30" fill="${PLUM_DOWN}"/><path d="M0 98 H244" stroke="${PLUM_UP}" stroke-width="2"/><rect x="30" y="50" width="20" height="56" rx="3" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><circle cx="40" cy="40" r="10" fill="${HUE.red}" stroke="${INK}" stroke-width="3"/><circle cx="37" cy="37" r="3" fill="${CREAM}"/><g transform="rotate(-4 40 70)"><rect x="36" y="62" width="168" height="17" rx="3" fill="${CREAM}" stroke="${INK}" stroke-width="3"/><path d="M58 63.5 h20 l-10 14 h-20z M102 63.5 h20 l-10 14 h-20z M146 63.5 h20 l-10 14 h-20z M190 63.5 h12.5 v6 l-6.5 8 h-16z" fill="${HUE.red}"/></g><rect x="192" y="66" width="12" height="40" rx="3" fill="${STEEL}" stroke="${INK}" stroke-width="3"/>${prop}`;
export const gavel = `<g transform="translate(204 46)"><circle r="30" fill="${PLUM_DOWN}"/><circle r="30" fill="none" stroke="${SUN}" stroke-width="2.5" stroke-dasharray="3 6" stroke-linecap="round"/><path d="M-16 18 H6" stroke="${CREAM}" stroke-width="6" stroke-linecap="round"/><g transform="rotate(-40)"><rect x="-11" y="-15" width="24" height="15" rx="2" fill="${BRASS}"/><path d="M-14 -17.5 H-8 V2.5 H-14 Z M10 -17.5 H16 V2.5 H10 Z" fill="${SUN}"/><path d="M-2 0 H4 V24 H-2 Z" fill="${CREAM}"/></g></g>`;
export const hulk = (prop: string): string =>
  `<g transform="rotate(-8 108 66)"><path d="M30 56 Q30 34 56 34 H146 L186 18 V112 L146 96 H56 Q30 96 30 74 Z" fill="${STEEL}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M146 34 L186 18 V112 L146 96 Z" fill="#6f79ad" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M30 66 Q30 96 56 96 H146 V80 H44 Q32 78 30 66 Z" fill="#6f79ad"/><circle cx="54" cy="56" r="8" fill="${INK}"/><circle cx="80" cy="56" r="8" fill="${INK}"/><path d="M98 34 L104 46 L97 54 L112 62 L106 72 L122 78 L134 70 L128 60 L136 50 L126 44 L128 34 Z" fill="${INK}"/><path d="M106 40 V74 M118 40 V77 M128 52 V68" stroke="${STEEL}" stroke-width="2.5"/></g>${prop}`;
export const clipboard = (inner: string): string =>
  `<g transform="rotate(-6 96 66)"><rect x="52" y="14" width="88" height="106" rx="6" fill="#b5773d" stroke="${INK}" stroke-width="3"/><rect x="60" y="26" width="72" height="88" rx="2" fill="${CREAM}"/><rect x="78" y="8" width="36" height="14" rx="4" fill="${STEEL}" stroke="${INK}" stroke-width="3"/>${inner}</g>`;
export const helmet = (x: number, y: number, s = 1, extra = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-17 30 C-17 14 -11 9 0 9 S17 14 17 30 Z" fill="${CREAM}" stroke="${INK}" stroke-width="2.5"/><circle r="14" cy="-2" fill="${CREAM}" stroke="${INK}" stroke-width="2.5"/><rect x="-10" y="-8" width="20" height="13" rx="6.5" fill="${INK}"/><path d="M-6 -4 q1.4 -2.4 5 -2.4" stroke="${CREAM}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M-5 16 h10 v5 h-10z" fill="${HUE.orange}"/>${extra}</g>`;
export const beam = (x1: number, y1: number, x2: number, y2: number, w = 5): string =>
  `<path d="M${x1} ${y1} L${x2} ${y2}" stroke="#f0596a" stroke-width="${w}" stroke-linecap="round"/><path d="M${x1} ${y1} L${x2} ${y2}" stroke="${LIGHT}" stroke-width="${w * 0.36}" stroke-linecap="round"/>`;
export const raider = (c: string): string =>
  `<path d="M122 22 L180 92 L122 76 L64 92 Z" fill="${c}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M122 22 L122 76 L64 92 Z" fill="#000" opacity=".16"/><circle cx="122" cy="58" r="12" fill="${INK}"/><circle cx="122" cy="58" r="6.5" fill="#f0596a"/><path d="M82 92 l-8 22 M162 92 l8 22" stroke="${SUN}" stroke-width="7" stroke-linecap="round"/>`;
export const small = (kind: string, x: number, y: number, size: number, c: Contents = {}, sides = [0, 0, 0, 0]): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 96})">${tile(kind, sides, 0, c, { size: 96 }).replace(/<\/?svg[^>]*>/g, '')}</g>`;
export const well = `<g fill="none" stroke="${STEEL}" stroke-width="2.5" opacity=".85">${[74, 58, 43, 29, 17].map((r, i) => `<ellipse cx="122" cy="${52 + i * 13}" rx="${r}" ry="${r * 0.36}"/>`).join('')}${[
  [48, 52, 112, 104],
  [196, 52, 132, 104],
  [85, 74, 117, 110],
  [159, 74, 127, 110],
]
  .map(([a, b, c, d]) => `<path d="M${a} ${b} Q${(a + c) / 2 + (a < 122 ? 10 : -10)} ${(b + d) / 2 + 6} ${c} ${d}"/>`)
  .join(
    '',
  )}</g><circle cx="122" cy="110" r="9" fill="${INK}"/><circle cx="122" cy="110" r="9" fill="none" stroke="${SUN}" stroke-width="2.5"/>`;
