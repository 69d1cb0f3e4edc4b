// The five specialists: the blue alien with the tools of the trade, on 160 x 104.
import { BRASS, good, HUE, INK, LIGHT, SUN, WRENCH } from '../pieces';
import { blueHead } from './figures';

const TOOLS: Record<string, string> = {
  lawyer: `<path d="M22 -14 L40 -14 M31 -22 V18 M20 18 H42" stroke="${BRASS}" stroke-width="4" stroke-linecap="round"/><path d="M16 -2 L22 -14 L28 -2 A6.5 6.5 0 0 1 16 -2 Z M34 -2 L40 -14 L46 -2 A6.5 6.5 0 0 1 34 -2 Z" fill="${SUN}"/>`,
  manager: `<path d="M18 20 V8 H26 V20 Z M29 20 V-2 H37 V20 Z M40 20 V-14 H48 V20 Z" fill="${SUN}"/><path d="M17 -2 L28 -13 L35 -9 L46 -25" fill="none" stroke="${HUE.green}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  merchant: `${good('red', 26, 2, 0.95)}${good('yellow', 44, 12, 0.95)}`,
  technician: `<g transform="translate(33 2) rotate(24) scale(.95)"><path d="${WRENCH}" fill="${LIGHT}" stroke="${INK}" stroke-width="1.5"/></g>`,
  diplomat: `<path d="M22 24 V-18" stroke="${LIGHT}" stroke-width="4" stroke-linecap="round"/><path d="M24 -18 Q34 -24 44 -17 T58 -19 V2 Q50 8 42 2 T24 3 Z" fill="${LIGHT}"/>`,
};

export const SPECIALISTS = Object.keys(TOOLS);

/** The picture on top of a specialist's card; one who is not known yet carries nothing. */
export const specialistArt = (name: string): string =>
  `<rect width="160" height="104" fill="#1f5d9f"/><circle cx="66" cy="62" r="52" fill="#2c72bb"/><circle cx="66" cy="62" r="36" fill="#3a86d3"/><g transform="translate(66 56) scale(1.45)">${TOOLS[name] ?? ''}</g>${blueHead(62, 62, 1.5)}`;
