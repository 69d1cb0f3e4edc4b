// What a component or a card is and does, in words: what it is for, what this very one can do, an example.
import { has, t } from '../../../text';
import { contents, facts, type PartView, type View } from '../catalog';
import { cardArt } from '../draw/art';
import { tile } from '../draw/tiles';
import { cubeName } from '../words';
import { examplePicture } from './examples';

export type Card = NonNullable<View['flight']['card']>;

/** A component, perhaps with what lies on it, or a card. */
export type Explained = { tile: string; turns?: number; part?: PartView; colour?: number } | { card: Card };

export interface Explanation {
  name: string;
  picture: string; // SVG
  what: string;
  facts: string[]; // of this very one
  example: string;
  drawn: string; // SVG of the example, empty where it needs none
}

const dashed = (text: string): string => text.replaceAll('_', '-');

/** The numbers on a card. */
export function cardFacts(card: Card): string[] {
  return [
    card.strength ? t('gt-card-strength', { n: card.strength }) : '',
    card.crew_needed ? t('gt-card-crew-needed', { n: card.crew_needed }) : '',
    card.crew_lost ? t('gt-card-crew-lost', { n: card.crew_lost }) : '',
    card.goods_lost ? t('gt-card-goods-lost', { n: card.goods_lost }) : '',
    card.credits ? t('gt-card-credits', { n: card.credits }) : '',
    card.days ? t('gt-card-days', { n: card.days }) : '',
  ].filter(Boolean);
}

/** «front double, right smooth, ...»: the sides as they lie now. */
function sides(printed: readonly number[], turns: number): string {
  const words = [0, 1, 2, 3].map((side) => `${t(`gt-explain-side-${side}`)} ${t(`gt-explain-plug-${printed[(side - turns + 4) % 4]}`)}`);
  return t('gt-explain-sides', { list: words.join(', ') });
}

const KINDS_WITH_ROOM: Record<string, string> = {
  starting_cabin: 'crew',
  cabin: 'crew',
  battery: 'batteries',
  cargo: 'goods',
  special_cargo: 'goods',
};

/** What can be on it; once the ship flies, what is on it. */
function room(kind: string, capacity: number, part?: PartView): string[] {
  const what = KINDS_WITH_ROOM[kind];
  if (!what) return [];
  const aboard = part?.goods?.length ? [t('gt-explain-aboard', { list: part.goods.map(cubeName).join(', ') })] : [];
  const left = part?.batteries !== undefined && what === 'batteries' ? [t('gt-explain-left', { n: part.batteries, all: capacity })] : [];
  return [...(left.length ? left : [t(`gt-explain-room-${what}`, { n: capacity })]), ...aboard];
}

function ofTile({ tile: name, turns = 0, part, colour = 0 }: Extract<Explained, { tile: string }>): Explanation {
  const { kind, sides: printed, capacity = 0 } = facts(name);
  const onIt = part ? contents(part, colour, !part.batteries) : { cap: capacity, seat: colour };
  return {
    name: t(`gt-kind-${dashed(kind)}`),
    picture: tile(kind, printed, turns, onIt, { size: 72 }),
    what: t(`gt-guide-kind-${dashed(kind)}`),
    facts: [...room(kind, capacity, part), sides(printed, turns)],
    example: t(`gt-example-kind-${dashed(kind)}`),
    drawn: examplePicture(kind),
  };
}

function ofCard(card: Card): Explanation {
  const kind = dashed(card.kind);
  const { strength = 0, crew_needed: crew = 0, crew_lost: lost = 0, goods_lost: goods = 0, credits = 0, days = 0 } = card;
  return {
    name: t(`gt-card-${kind}`),
    picture: `<svg width="112" height="59" viewBox="0 0 244 128" aria-hidden="true">${cardArt(card.kind)}</svg>`,
    what: t(`gt-guide-card-${kind}`),
    facts: cardFacts(card),
    example: t(`gt-example-card-${kind}`, { strength, crew, lost, goods, credits, days }),
    drawn: '',
  };
}

/** Null for what has no explanation yet. */
export function explanation(thing: Explained): Explanation | null {
  const key = 'card' in thing ? `gt-example-card-${dashed(thing.card.kind)}` : `gt-example-kind-${dashed(facts(thing.tile).kind)}`;
  if (!has(key)) return null;
  return 'card' in thing ? ofCard(thing.card) : ofTile(thing);
}
