// The larger drawings: universe, ship with its store, bureau track, each from a view.
import { seatLook } from '../../drawings/seats';
import type { Cosmobureau } from '../../wire';
import {
  CREAM,
  HUE,
  ICON,
  NIGHT,
  SIDES,
  SPACE,
  VIOLET,
  actionsIn,
  agentBody,
  at,
  half,
  officeMark,
  pattern,
  patternOf,
  pawnBody,
  pennantBody,
  roomBody,
  svg,
  tileBody,
  uid,
  type Colour,
  type Kind,
  type Op,
  type Side,
  type SpaceTile,
} from './pieces';

type Cell = Cosmobureau.CellView;
export type Tile = Cosmobureau.TileView & Cosmobureau.WayView;

export const CELL = 84;
export const ORIGIN = { x: 46, y: 40 };
const OPPOSITE: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const STEP: Record<Side, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

export const sides = (letters: string | undefined): Side[] => [...(letters ?? '')] as Side[];
const rowOf = (cell: string): number => Number(/r(\d+)/.exec(cell)?.[1]);
const columnOf = (cell: string): number => Number(/c(\d+)/.exec(cell)?.[1]);
export const place = (cell: string): { x: number; y: number } => ({
  x: ORIGIN.x + (columnOf(cell) - 1) * CELL,
  y: ORIGIN.y + (rowOf(cell) - 1) * CELL,
});

/** An agent lying in a cell, or about to; `met` are the contacts that meet another. */
export interface Lying {
  cell: string;
  kind: Kind;
  contacts: Side[];
  met: Side[];
  landed: boolean;
}

export function lyingOf(cells: readonly Cell[]): Lying[] {
  return cells
    .filter((cell) => cell.agent)
    .map((cell) => ({
      cell: cell.cell,
      kind: cell.colour as Kind,
      contacts: sides(cell.contacts),
      met: sides(cell.met),
      landed: cell.flipped ?? false,
    }));
}

/** The agents aboard as they would be with this one: the contacts that it joins are met on both sides. */
export function joined(lying: readonly Lying[], planned: Lying | null): Lying[] {
  const joins = (planned?.met ?? []).map((side) => ({ cell: beyond(planned!.cell, side), side: OPPOSITE[side] }));
  return lying.map((one) => ({ ...one, met: [...one.met, ...joins.filter((each) => each.cell === one.cell).map((each) => each.side)] }));
}

function beyond(cell: string, side: Side): string {
  const [down, right] = STEP[side];
  return `r${rowOf(cell) + down}c${columnOf(cell) + right}`;
}

/** Hull, fins and nose in the colours of a seat; `bare` is only the deck, for a phone. */
export function hull(seat: number, bare: boolean): string {
  if (bare) return '<rect x="20" y="16" width="542" height="384" fill="var(--line)"/>';
  const id = uid('hull');
  const nose = 'M558 20C592 62 606 128 606 208S592 354 558 396Z';
  const jets = [84, 186, 288]
    .map(
      (y) =>
        `<path d="M28 ${y}L6 ${y - 9}V${y + 53}L28 ${y + 44}Z" fill="var(--dim)"/><path d="M11.5 ${y - 4}V${y + 48}" stroke="var(--panel)" stroke-width="2.5"/>`,
    )
    .join('');
  const band =
    patternOf(seat) === 'stripe'
      ? `<path d="M563 0V410M572 0V410" stroke="${NIGHT}" stroke-width="4"/>`
      : `<rect x="558" y="0" width="16" height="410" fill="url(#${id})"/>`;
  return `<defs>${pattern(seat, id)}</defs>${jets}
    <path d="M24 62L7 8.5A5 5 0 0 1 12 2H66a8 8 0 0 1 5 2L104 24ZM24 354L7 407.5A5 5 0 0 0 12 414H66a8 8 0 0 0 5-2L104 392Z" fill="${seatLook(seat).colour}"/>
    <path d="M24 42A22 22 0 0 1 46 20H558V396H46A22 22 0 0 1 24 374Z" fill="var(--line)"/>
    <path d="${nose}" fill="${seatLook(seat).colour}"/><clipPath id="${id}n"><path d="${nose}"/></clipPath><g clip-path="url(#${id}n)">${band}</g>
    <circle cx="588" cy="208" r="10" fill="${NIGHT}" stroke="${CREAM}" stroke-width="3"/>`;
}

const rowsOf = (cells: readonly Cell[]): number[] => [...new Set(cells.map((one) => rowOf(one.cell)))];
const columnsOf = (cells: readonly Cell[]): number[] => [...new Set(cells.map((one) => columnOf(one.cell)))];

export function gridLabels(cells: readonly Cell[], size: number): string {
  const text = (x: number, y: number, words: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="var(--dim)" text-anchor="middle">${words}</text>`;
  return (
    columnsOf(cells)
      .map((c) => text(ORIGIN.x + (c - 0.5) * CELL, 35, `c${c}`))
      .join('') +
    rowsOf(cells)
      .map((r) => text(35.5, ORIGIN.y + (r - 0.5) * CELL + 4.5, `r${r}`))
      .join('')
  );
}

/** The icons of an empty compartment. */
export const icons = (actions: readonly Op[]): string => actionsIn(actions, CELL, CELL);

/** The contact of the ship below a compartment of the lowest row, or wherever it is printed. */
export function shipContact(side: Side, used: boolean): string {
  const quarter = (SIDES.indexOf(side) - 2) * 90;
  const hole = used ? '' : `<path d="M37.4 ${CELL}A4.6 4.6 0 0 0 46.6 ${CELL}Z" fill="${NIGHT}"/>`;
  return `<g transform="rotate(${quarter} ${CELL / 2} ${CELL / 2})"><path d="M31 ${CELL}A11 11 0 0 0 53 ${CELL}Z" fill="${CREAM}"/>${hole}</g>`;
}

export const waiting = (side: Side, strength = 1): string => `<g opacity="${strength}">${half(side, 'var(--go)', 11)}</g>`;

export const agentIn = ({ kind, contacts, landed, met }: Lying): string => agentBody(kind, contacts, { landed, met });

/** How many samples of each colour a ship has. */
export const samplesOf = (ship: Pick<Cosmobureau.ShipView, 'samples'>): [Colour, number][] =>
  Object.entries(ship.samples) as [Colour, number][];
export const sampleCount = (ship: Cosmobureau.ShipView): number => samplesOf(ship).reduce((sum, [, count]) => sum + count, 0);

/** The store: fuel from the left, samples from the right, blocked cells behind them. */
export function store(ship: Cosmobureau.ShipView, gain: number, w = 36, h = 42): string {
  const order = samplesOf(ship).flatMap(([colour, count]) => Array<Colour>(count).fill(colour));
  const free = ship.usable - order.length;
  const scale = Math.min(w - 10, h - 12) / 24;
  let out = '';
  for (let i = 1; i <= ship.usable; i++) {
    const x = (i - 1) * w;
    const sample = i > free ? order[i - free - 1] : null;
    const stroke = i <= ship.fuel ? 'var(--ink)' : sample ? HUE[sample] : 'var(--dim)';
    const dashed = !sample && i > ship.fuel ? 'stroke-dasharray="3 3"' : '';
    out += `<rect x="${x + 2}" y="2" width="${w - 4}" height="${h - 4}" rx="5" fill="var(--sky)" stroke="${stroke}" stroke-width="1.3" ${dashed}/>`;
    const [ix, iy] = [x + (w - 24 * scale) / 2, (h - 24 * scale) / 2];
    if (i <= ship.fuel) out += at(ix, iy, ICON.fuel(), scale);
    else if (sample) out += at(ix, iy, ICON.sample(sample), scale);
    else if (i <= ship.fuel + gain) out += `<g opacity=".38">${at(ix, iy, ICON.fuel(), scale)}</g>`;
  }
  let from = ship.usable;
  for (const cells of ship.blockers) {
    out += at(from * w, 0, blocker(cells * w, h));
    from += cells;
  }
  return out;
}

function blocker(w: number, h: number): string {
  const id = uid('lock');
  return `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="9" fill="var(--line)"/><rect width="3.5" height="9" fill="var(--panel)" opacity=".75"/></pattern>
    <rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="5" fill="url(#${id})" stroke="var(--dim)" stroke-width="1.3"/>
    <g transform="translate(${w / 2} ${h / 2})"><rect x="-13" y="-13" width="26" height="26" rx="13" fill="var(--panel)"/><path d="M-4-2v-3.5a4 4 0 0 1 8 0V-2" fill="none" stroke="var(--ink)" stroke-width="2"/><rect x="-6.5" y="-2" width="13" height="9.5" rx="2" fill="var(--ink)"/></g>`;
}

/** The bureau: a corridor of doors with the players' pennants below. */
export function bureau(view: Cosmobureau.View, me: number, w = 53.6, h = 64): string {
  const last = view.rooms.length - 1;
  const middle = (room: number): number => room * w + w / 2;
  let out = view.rooms
    .map((room, i) => {
      const inside = view.ships.filter((ship) => ship.room === i);
      const flags = inside.map((ship, j) => at(middle(i) - 10 + j * 14, h + 1, pennantBody(ship.seat), 0.86)).join('');
      const door = { room: room.room, level: room.level ?? null, bonus: room.bonus ?? null };
      const body = roomBody(door, { w, h, here: inside.some((ship) => ship.seat === me) });
      return `<g data-about="room:${i}" data-tells>${at(i * w, 0, body)}</g>${flags}`;
    })
    .join('');
  const back = view.after_last;
  out += `<path d="M${middle(last)} ${h + 2}v8a5 5 0 0 1-5 5H${middle(back) + 5}a5 5 0 0 1-5-5v-5" fill="none" stroke="${VIOLET}" stroke-width="2" stroke-linecap="round"/><path d="M${middle(back) - 5} ${h + 8}l5-6 5 6Z" fill="${VIOLET}"/>`;
  return svg(out, w * view.rooms.length, h + 22);
}

/** A tile of the universe: planet, office, ships, and what going there costs and pays me. Its name may be anybody's: it is no part of this. */
export function tile(one: Tile, ships: readonly Cosmobureau.ShipView[], seed: number): string {
  const printed: SpaceTile = {
    planet: (one.planet as Colour | null) ?? null,
    megamall: one.megamall ?? false,
    wormhole: one.wormhole ?? false,
    bonus: [],
  };
  const pawns = ships.filter((ship) => ship.tile === one.tile);
  const landing = one.landing ? at(54, 55, `<circle cx="12" cy="12" r="13" fill="${SPACE}"/>` + ICON.credits(`+${one.landing}`), 0.98) : '';
  const owner = one.owner ?? null;
  return (
    tileBody(printed, { seed }) +
    (owner === null ? '' : at(55, 5, officeMark(owner), 1.12)) +
    landing +
    pawns.map((ship, i) => at(5 + i * 17, 48, pawnBody(ship.seat), 1.12)).join('') +
    (one.price === null || one.price === undefined ? '' : at(7.5, 7, ICON.price(one.price), 0.98))
  );
}

/** A side of a ship as printed, nobody aboard. */
export function shipPicture(cells: readonly Cell[], seat: number): string {
  const compartments = cells.map(({ cell, actions, ship_contact }) => {
    const contacts = sides(ship_contact).map((side) => shipContact(side, false));
    const inside = `<rect x="2" y="2" width="80" height="80" rx="6" fill="var(--sky)"/>${icons(actions)}${contacts.join('')}`;
    return at(place(cell).x, place(cell).y, inside);
  });
  return svg(hull(seat, false) + compartments.join(''), 608, 416);
}

/** A ship in small: only which compartments are filled, and with what. */
export function miniShip(cells: readonly Cell[], u = 10): string {
  const squares = cells.map((cell) => {
    const [x, y] = [3 + (columnOf(cell.cell) - 1) * u, 3 + (rowOf(cell.cell) - 1) * u];
    const colour = cell.colour ? HUE[cell.colour as Kind] : 'var(--sky)';
    const turned = cell.flipped ? `stroke="${colour}" stroke-width="1.6"` : '';
    return `<rect x="${x + 0.7}" y="${y + 0.7}" width="${u - 1.4}" height="${u - 1.4}" rx="1.8" fill="${cell.flipped ? SPACE : colour}" ${turned}/>`;
  });
  const rows = rowsOf(cells).length;
  const [w, h] = [u * columnsOf(cells).length + 3, u * rows + 6];
  return svg(
    `<path d="M0 4a4 4 0 0 1 4-4H${w}C${w + 8} 6 ${w + 8} ${u * rows} ${w} ${h}H4a4 4 0 0 1-4-4Z" fill="var(--line)"/>${squares.join('')}`,
    w + 7,
    h,
  );
}
