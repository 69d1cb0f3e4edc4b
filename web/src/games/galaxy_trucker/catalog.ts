// The components of the box, read from the engine's own file, and what the view says of ships.
import { parse } from 'smol-toml';
import more from '../../../../kosmodrom/games/galaxy_trucker/data/expansion_tiles.toml?raw';
import evil from '../../../../kosmodrom/games/galaxy_trucker/data/evil.toml?raw';
import printed from '../../../../kosmodrom/games/galaxy_trucker/data/cards.toml?raw';
import source from '../../../../kosmodrom/games/galaxy_trucker/data/tiles.toml?raw';
import type { GalaxyTrucker } from '../../wire';
import type { Contents, Occupant } from './draw/tiles';

export type View = GalaxyTrucker.View;
export type Preview = GalaxyTrucker.Preview;
type Secrets = GalaxyTrucker.Secrets;

/** What the viewer knows of a player besides what everybody sees. */
export const secretsOf = (view: View, seat: number | null): Secrets | undefined => (view.secrets ?? []).find((one) => one.seat === seat);
export type ShipView = GalaxyTrucker.ShipView;
export type PartView = GalaxyTrucker.PartView;

interface Facts {
  kind: string;
  sides: number[];
  capacity?: number;
}

const tilesOf = (text: string): Record<string, Facts> => (parse(text) as unknown as { tiles: Record<string, Facts> }).tiles;

type Printed = Record<string, Omit<GalaxyTrucker.Card, 'id'>>;
const cards = { ...(parse(printed) as unknown as Printed), ...(parse(evil) as unknown as Printed) };

/** An adventure card as it is printed. */
export const cardOf = (id: string): GalaxyTrucker.Card | null => (cards[id] ? { id, ...cards[id] } : null);

/** The components of the base game; those of the Big Expansion lie beside them. */
export const TILES = tilesOf(source);
const EXPANSION = tilesOf(more);
export const facts = (tile: string): Facts => TILES[tile] ?? EXPANSION[tile] ?? { kind: 'structural', sides: [3, 3, 3, 3] };

/** Filters of the tray: doubles go with their singles, both life supports together. */
export const family = (tile: string): string =>
  facts(tile)
    .kind.replace('double_', '')
    .replace(/_(purple|orange)$/, '')
    .replace('starting_', '');

export const FAMILIES = [...new Set(Object.keys(TILES).map(family))];

/** The kind of component that stands for a family: the plain one, or the first. */
export const emblemOf = (one: string): string =>
  (Object.values(TILES).find((each) => each.kind === one) ?? facts(Object.keys(TILES).find((id) => family(id) === one) ?? '')).kind;

/** The board that a ship is built on. */
export const boardOf = (view: View, ship: ShipView): View['board'] => view.boards?.find((one) => one.name === ship.board) ?? view.board;

export const column = (cell: number): number => cell % 16;
export const line = (cell: number): number => Math.floor(cell / 16);

/** What lies on a component, as the drawing wants it; while building, batteries as printed. */
export function contents(part: PartView, seat: number, building: boolean): Contents {
  const { kind, capacity = 0 } = facts(part.tile);
  const crew: Occupant[] = part.alien ? [part.alien as Occupant] : Array<Occupant>(part.humans ?? 0).fill('human');
  return {
    seat,
    cap: capacity,
    crew,
    charged: kind === 'battery' && !building ? (part.batteries ?? 0) : undefined,
    goods: part.goods ?? [],
  };
}
