// Small signs of 24 x 24 for what cards give and take, the seal of the evil deck, and the loan chip.
import { at, BOLT_PATH, BRASS, HUE, INK, LIGHT, STEEL, SUN } from '../pieces';

const CREAM = '#f4ead5';

export const SYMBOL: Record<string, string> = {
  credit: `<circle cx="12" cy="12" r="10.5" fill="${INK}"/><circle cx="12" cy="12" r="8.6" fill="${SUN}"/><path d="M15 9.2 A4.2 4.2 0 1 0 15 14.8 M11.6 6 V18" fill="none" stroke="${INK}" stroke-width="1.9" stroke-linecap="round"/>`,
  day: `<rect x="3" y="4" width="18" height="17" rx="3.5" fill="${INK}"/><path d="M5 10.5 H19 V17.5 Q19 19 17.5 19 H6.5 Q5 19 5 17.5 Z" fill="${LIGHT}"/><path d="M8 2.5 V6.5 M16 2.5 V6.5" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/><path d="M5 9.2 H19 V7.5 Q19 6 17.5 6 H6.5 Q5 6 5 7.5 Z" fill="#ff7a45"/><path d="M9 15 L11.2 17 L15 12.8" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  human: `<path d="M2.5 22.5 C2.5 16.5 6 14.5 12 14.5 S21.5 16.5 21.5 22.5 Z" fill="${INK}"/><path d="M5 21 C5 17.8 7.5 16.6 12 16.6 S19 17.8 19 21 Z" fill="${LIGHT}"/><circle cx="12" cy="9.5" r="8.3" fill="${INK}"/><circle cx="12" cy="9.5" r="6.7" fill="${LIGHT}"/><rect x="7" y="6.5" width="10" height="6.6" rx="3.3" fill="${INK}"/>`,
  alien: `<path d="M12 .8 C13.2 5.4 21 7.6 21 14.4 A9 9 0 0 1 3 14.4 C3 7.6 10.8 5.4 12 .8 Z" fill="${HUE.blue}" stroke="${INK}" stroke-width="1.5"/><circle cx="12" cy="13.5" r="4.6" fill="${LIGHT}"/><circle cx="12" cy="14" r="2.3" fill="${INK}"/>`,
  battery: `<path d="M8.5 4 V2.6 Q8.5 1.6 9.5 1.6 H14.5 Q15.5 1.6 15.5 2.6 V4 Z" fill="${INK}"/><rect x="5" y="3.5" width="14" height="19" rx="4" fill="${INK}"/><rect x="7" y="5.5" width="10" height="15" rx="2.4" fill="${HUE.green}"/>${at(12, 13, `<path d="${BOLT_PATH}" fill="${INK}" transform="scale(.78)"/>`)}`,
  cube: `<path d="M12 1.8 L21.5 6.6 V17.4 L12 22.2 L2.5 17.4 V6.6 Z" fill="${INK}"/><path d="M12 4 L19 7.6 L12 11.2 L5 7.6 Z" fill="${SUN}"/><path d="M4.5 9.3 L11.1 12.8 V19.6 L4.5 16.2 Z" fill="${BRASS}"/><path d="M19.5 9.3 L12.9 12.8 V19.6 L19.5 16.2 Z" fill="#d98a1e"/>`,
  part: `<path d="M4.5 2.5 H19.5 Q21.5 2.5 21.5 4.5 V19.5 Q21.5 21.5 19.5 21.5 H4.5 Q2.5 21.5 2.5 19.5 V4.5 Q2.5 2.5 4.5 2.5 Z" fill="${INK}"/><path d="M4.6 4.6 H13 L10.4 9 L13.5 12 L9.5 15.5 L11.5 19.4 H4.6 Z" fill="${LIGHT}"/><path d="M19.4 4.6 H15.6 L13 8.8 L16.2 12 L12.3 15.5 L14.3 19.4 H19.4 Z" fill="${LIGHT}"/>`,
  tile: `<rect x="2.5" y="2.5" width="19" height="19" rx="3.5" fill="${INK}"/><rect x="4.6" y="4.6" width="14.8" height="14.8" rx="2" fill="${LIGHT}"/><path d="M12 8 V16 M8 12 H16" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>`,
  plug: `<path d="M2 13 H22 V19 Q22 22 19 22 H5 Q2 22 2 19 Z" fill="${LIGHT}" stroke="${INK}" stroke-width="2"/><circle cx="12" cy="12" r="7" fill="${INK}"/><circle cx="12" cy="12" r="4.6" fill="${BRASS}"/>`,
  device: `<circle cx="12" cy="12" r="10.5" fill="${INK}"/><circle cx="12" cy="12" r="8.4" fill="${SUN}"/>${at(12, 12, `<path d="${BOLT_PATH}" fill="${INK}" transform="scale(.86)"/>`)}`,
  cannon: `<rect x="9" y="1.5" width="6" height="12" fill="${INK}"/><path d="M8 1 H16 V5 H8 Z" fill="${HUE.red}"/><circle cx="12" cy="15" r="7.5" fill="${INK}"/><circle cx="12" cy="15" r="5.6" fill="${HUE.red}"/><circle cx="12" cy="15" r="2.3" fill="${INK}"/>`,
  engine: `<path d="M8 14 Q7.5 18.5 12 23 Q16.5 18.5 16 14 Z" fill="${HUE.orange}"/><path d="M10.2 14 Q10 17 12 19.5 Q14 17 13.8 14 Z" fill="${SUN}"/><rect x="6.5" y="1" width="11" height="9" rx="2.6" fill="${INK}"/><path d="M6.5 4.3 H17.5 V6.8 H6.5 Z" fill="${STEEL}"/><path d="M8.5 9.5 H15.5 L18.6 15.5 H5.4 Z" fill="${INK}"/>`,
  cabin: `<path d="M2.5 10 Q2.5 3 12 3 T21.5 10 V19 Q21.5 21 19.5 21 H4.5 Q2.5 21 2.5 19 Z" fill="${INK}"/><path d="M2.5 17.5 H21.5 V19 Q21.5 21 19.5 21 H4.5 Q2.5 21 2.5 19 Z" fill="${STEEL}"/><path d="M7 15.5 Q7 11.5 12 11.5 T17 15.5" fill="none" stroke="${STEEL}" stroke-width="1.6" stroke-dasharray="2.4 2"/>`,
  gap: `<path d="M3 12 H8 M16 12 H21" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M6 7.5 L10.5 12 L6 16.5 M18 7.5 L13.5 12 L18 16.5" fill="none" stroke="${INK}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  turn: `<path d="M4 8.5 H16 A4.5 4.5 0 0 1 16 17.5 H8 M8 4 L3.5 8.5 L8 13" fill="none" stroke="${INK}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  flag: `<path d="M5 22 V3 H18.5 L15.5 7.5 L18.5 12 H5" fill="${SUN}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`,
  gavel: `<path d="M3 21.5 H14" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><g transform="rotate(-42 14 9)"><rect x="8" y="3.5" width="12" height="9" rx="1.5" fill="${INK}"/><path d="M7 2.5 H10 V13.5 H7 Z M18 2.5 H21 V13.5 H18 Z" fill="${INK}"/><path d="M12.6 12.5 H15.4 V24 H12.6 Z" fill="${INK}"/></g>`,
  five: `<path d="M3 0 H21 V23 L12 17.5 L3 23 Z" fill="${CREAM}"/><text x="12" y="14" text-anchor="middle" font-size="14" font-weight="700" fill="${INK}">5</text>`,
  die: `<rect x="2.5" y="2.5" width="19" height="19" rx="4.5" fill="${LIGHT}" stroke="${INK}" stroke-width="2.2"/><path d="M7.6 7.6h.01M12 12h.01M16.4 16.4h.01" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
  arrow: `<path d="M3 12 H19 M13 6 L19.5 12 L13 18" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
};

/** A small sign with a name for those who do not see it; without a name it only adorns words. */
export function symbol(name: string, label: string, size = 20): string {
  const said = label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"';
  return `<svg class="symbol" width="${size}" height="${size}" viewBox="0 0 24 24" ${said}>${SYMBOL[name] ?? ''}</svg>`;
}

/* the sign of the evil deck: a moustache, well waxed */
const MOUSTACHE =
  'M0 2 C-3 -4 -10 -6 -15 -3 C-19 -1 -22 3 -26 1 C-25 8 -17 11 -10 9 C-5 8 -2 6 0 3 C2 6 5 8 10 9 C17 11 25 8 26 1 C22 3 19 -1 15 -3 C10 -6 3 -4 0 2 Z';

export const evilMark = (w = 26, fill = CREAM): string =>
  `<svg width="${w}" height="${w * 0.46}" viewBox="-28 -8 56 22" aria-hidden="true"><path d="${MOUSTACHE}" fill="${fill}"/></svg>`;

/** The back of an evil card, 212 x 276. */
export const EVIL_BACK = `<rect width="212" height="276" fill="#3f2455"/><rect x="10" y="10" width="192" height="256" rx="6" fill="none" stroke="#5a3674" stroke-width="3"/><g transform="translate(106 138)"><circle r="66" fill="#2b1840"/><circle r="66" fill="none" stroke="${SUN}" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"/><path d="M-44 -20 H44" stroke="${CREAM}" stroke-width="9" stroke-linecap="round"/><path d="M-27 -22 V-56 Q0 -62 27 -56 V-22 Z" fill="${CREAM}"/><path d="M-27 -36 H27 V-28 H-27 Z" fill="${HUE.red}"/><circle cx="14" cy="2" r="11" fill="none" stroke="${SUN}" stroke-width="3.5"/><path d="M24 8 Q34 26 28 46" fill="none" stroke="${SUN}" stroke-width="2.5"/><circle cx="-14" cy="2" r="3.5" fill="${CREAM}"/><circle cx="14" cy="2" r="3.5" fill="${CREAM}"/><path transform="translate(0 22) scale(1.5)" d="${MOUSTACHE}" fill="${CREAM}"/></g>`;

/** A loan: ten now, twelve back, a fin in the water. */
const LOAN = `<circle r="46" fill="${INK}"/><circle r="42" fill="${HUE.red}"/>${Array.from({ length: 12 }, (_, i) => `<path transform="rotate(${i * 30})" d="M-5 -42 H5 L4 -33.5 H-4 Z" fill="${CREAM}"/>`).join('')}<circle r="33" fill="${INK}"/><circle r="31" fill="${CREAM}"/><text y="3" text-anchor="middle" font-size="29" font-weight="700" fill="${INK}" letter-spacing="-1">10</text><path d="M-25.5 17.5 A31 31 0 0 0 25.5 17.5 Q18 13 11 17 T-4 17 T-25.5 17.5 Z" fill="${HUE.blue}"/><path d="M-14 17 Q-10 9 0 7 Q-3 13 0 17 Q-7 14.5 -14 17 Z" fill="${INK}"/><text x="9" y="27" text-anchor="middle" font-size="12" font-weight="700" fill="${LIGHT}">12</text>`;
export const loanChip = (size = 96, label = ''): string =>
  `<svg class="loan" width="${size}" height="${size}" viewBox="-48 -48 96 96" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>${LOAN}</svg>`;
