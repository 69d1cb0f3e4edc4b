// The blue alien, the guest of a luxury cabin, sleepers, and the machinery of the new components.
import { at, bolt, HUE, INK, LIGHT, STEEL, SUN } from '../pieces';

export const FROST = '#dcecfd';
export const GLASS = '#d7e9fb';
export const VELVET = '#e8709b';

/* blue alien: a drop with one eye, in collar and tie; purple is round with horns, orange is square with a wrench */
export function blueHead(x: number, y: number, scale = 1, suit = true): string {
  const c = HUE.blue;
  return at(
    x,
    y,
    `<path d="M0 -28 C3 -19 19.5 -13 19.5 3 A19.5 19.5 0 0 1 -19.5 3 C-19.5 -13 -3 -19 0 -28 Z" fill="${c}"/><path d="M0 -28 C1.6 -23 7 -18.8 11.5 -14.4 C7 -15.8 -7 -15.8 -11.5 -14.4 C-7 -18.8 -1.6 -23 0 -28 Z" fill="#a3cdf7"/>
    <circle cy="-.4" r="10.4" fill="${LIGHT}"/><circle cy=".8" r="5.2" fill="${INK}"/><circle cx="2" cy="-1.2" r="1.7" fill="${LIGHT}"/><path d="M-10.4 -.4 A10.4 10.4 0 0 1 10.4 -.4 Q0 -6.8 -10.4 -.4 Z" fill="#2f7fcd"/>
    <path d="M-5 15 H5" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>${suit ? `<path d="M-17 19 L0 23 L17 19 L22 28 H-22 Z" fill="#39457e"/><path d="M-9.5 18 L0 28 L9.5 18 L6.5 16.8 L0 21.5 L-6.5 16.8 Z" fill="${LIGHT}"/><path d="M0 21.5 L3.4 24 L2 29 H-2 L-3.4 24 Z" fill="${SUN}"/>` : ''}`,
    scale,
  );
}
/* the paying guest of a luxury cabin: a bow tie instead of the chest patch */
export const guest = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `<path d="M-14 23 C-14 12 -8 8 0 8 S14 12 14 23 Z" fill="${LIGHT}"/><circle r="12" cy="-3" fill="${LIGHT}"/><rect x="-8.4" y="-8.4" width="16.8" height="11.6" rx="5.8" fill="${INK}"/><path d="M-4.8 -4.2 q1.2 -2 4.2 -2" stroke="${LIGHT}" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M0 14 L-7.5 10 V18.5 Z M0 14 L7.5 10 V18.5 Z" fill="${INK}"/><circle cy="14.2" r="2.2" fill="${VELVET}"/>`,
    scale,
  );
/* a sleeper lies under a blanket, head to the left on the pillow, visor closed; 31 x 17 about its middle line */
export const sleeper = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `<rect x="-.5" y="-8.5" width="15" height="17" rx="5" fill="${FROST}"/><circle cx="8" r="7.3" fill="${INK}"/><circle cx="8" r="6.2" fill="${LIGHT}"/><rect x="5" y="-4.4" width="5.8" height="8.8" rx="2.9" fill="${INK}"/><path d="M8.4 -2.6 q1.3 2.6 0 5.2" stroke="${FROST}" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="M14.5 -8.5 H26.5 Q31.5 -8.5 31.5 -3.5 V3.5 Q31.5 8.5 26.5 8.5 H14.5 Z" fill="${HUE.orange}"/><path d="M13 -8.5 h4.6 v17 h-4.6z" fill="${LIGHT}"/><path d="M22.5 -4.5 Q25 0 22.5 4.5" fill="none" stroke="#c55f22" stroke-width="1.7" stroke-linecap="round"/>`,
    scale,
  );

/* a barrel to the north, then turned by quarter turns */
export const barrel = (turns: number, from = 50): string =>
  `<g transform="rotate(${turns * 90} 48 48)"><rect x="40.5" y="7" width="15" height="${from - 7}" fill="${INK}"/><path d="M37.5 5 Q37.5 3.5 39 3.5 H57 Q58.5 3.5 58.5 5 V15 H37.5 Z" fill="${HUE.red}"/><path d="M45.8 18 h4.4 v${from - 32} h-4.4z" fill="${STEEL}"/></g>`;
export const fit = (scale: number, art: string, cx = 48, cy = 48): string =>
  `<g transform="translate(${cx} ${cy}) scale(${scale}) translate(${-cx} ${-cy})">${art}</g>`;
export const chevrons = (x: number, y: number, fill = SUN, scale = 1): string =>
  at(x, y, `<path d="M-12 1 L0 -9.5 L12 1 V8 L0 -2.5 L-12 8 Z M-12 12 L0 1.5 L12 12 V19 L0 8.5 L-12 19 Z" fill="${fill}"/>`, scale);
export const star = (x: number, y: number, r: number, fill = SUN): string =>
  `<path d="M${Array.from({ length: 10 }, (_, i) => {
    const a = Math.PI * (i / 5 - 0.5),
      d = i % 2 ? r * 0.45 : r;
    return `${(x + d * Math.cos(a)).toFixed(1)} ${(y + d * Math.sin(a)).toFixed(1)}`;
  }).join(' L')} Z" fill="${fill}"/>`;
export const burst = (x: number, y: number, r: number, inner: number, n: number, fill: string): string =>
  `<path d="M${Array.from({ length: 2 * n }, (_, i) => {
    const a = Math.PI * (i / n - 0.5),
      d = i % 2 ? inner : r;
    return `${(x + d * Math.cos(a)).toFixed(1)} ${(y + d * Math.sin(a)).toFixed(1)}`;
  }).join(' L')} Z" fill="${fill}" stroke="${fill}" stroke-width="3" stroke-linejoin="round"/>`;
/* three leaves around a dot */
export const trefoil = (x: number, y: number, r: number, fill = INK): string =>
  at(
    x,
    y,
    [0, 120, 240]
      .map(
        (a) =>
          `<path transform="rotate(${a})" d="M0 ${-r * 0.26} m${-r * 0.15} 0 L${-r * 0.5} ${-r * 0.87} A${r} ${r} 0 0 1 ${r * 0.5} ${-r * 0.87} L${r * 0.15} ${-r * 0.26} Z" fill="${fill}"/>`,
      )
      .join('') + `<circle r="${r * 0.17}" fill="${fill}"/>`,
  );
export const cell = (x: number, y: number, w: number, h: number, charged: boolean): string =>
  charged
    ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4.5" fill="${HUE.green}"/><rect x="${x}" y="${y}" width="${w}" height="6" rx="3" fill="#bff0cf"/>${bolt(x + w / 2, y + h * 0.56, INK, 1)}`
    : `<rect x="${x + 1.1}" y="${y + 1.1}" width="${w - 2.2}" height="${h - 2.2}" rx="4" fill="none" stroke="${STEEL}" stroke-width="2.2" stroke-dasharray="4 3.4"/>`;
