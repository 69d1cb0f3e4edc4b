// The components of the box, read from the engine's own file, and what the view says of ships.
import { parse } from 'smol-toml';
import printed from '../../../../kosmodrom/games/galaxy_trucker/data/cards.toml?raw';
import expansion from '../../../../kosmodrom/games/galaxy_trucker/data/expansion_tiles.toml?raw';
import source from '../../../../kosmodrom/games/galaxy_trucker/data/tiles.toml?raw';
import type { GalaxyTrucker } from '../../wire';
import type { Contents, Occupant } from './draw/tiles';
import { printedCard, strengthOf } from './printed';

export type View = GalaxyTrucker.View;
export type Preview = GalaxyTrucker.Preview;
type Secrets = GalaxyTrucker.Secrets;

/** What the viewer knows of a player besides what everybody sees. */
export const secretsOf = (view: View, seat: number | null): Secrets | undefined => (view.secrets ?? []).find((one) => one.seat === seat);
/** A ship; of one that was wound back nobody told how strong it was. */
export type ShipView = GalaxyTrucker.ShipView & { recalled?: boolean };
export type PartView = GalaxyTrucker.PartView;

interface Facts {
  kind: string;
  sides: number[];
  capacity?: number;
}

const tilesOf = (written: string): Record<string, Facts> => (parse(written) as unknown as { tiles: Record<string, Facts> }).tiles;

export const CARDS = parse(printed) as unknown as Record<string, Omit<GalaxyTrucker.Card, 'id'>>;

/** A card of any deck as it is printed; in a flight with its numbers for this flight. */
export function cardOf(id: string, flight = 0): GalaxyTrucker.Card | null {
  if (CARDS[id]) return { id, ...CARDS[id] };
  const more = printedCard(id);
  return more && { id, kind: more.kind, pack: more.pack, credits: more.reward_credits, strength: strengthOf(more, flight) };
}

/** Of both boxes, whatever a table plays with. */
export const TILES = { ...tilesOf(source), ...tilesOf(expansion) };
export const facts = (tile: string): Facts => TILES[tile] ?? { kind: 'structural', sides: [3, 3, 3, 3] };

const FAMILY: Record<string, string> = {
  starting_cabin: 'cabin',
  luxury_cabin: 'cabin',
  double_engine: 'engine',
  double_cannon: 'cannon',
  bidirectional_cannon: 'cannon',
  cannon_engine: 'cannon',
  mixed_hold: 'special_cargo',
  battery_hold: 'battery',
  life_support_purple: 'life_support',
  life_support_orange: 'life_support',
  life_support_blue: 'life_support',
  shield_booster: 'booster',
  cannon_booster: 'booster',
  engine_booster: 'booster',
};

/** Filters of the tray: doubles go with their singles, all life supports together, all boosters too. */
export const family = (tile: string): string => FAMILY[facts(tile).kind] ?? facts(tile).kind;

export const FAMILIES = [...new Set(Object.keys(TILES).map(family))];

/** The kind of component that stands for a family: the plain one, or the first. */
export const emblemOf = (one: string): string =>
  (Object.values(TILES).find((each) => each.kind === one) ?? facts(Object.keys(TILES).find((id) => family(id) === one) ?? '')).kind;

/** The board that a ship is built on. */
export const boardOf = (view: View, ship: ShipView): View['board'] => view.boards?.find((one) => one.name === ship.board) ?? view.board;

export const column = (cell: number): number => cell % 16;
export const line = (cell: number): number => Math.floor(cell / 16);

const CELLS = new Set(['battery', 'battery_hold']);

/** The columns where each hull of a board begins and ends; most boards have one hull. */
export function hullsOf(board: View['board']): { first: number; last: number }[] {
  const columns = new Set(board.cells.map(column));
  const firsts = [...columns].filter((at) => !columns.has(at - 1)).sort((a, b) => a - b);
  const lasts = [...columns].filter((at) => !columns.has(at + 1)).sort((a, b) => a - b);
  return firsts.map((first, i) => ({ first, last: lasts[i] }));
}

/** The squares where nothing works; while its front is open, as its builder means it. */
export const deadCells = (view: View, ship: ShipView): readonly number[] => secretsOf(view, ship.seat)?.dead ?? ship.dead ?? [];

/** What lies on a component, as the drawing wants it; while building, batteries as printed. */
export function contents(part: PartView, seat: number, building: boolean): Contents {
  const { kind, capacity = 0 } = facts(part.tile);
  const crew: Occupant[] = part.alien ? [part.alien as Occupant] : Array<Occupant>(part.humans ?? 0).fill('human');
  return {
    seat,
    cap: capacity,
    crew,
    charged: CELLS.has(kind) && !building ? (part.batteries ?? 0) : undefined,
    sleepers: building ? undefined : (part.sleepers ?? 0),
    inert: part.inert,
    goods: part.goods ?? [],
  };
}
