// Marks that lie over a component, 96 x 96: boosted, about to burn out, dead where it lies.
import { at, bolt, INK, SUN } from '../pieces';
import { chevrons } from './figures';

const HALO = '#ffe19a';

/* boosted: a double frame of light, rays outside it, chevrons in the corner; never colour alone */
export const boostFrame = (mini = false): string =>
  mini
    ? `<rect x="3" y="3" width="90" height="90" rx="12" fill="none" stroke="var(--sun-fill)" stroke-width="12"/>`
    : `<g stroke="var(--sun-fill)" stroke-width="5" stroke-linecap="round">${Array.from({ length: 20 }, (_, i) => {
        const a = i * 18,
          r = 96 / 2 / Math.max(Math.abs(Math.sin((a * Math.PI) / 180)), Math.abs(Math.cos((a * Math.PI) / 180)));
        return `<path transform="rotate(${a} 48 48)" d="M48 ${(48 - r - 9).toFixed(1)} V${(48 - r - (i % 2 ? 14 : 19)).toFixed(1)}"/>`;
      }).join('')}</g>
    <rect x="-4" y="-4" width="104" height="104" rx="12" fill="none" stroke="${HALO}" stroke-width="5" opacity=".55"/><rect x="1" y="1" width="94" height="94" rx="8" fill="none" stroke="var(--sun-fill)" stroke-width="6"/>${at(88, 8, `<circle r="15" fill="${INK}"/><circle r="12" fill="${SUN}"/>${chevrons(0, -3, INK, 0.62)}`)}`;
/* what the boost destroys afterwards: hatched, cracked, a broken frame */
export const burnFrame = (id: string, mini = false): string =>
  mini
    ? `<rect x="4" y="4" width="88" height="88" rx="12" fill="none" stroke="var(--stop)" stroke-width="10" stroke-dasharray="22 13"/>`
    : `<defs><pattern id="${id}" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4.5" height="11" fill="#c2293c"/></pattern></defs><rect x="2" y="2" width="92" height="92" rx="8" fill="url(#${id})" opacity=".3"/><rect x="2" y="2" width="92" height="92" rx="8" fill="none" stroke="var(--stop)" stroke-width="4.5" stroke-dasharray="11 8"/>`;
/* a part that does not work where it lies: grey, and a bolt struck out */
export const inertMark = (mini = false): string =>
  mini
    ? `<path d="M10 86 L86 10" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M10 86 L86 10" stroke="#e9e2d0" stroke-width="5" stroke-linecap="round"/>`
    : `<g>${at(79, 17, `<circle r="16" fill="#f6f1e4"/><circle r="13.4" fill="${INK}"/>${bolt(0, 0, '#f6f1e4', 1.38)}<path d="M-9.5 9.5 L9.5 -9.5" stroke="${INK}" stroke-width="4.8"/><path d="M-9.4 9.4 L9.4 -9.4" stroke="#f0596a" stroke-width="2.8" stroke-linecap="round"/>`)}</g>`;
