// Meteors, shots, dice, rockets and the track: the furniture of a flight.
import { seatLook } from '../../../drawings/seats';
import { BONUS_ART, EVIL_ART } from './expansion/cardArt';
import { meteor, shot } from './meteors';
import { at, INK, LIGHT, PAPER, PIPS, SUN } from './pieces';

export { meteor, shot } from './meteors';

export const ANGLE = [0, 90, 180, 270]; // front, right, rear, left: where it comes from

/** «large front», «small meteor left»: size, kind and side of a hazard as it is written on cards. */
export function readHazard(text: string, kind = 'meteor'): { large: boolean; kind: string; side: number } {
  const words = text.split(' ');
  const side = ['front', 'right', 'rear', 'left'].indexOf(words[words.length - 1]);
  return { large: words[0] === 'large', kind: words.length === 3 ? words[1] : kind, side: Math.max(0, side) };
}

/** The small picture of a hazard, coming from its side. */
export function hazardPicture(text: string, kind: string, size = 36): string {
  const one = readHazard(text, kind);
  const body = (one.kind === 'shot' ? shot : meteor)(one.large ? 9.5 : 5, one.large ? 24 : 20);
  return `<svg width="${size}" height="${size}" viewBox="-20 -20 40 40" aria-hidden="true"><g transform="rotate(${ANGLE[one.side]}) translate(0 ${one.large ? 6 : 7})">${body}</g></svg>`;
}

export const die = (n: number, size = 44): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 48 48" role="img" aria-label="${n}"><rect x="2" y="2" width="44" height="44" rx="10" fill="${PAPER}" stroke="var(--tile-edge, none)"/>${PIPS[n].map(([x, y]) => `<circle cx="${24 + x * 11}" cy="${24 + y * 11}" r="4.2" fill="${INK}"/>`).join('')}</svg>`;

/* each seat has a pattern of its own */
const rocketMark = (seat: number, ink: string, light: string): string =>
  [
    '',
    `<path d="M-4-2H4M-5 2.5H5" stroke="${ink}" stroke-width="1.8"/>`,
    `<path d="M-4 2L0-3L4 2" fill="none" stroke="${ink}" stroke-width="2"/>`,
    `<circle r="3" cy="-1" fill="${light}"/>`,
    `<path d="M-3.500 0H3.500M0-3.500V3.500" stroke="${ink}" stroke-width="2"/>`,
  ][seat] ?? '';

/** A player's rocket on the track, nose up. */
export function rocket(seat: number, size = 28): string {
  return at(
    0,
    0,
    `<path d="M0-15C7-9 8 0 6 8H-6C-8 0-7-9 0-15Z" fill="${seatLook(seat).colour}" stroke="${INK}" stroke-width="1.6"/><path d="M-6 2L-11 10L-5.500 9ZM6 2L11 10L5.500 9Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/><path d="M-3.500 9H3.500L0 16Z" fill="${SUN}"/>${rocketMark(seat, INK, LIGHT)}`,
    size / 28,
  );
}

/** A ship that is away in hyperspace: the outline of its rocket, dashed, in a ring that is going out. */
export function ghostRocket(seat: number, size = 28): string {
  const { colour } = seatLook(seat);
  return `<circle r="21" fill="var(--sky)" stroke="var(--dim)" stroke-width="1.5" stroke-dasharray="2 5" stroke-linecap="round"/><circle r="15.5" fill="none" stroke="${colour}" stroke-width="1.5" stroke-dasharray="9 6" opacity=".8"/>${at(0, 0, `<path d="M0-15C7-9 8 0 6 8H-6C-8 0-7-9 0-15Z" fill="${colour}" fill-opacity=".14" stroke="${colour}" stroke-width="1.8" stroke-dasharray="3.4 2.6"/>${rocketMark(seat, colour, colour)}`, size / 28)}`;
}

/** A rounded loop, clockwise from the bottom left: where a fraction of it lies, and the way up there. */
export function loop(w: number, h: number, r: number): (part: number) => { x: number; y: number; a: number } {
  const [dw, dh, q] = [w - 2 * r, h - 2 * r, (Math.PI * r) / 2];
  const legs: [number, (u: number) => [number, number, number]][] = [
    [dh, (u) => [0, h - r - u, 0]],
    [q, (u) => [r - r * Math.cos(u / r), r - r * Math.sin(u / r), (u / r) * 57.3]],
    [dw, (u) => [r + u, 0, 90]],
    [q, (u) => [w - r + r * Math.sin(u / r), r - r * Math.cos(u / r), 90 + (u / r) * 57.3]],
    [dh, (u) => [w, r + u, 180]],
    [q, (u) => [w - r + r * Math.cos(u / r), h - r + r * Math.sin(u / r), 180 + (u / r) * 57.3]],
    [dw, (u) => [w - r - u, h, 270]],
    [q, (u) => [r - r * Math.sin(u / r), h - r + r * Math.cos(u / r), 270 + (u / r) * 57.3]],
  ];
  const whole = legs.reduce((sum, [length]) => sum + length, 0);
  return (part) => {
    let way = (((part % 1) + 1) % 1) * whole;
    for (const [length, point] of legs) {
      if (way <= length) {
        const [x, y, a] = point(way);
        return { x, y, a };
      }
      way -= length;
    }
    return { x: 0, y: h - r, a: 0 };
  };
}

const STARS = Array.from(
  { length: 26 },
  (_, i) => `<circle cx="${(i * 97) % 244}" cy="${(i * 53) % 128}" r="${0.7 + (i % 3) * 0.4}"/>`,
).join('');
const SKY = `<rect width="244" height="128" fill="#24306c"/><g fill="#f4ead5" opacity=".8">${STARS}</g>`;
const PLANET = (x: number, y: number, r: number, c: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/><path d="M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z" fill="#000" opacity=".18"/>`;
const RAIDER = (c: string): string =>
  `<path d="M122 30L176 92L122 78L68 92Z" fill="${c}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><circle cx="122" cy="62" r="11" fill="${INK}"/><circle cx="122" cy="62" r="6" fill="#f0596a"/><path d="M84 92l-8 22M160 92l8 22" stroke="#f7c04a" stroke-width="7" stroke-linecap="round"/>`;

/** The picture on top of a card; one that has none yet shows the stars. */
export const cardArt = (kind: string): string => CARD_ART[kind] ?? SKY;

const CARD_ART: Record<string, string> = {
  ...EVIL_ART,
  ...BONUS_ART,
  meteor_swarm: `${SKY}${at(146, 80, `<g transform="rotate(38)">${meteor(29, 140)}</g>`)}${at(64, 50, `<g transform="rotate(38)">${meteor(11, 66)}</g>`)}${at(214, 104, `<g transform="rotate(38)">${meteor(9, 50)}</g>`)}`,
  open_space: `${SKY}<path d="M20 110Q122 10 224 60" fill="none" stroke="#f7c04a" stroke-width="3" stroke-dasharray="2 10" stroke-linecap="round"/>${at(196, 52, `<g transform="rotate(68)">${rocket(1, 46)}</g>`)}`,
  planets: `${SKY}${PLANET(66, 74, 34, '#4fbf7b')}${PLANET(150, 46, 22, '#e8709b')}${PLANET(204, 92, 16, '#f2c14e')}`,
  abandoned_ship: `${SKY}<g transform="rotate(-14 122 66)"><rect x="62" y="52" width="120" height="32" rx="14" fill="#8c96c8" stroke="${INK}" stroke-width="3"/><circle cx="92" cy="68" r="8" fill="${INK}"/><circle cx="122" cy="68" r="8" fill="${INK}"/><path d="M152 52l16-22M160 84l10 18" stroke="#8c96c8" stroke-width="6"/></g>`,
  abandoned_station: `${SKY}<ellipse cx="122" cy="66" rx="78" ry="26" fill="none" stroke="#8c96c8" stroke-width="9"/><rect x="106" y="26" width="32" height="82" rx="12" fill="#dccda8" stroke="${INK}" stroke-width="3"/><circle cx="122" cy="62" r="8" fill="${INK}"/>`,
  smugglers: `${SKY}${RAIDER('#4fbf7b')}`,
  slavers: `${SKY}${RAIDER('#f08a4b')}`,
  pirates: `${SKY}${RAIDER('#e5484d')}<path d="M112 112l20-14M112 98l20 14" stroke="#f4ead5" stroke-width="5" stroke-linecap="round"/>`,
  combat_zone: `${SKY}<path d="M20 100L110 62L84 56L176 18" fill="none" stroke="#f0596a" stroke-width="6" stroke-linejoin="round"/><path d="M224 112L140 76L164 70L70 30" fill="none" stroke="#3cc6a8" stroke-width="6" stroke-linejoin="round"/><circle cx="122" cy="66" r="16" fill="#f7c04a"/><circle cx="122" cy="66" r="8" fill="#fffaf0"/>`,
  stardust: `${SKY}${Array.from({ length: 40 }, (_, i) => `<circle cx="${(i * 89) % 244}" cy="${20 + ((i * 37) % 90)}" r="${1.5 + (i % 4)}" fill="${i % 3 ? '#f7c04a' : '#e8709b'}" opacity=".85"/>`).join('')}`,
  epidemic: `${SKY}<circle cx="122" cy="66" r="34" fill="#4fbf7b"/>${Array.from({ length: 10 }, (_, i) => `<g transform="rotate(${i * 36} 122 66)"><path d="M122 32V18" stroke="#4fbf7b" stroke-width="5"/><circle cx="122" cy="15" r="5" fill="#4fbf7b"/></g>`).join('')}<circle cx="110" cy="58" r="6" fill="${INK}"/><circle cx="134" cy="58" r="6" fill="${INK}"/><path d="M108 80q14-12 28 0" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`,
  sabotage: `${SKY}<circle cx="118" cy="76" r="32" fill="${INK}"/><path d="M138 52q10-22 34-16" fill="none" stroke="#dccda8" stroke-width="5"/><path d="M172 24l4 8 9 2-8 5 1 9-7-6-8 4 3-9-6-7 9 0Z" fill="#f7c04a"/>`,
};
