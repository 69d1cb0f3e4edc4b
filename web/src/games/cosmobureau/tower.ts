// A rocket whose stages are the sources of its player's credits.
import { seatLook } from '../../drawings/seats';
import { CREAM, figure, HUE, NIGHT, pattern, SUN, uid, type Colour } from './pieces';

export interface Stage {
  credits: number;
  colour: string; // 'set': the three colours of samples
}

const W = 92;

/** The rocket of one seat, standing on `ground`; the winner's takes off. */
export function tower(seat: number, stages: Stage[], total: number, x: number, ground: number, unit: number, flies: boolean): string {
  const id = uid('tower');
  const [left, right, top] = [x - W / 2, x + W / 2, ground - total * unit];
  const nose = `M${left} ${top}C${left} ${top - 42} ${x - 22} ${top - 72} ${x} ${top - 88}C${x + 22} ${top - 72} ${right} ${top - 42} ${right} ${top}Z`;
  const flame = `<path d="M${x - 27} ${ground + 18}h54L${x} ${ground + 84}Z" fill="#ff7a45"/><path d="M${x - 13} ${ground + 18}h26L${x} ${ground + 52}Z" fill="${SUN}"/>`;
  return `<path d="M${left} ${ground - 74}L${left - 34} ${ground - 20}V${ground + 18}L${left} ${ground}ZM${right} ${ground - 74}L${right + 34} ${ground - 20}V${ground + 18}L${right} ${ground}Z" fill="${seatLook(seat).colour}"/>
    ${body(stages, x, ground, unit)}
    <defs>${pattern(seat, id)}<clipPath id="${id}c"><path d="${nose}"/></clipPath></defs><path d="${nose}" fill="${seatLook(seat).colour}"/>
    <g clip-path="url(#${id}c)"><rect x="${left}" y="${top - 20}" width="${W}" height="16" fill="url(#${id})"/></g>
    <circle cx="${x}" cy="${top - 42}" r="12" fill="${NIGHT}" stroke="${CREAM}" stroke-width="3.5"/>
    <path d="M${x - 32} ${ground + 3}h64l-9 15h-46Z" fill="var(--dim)"/>${flies ? flame : ''}
    ${figure(x, top - 102, total, 40, 'var(--ink)', 600)}`;
}

function body(stages: Stage[], x: number, ground: number, unit: number): string {
  let y = ground;
  let out = '';
  for (const { credits, colour } of stages) {
    if (!credits) continue;
    const h = credits * unit;
    y -= h;
    out += colour === 'set' ? three(x, y, h) : `<rect x="${x - W / 2}" y="${y}" width="${W}" height="${h}" fill="${colour}"/>`;
    if (h >= 13) out += figure(x, y + h / 2 + (h >= 22 ? 7 : 4.7), credits, h >= 22 ? 20 : 13, NIGHT);
    out += `<path d="M${x - W / 2} ${y}h${W}" stroke="var(--panel)" stroke-width="2"/>`;
  }
  return out;
}

const three = (x: number, y: number, h: number): string =>
  (['orange', 'blue', 'pink'] as Colour[])
    .map((colour, i) => `<rect x="${x - W / 2 + (i * W) / 3}" y="${y}" width="${W / 3 + 0.3}" height="${h}" fill="${HUE[colour]}"/>`)
    .join('');
