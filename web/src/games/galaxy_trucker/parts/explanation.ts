// What a component or a card is and does, in words: what it is for, what this very one can do, an example.
import { has, t } from '../../../text';
import { contents, facts, type PartView, type View } from '../catalog';
import { cardArt } from '../draw/art';
import { sign } from '../draw/expansion/signs';
import { specialistArt } from '../draw/expansion/specialists';
import { tile } from '../draw/tiles';
import { cubeName } from '../words';
import { examplePicture } from './examples';

export type Card = NonNullable<View['flight']['card']>;

/** A component, perhaps with what lies on it, a card of any deck, or a specialist. */
export type Explained =
  { tile: string; turns?: number; part?: PartView; colour?: number } | { card: Card } | { specialist: string } | { rough: string };

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

const turned = (printed: readonly number[], turns: number): number[] => [0, 1, 2, 3].map((side) => printed[(side - turns + 4) % 4]);
const sideNames = (some: readonly number[]): string => some.map((side) => t(`gt-explain-side-${side}`)).join(', ');

/** «front double, right smooth, ...»: the sides as they lie now. */
function sides(printed: readonly number[], turns: number): string {
  const words = turned(printed, turns).map((plug, side) => `${t(`gt-explain-side-${side}`)} ${t(`gt-explain-plug-${plug}`)}`);
  return t('gt-explain-sides', { list: words.join(', ') });
}

/** What its smooth sides are good for: barrels stand there, or plates. */
function smooth(kind: string, printed: readonly number[], turns: number): string[] {
  const list = sideNames([0, 1, 2, 3].filter((side) => !turned(printed, turns)[side]));
  if (kind === 'plating') return [t('gt-explain-plated', { list })];
  return kind === 'bidirectional_cannon' ? [t('gt-explain-barrels', { list })] : [];
}

const KINDS_WITH_ROOM: Record<string, string> = {
  starting_cabin: 'crew',
  cabin: 'crew',
  battery: 'batteries',
  cargo: 'goods',
  special_cargo: 'goods',
  luxury_cabin: 'guest',
  stasis_chamber: 'sleepers',
  mixed_hold: 'goods',
  battery_hold: 'both',
};
/** Where the number is not printed on each of them, all of a kind hold this much. */
const ROOM: Record<string, number> = { luxury_cabin: 1, stasis_chamber: 4, mixed_hold: 3 };
const CELLS = 2; // of a battery hold

/** What can be on it; once the ship flies, what is on it. */
function room(kind: string, capacity: number, part?: PartView): string[] {
  const what = KINDS_WITH_ROOM[kind];
  if (!what) return [];
  const n = ROOM[kind] ?? capacity;
  const aboard = part?.goods?.length ? [t('gt-explain-aboard', { list: part.goods.map(cubeName).join(', ') })] : [];
  return [...(left(what, n, part) || [t(`gt-explain-room-${what}`, { n, cells: CELLS })]), ...aboard];
}

/** How much of it is left, where that is known. */
function left(what: string, n: number, part?: PartView): string[] | null {
  if (part?.batteries !== undefined && what === 'batteries') return [t('gt-explain-left', { n: part.batteries, all: n })];
  if (part?.batteries !== undefined && what === 'both')
    return [t('gt-explain-left', { n: part.batteries, all: CELLS }), t('gt-explain-room-goods', { n })];
  return part?.sleepers !== undefined && what === 'sleepers' ? [t('gt-explain-asleep', { n: part.sleepers, all: n })] : null;
}

function ofTile({ tile: name, turns = 0, part, colour = 0 }: Extract<Explained, { tile: string }>): Explanation {
  const { kind, sides: printed, capacity = 0 } = facts(name);
  const onIt = part ? contents(part, colour, !part.batteries && !part.sleepers) : { cap: capacity, seat: colour };
  return {
    name: t(`gt-kind-${dashed(kind)}`),
    picture: tile(kind, printed, turns, onIt, { size: 72 }),
    what: t(`gt-guide-kind-${dashed(kind)}`),
    facts: [
      ...(part?.inert ? [t('gt-explain-inert')] : []),
      ...room(kind, capacity, part),
      ...smooth(kind, printed, turns),
      sides(printed, turns),
    ],
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
    what: t(has(`gt-guide-card-${kind}`) ? `gt-guide-card-${kind}` : `gt-card-${kind}-what`),
    facts: cardFacts(card),
    example: t(`gt-example-card-${kind}`, { strength, crew, lost, goods, credits, days }),
    drawn: '',
  };
}

/** Who or what has one picture, one sentence and an example. */
const ofName = (what: 'specialist' | 'rough', name: string, picture: string): Explanation => ({
  name: t(`gt-${what}-${dashed(name)}`),
  picture,
  what: t(`gt-${what}-${dashed(name)}-what`),
  facts: [],
  example: t(`gt-example-${what}-${dashed(name)}`),
  drawn: '',
});
const ofSpecialist = (name: string): Explanation =>
  ofName('specialist', name, `<svg width="111" height="72" viewBox="0 0 160 104" aria-hidden="true">${specialistArt(name)}</svg>`);

/** The text without which there is no explanation yet. */
function exampleKey(thing: Explained): string {
  if ('specialist' in thing) return `gt-example-specialist-${dashed(thing.specialist)}`;
  if ('rough' in thing) return `gt-example-rough-${dashed(thing.rough)}`;
  return 'card' in thing ? `gt-example-card-${dashed(thing.card.kind)}` : `gt-example-kind-${dashed(facts(thing.tile).kind)}`;
}

/** Null for what has no explanation yet. */
export function explanation(thing: Explained): Explanation | null {
  if (!has(exampleKey(thing))) return null;
  if ('specialist' in thing) return ofSpecialist(thing.specialist);
  if ('rough' in thing) return ofName('rough', thing.rough, sign(thing.rough, 72));
  return 'card' in thing ? ofCard(thing.card) : ofTile(thing);
}
