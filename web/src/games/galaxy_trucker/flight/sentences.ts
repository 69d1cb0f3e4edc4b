// A step of the show in words: one sentence for the bar, a few words beside each ship.
import { youOn } from '../../../me.svelte';
import { t } from '../../../text';
import type { GalaxyTrucker, RoomInfo } from '../../../wire';
import { seatName } from '../../../words';
import { fieldsOf } from '../../choosing.svelte';
import { tell, type ByKind } from '../../telling';
import type { ShipView, View } from '../catalog';
import { readHazard } from '../draw/art';
import { cardKind, logParts, partsForMe } from '../log';
import { roadOf } from '../parts/roads';
import { cubeName, kindName, roughName, sideName, strength } from '../words';
import type { Shown } from './shown';
import type { Event, Step } from './steps';

export interface News {
  words: string;
  mood: 'go' | 'wait' | 'stop' | '';
}

/** A sentence of the log as plain words; what happens to me is said to me. */
export function plain(event: Event, room: RoomInfo, me: number | null = null): string {
  const forMe = fieldsOf(event).seat === youOn(me) ? partsForMe(event) : [];
  const words = (forMe.length ? forMe : logParts(event)).map((part) => {
    if (typeof part === 'string') return part.trim() ? part : ', '; // between several things
    if ('seat' in part) return seatName(room, part.seat);
    const cube = 'piece' in part ? (part.piece as { cube?: string }).cube : undefined;
    return cube ? cubeName(cube) : '';
  });
  return words.join('').trim();
}

export const cardName = (id: string): string => t(`gt-card-${cardKind(id)}`);

/** «Column 8», «Row 5» */
export function lineWords(roll: GalaxyTrucker.Rolled): string {
  return t((roll.side ?? 0) % 2 ? 'gt-row' : 'gt-column', { n: roll.dice[0] + roll.dice[1] });
}

function hazardWords({ scene }: Shown): string {
  const { roll, hazard } = scene;
  if (!roll) return '';
  const kind = roll.hazard ? readHazard(roll.hazard).kind : 'bomb';
  return t(`gt-show-${kind}`, { n: hazard, line: lineWords(roll) });
}

/** Mine first: what is said of several ships begins with me. */
const first = (step: Step, me: number | null): Event => step.events.find((one) => fieldsOf(one).seat === me) ?? step.events[0];

/** A sentence with the card of the rough road that it comes from. */
export const withRoad = (road: string, words: string): string =>
  road && words ? t('gt-road-says', { road: roughName(road), words }) : words;

/** What happens, in one sentence. */
export function titleOf(step: Step, shown: Shown, room: RoomInfo, me: number | null): string {
  const road = step.events.map((one) => roadOf(one.rule)).find(Boolean) ?? '';
  return withRoad(road, wordsOf(step, shown, room, me));
}

function wordsOf(step: Step, shown: Shown, room: RoomInfo, me: number | null): string {
  const event = first(step, me);
  if (event.event === 'revealed') return announceWords(event, shown.view.flight.number, room, me);
  if (event.event === 'aimed') return hazardWords(shown);
  if (event.event === 'deciding') {
    return t('gt-deciding', { n: event.seats.length, names: event.seats.map((seat) => seatName(room, seat)).join(', ') });
  }
  if (event.event === 'card_ended') return t('gt-show-sum', { card: cardName(event.card) });
  const words = plain(event, room, me);
  const times = step.events.filter((one) => plain(one, room, me) === words).length;
  return times > 1 ? `${words} ×${times}` : words;
}

function announceWords({ seat }: GalaxyTrucker.Revealed, n: number, room: RoomInfo, me: number | null): string {
  return seat === youOn(me) ? t('gt-show-announce-you', { n }) : t('gt-show-announce', { name: seatName(room, seat), n });
}

/** What went by too fast, in one sentence. */
export function missedWords(missed: readonly Step[], me: number | null): string {
  const lost = missed.flatMap((step) => step.events).filter((one) => one.event === 'lost_part' && one.seat === me);
  return lost.length ? t('gt-show-missed-lost', { n: lost.length }) : t('gt-show-missed');
}

/** What else there is to say: of the others, or what it means for me. */
export function detailOf(step: Step, { view }: Shown, room: RoomInfo, me: number | null, waits: boolean): string {
  const event = first(step, me);
  if (event.event === 'revealed') return t(waits ? 'gt-show-announce-read' : 'gt-show-announce-more');
  if (event.event === 'card_ended') return t('gt-show-sum-more', { n: event.number, all: view.flight.cards });
  if (event.event === 'aimed') return event.seat === me ? aimWords(event, view.ships[event.seat]) : '';
  const said = plain(event, room, me);
  const rest = step.events.map((one) => plain(one, room, me)).filter((words) => words !== said);
  return [...new Set(rest)].filter(Boolean).slice(0, 4).join('. ');
}

/** A step for those who listen: what happens, and what it does. */
export function saidOf(step: Step, shown: Shown, room: RoomInfo, me: number | null): string {
  const event = first(step, me);
  const title = titleOf(step, shown, room, me);
  if (event.event === 'revealed') return `${title}: ${cardName(event.card)}`;
  const more = event.event === 'card_ended' ? changeWords(event.changes[me ?? -1]) : detailOf(step, shown, room, me, false);
  return [title, more].filter(Boolean).join('. ');
}

function aimWords(aimed: GalaxyTrucker.Aimed, ship: ShipView): string {
  const part = ship.parts.find((one) => one.cell === aimed.cell);
  if (aimed.how !== 'hit' || !part) return t('gt-show-aim-safe', { how: t(`gt-result-${aimed.how}`) });
  const hit = t(aimed.falls.length ? 'gt-show-aim-falls' : 'gt-show-aim-hit', { tile: kindName(part.tile), n: aimed.falls.length });
  return aimed.stops ? `${hit} ${t('gt-show-aim-stop')}` : hit;
}

const BAD: News['mood'] = 'stop';
const FINE = ['missed', 'harmless', 'shot', 'shielded'];

const NEWS: ByKind<Event, News> = {
  aimed: (e) =>
    FINE.includes(e.how)
      ? { words: t(`gt-result-${e.how}`), mood: 'go' }
      : { words: t(e.stops ? 'gt-news-aimed-stop' : 'gt-news-aimed'), mood: e.stops ? 'wait' : BAD },
  threatened: (e) => ({ words: t(`gt-result-${e.how}`), mood: e.how === 'hit' ? BAD : 'go' }),
  lost_part: (e) => ({ words: t('gt-news-lost', { tile: kindName(e.tile) }), mood: BAD }),
  powered: () => ({ words: t('gt-news-powered'), mood: 'wait' }),
  gave: (e) => ({ words: t('gt-news-gave', { what: t(`gt-news-${e.what}`) }), mood: BAD }),
  announced: (e) => ({ words: t('gt-news-announced', { n: strength(e.value) }), mood: '' }),
  fought: (e) => ({ words: t(e.result === 'lost' ? 'gt-news-lost-fight' : `gt-news-${e.result}`), mood: e.result === 'lost' ? BAD : 'go' }),
  victim: (e) => ({ words: t(e.rule.startsWith('GTX-EVIL') ? 'gt-news-victim-evil' : 'gt-news-victim'), mood: BAD }),
  moved: (e) => ({ words: t(e.days < 0 ? 'gt-news-back' : 'gt-news-on', { n: Math.abs(e.days) }), mood: e.days < 0 ? BAD : 'go' }),
  took: (e) => ({ words: e.planet === null ? t('gt-news-took') : t('gt-news-planet', { n: e.planet + 1 }), mood: 'go' }),
  passed: () => ({ words: t('gt-news-passed'), mood: '' }),
  cargo_changed: (e) => ({ words: t('gt-news-loaded', { n: e.loaded.length }), mood: 'go' }),
  die_set: () => ({ words: t('gt-news-die-set'), mood: '' }),
  guessed: (e) => ({ words: t('gt-news-guessed', { n: e.number }), mood: '' }),
  bid_shown: (e) => ({ words: t('gt-news-bid-shown', { n: e.credits }), mood: '' }),
  bribed: (e) => ({ words: t('gt-news-bribed', { n: e.credits }), mood: e.credits ? 'wait' : '' }),
  spot_named: (e) => ({ words: t('gt-news-spot-named', { column: e.column, row: e.row }), mood: '' }),
  meteors_sent: (e) => ({ words: t('gt-news-meteors-sent', { n: e.line + 1 }), mood: '' }),
  visited: (e) => ({ words: t('gt-news-visited', { n: e.area + 1 }), mood: 'go' }),
  supplied: (e) => ({ words: t('gt-news-supplied', { n: e.humans.length + e.sleepers.length + e.batteries.length }), mood: 'go' }),
  mounted: (e) => ({ words: t('gt-news-mounted', { tile: kindName(e.tile) }), mood: 'go' }),
  earned: (e) => ({ words: t('gt-news-earned', { n: e.credits }), mood: 'go' }),
  paid: (e) => ({ words: t('gt-news-paid', { n: e.credits }), mood: BAD }),
  borrowed: () => ({ words: t('gt-news-borrowed'), mood: BAD }),
  repaid: () => ({ words: t('gt-news-repaid'), mood: 'go' }),
  bid_made: (e) => ({ words: t('gt-news-bid', { n: e.amount }), mood: 'wait' }),
  auctioned: () => ({ words: t('gt-news-auctioned'), mood: 'go' }),
  tried_out: (e) => ({ words: t('gt-news-tested', { n: e.cells.length }), mood: 'wait' }),
  boarded: () => ({ words: t('gt-news-boarded'), mood: 'go' }),
  promised: (e) => ({ words: t('gt-news-promised', { n: e.credits }), mood: 'go' }),
  recovered: (e) => ({ words: t('gt-news-recovered', { n: e.parts }), mood: 'go' }),
  gave_up: (e) => ({ words: outWords(e.why), mood: BAD }),
  woke: () => ({ words: t('gt-news-woke'), mood: 'go' }),
  boosted: () => ({ words: t('gt-news-boosted'), mood: 'wait' }),
  jumped: () => ({ words: t('gt-status-away'), mood: 'wait' }),
  came_back: () => ({ words: t('gt-news-came-back'), mood: 'go' }),
  burned: (e) => ({ words: t('gt-news-burned', { n: e.tokens }), mood: 'go' }),
  saved: () => ({ words: t('gt-news-saved'), mood: 'go' }),
  negotiated: () => ({ words: t('gt-news-negotiated'), mood: 'go' }),
  withdrew: () => ({ words: t('gt-news-withdrew'), mood: BAD }),
  cabin_removed: () => ({ words: t('gt-news-cabin-removed'), mood: BAD }),
  voted: (e) => ({ words: t('gt-news-voted', { side: sideName(e.side) }), mood: '' }),
  paid_union: () => ({ words: t('gt-news-paid-union'), mood: BAD }),
  slowed: (e) => ({ words: t('gt-news-slowed', { n: e.joints }), mood: BAD }),
  somersaulted: () => ({ words: t('gt-news-somersaulted'), mood: 'wait' }),
};

/** What this step is for one ship; nothing if it is about others. */
export function newsOf(step: Step | null, seat: number): News | null {
  if (!step) return null;
  if (step.events.some((one) => one.event === 'deciding' && one.seats.includes(seat))) return { words: t('gt-is-deciding'), mood: 'wait' };
  const mine = step.events.filter((one) => fieldsOf(one).seat === seat && one.event !== 'revealed' && one.event !== 'rolled');
  const lost = mine.filter((one) => one.event === 'lost_part');
  if (lost.length > 1) return { words: t('gt-news-lost-many', { n: lost.length }), mood: BAD };
  const last = mine.at(-1);
  return (last && tell(NEWS, last)) ?? null;
}

/** One card of the flight, as far as it was told. */
export interface Flown {
  card: string;
  number: number;
  events: Event[];
  changes: GalaxyTrucker.Change[] | null; // while it is on: none
}

export function flownCards(events: readonly Event[]): Flown[] {
  let cards: Flown[] = [];
  for (const event of events) {
    if (event.event === 'deck_made') cards = [];
    if (event.event === 'revealed') cards.push({ card: event.card, number: cards.length + 1, events: [], changes: null });
    const last = cards.at(-1);
    if (!last) continue;
    if (event.event === 'card_ended') last.changes = event.changes;
    else if (!last.changes) last.events.push(event);
  }
  return cards;
}

export const SUMS = ['parts', 'crew', 'batteries', 'goods', 'credits', 'days'] as const;

/** «−2 Parts, +4 Credits» */
export function changeWords(change: GalaxyTrucker.Change | undefined): string {
  const said = SUMS.flatMap((what) => (change?.[what] ? [`${t(`gt-sum-${what}`)} ${signed(change[what] ?? 0)}`] : []));
  return said.length ? said.join(', ') : t('gt-sum-nothing');
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** Lost components by their kind, with what the card did besides. */
export function lostKinds(events: readonly Event[], seat: number): { tile: string; n: number }[] {
  const kinds = new Map<string, { tile: string; n: number }>();
  for (const event of events) {
    if (event.event !== 'lost_part' || event.seat !== seat) continue;
    const name = kindName(event.tile);
    kinds.set(name, { tile: event.tile, n: (kinds.get(name)?.n ?? 0) + 1 });
  }
  return [...kinds.values()];
}

type Why = GalaxyTrucker.GaveUp['why'];

/** «ship destroyed» */
export const outWords = (why: Why): string => t(`gt-out-${why.replaceAll('_', '-')}`);

/** Since which card somebody does not fly any more, and why. */
export interface Out {
  card: number;
  why: Why;
}

/** Who has left this flight, by seat. */
export function whoIsOut(events: readonly Event[]): Record<number, Out> {
  let [out, card]: [Record<number, Out>, number] = [{}, 0];
  for (const event of events) {
    if (event.event === 'round_began') [out, card] = [{}, 0];
    if (event.event === 'revealed') card += 1;
    if (event.event === 'gave_up') out[event.seat] = { card, why: event.why };
  }
  return out;
}

/** The squares that a ship lost in this flight. */
export function lostCells(events: readonly Event[], seat: number): number[] {
  const launch = events.findLastIndex((event) => event.event === 'deck_made');
  const cells = events.slice(launch + 1).flatMap((event) => (event.event === 'lost_part' && event.seat === seat ? [event.cell] : []));
  return [...new Set(cells)]; // a new part may have come to the square of a lost one
}

/** The leader; nobody flies any more: nobody. */
export const leaderOf = (view: View): number | null => view.flight.order[0] ?? null;
