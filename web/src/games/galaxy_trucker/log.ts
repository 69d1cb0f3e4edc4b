// The log of Galaxy Trucker: events as sentences with cubes and names in them.
import { mySeat } from '../../me.svelte';
import { has, t } from '../../text';
import type { GalaxyTrucker } from '../../wire';
import { fieldsOf } from '../choosing.svelte';
import type { Part } from '../module';
import { rich } from '../rich';
import { tell, type ByKind } from '../telling';
import { cubeName, edgeName, hullName, kindName, pileName, roughName, sideName, strength } from './words';

type Drawn = Exclude<Part, string>;
type Args = Record<string, string | number | Drawn | Drawn[]>;

const cubes = (colours: string[]): Drawn[] => colours.map((cube) => ({ piece: { cube } }));

/** The variant of a sentence, where an event has several: log-galaxy_trucker-<event>-<variant>. */
const VARIANT: ByKind<GalaxyTrucker.Event, string> = {
  grabbed: (e) => (e.origin === 'heap' && e.tile ? 'mine' : e.origin),
  skipped: (e) => (e.winner !== null ? 'race' : e.tile ? 'tile' : 'other'),
  threatened: (e) => e.how,
  lost_part: (e) => e.how,
  announced: (e) => e.what,
  picked: (e) => (e.card ? 'mine' : 'other'),
  bid_made: (e) => e.currency,
  auctioned: (e) => (e.seat === null ? 'none' : e.currency),
  fought: (e) => e.result,
  victim: (e) => (e.rule.startsWith('GTX-EVIL') ? 'evil' : ''), // perhaps for being the strongest
  moved: (e) => (e.days < 0 ? 'back' : 'on'),
  cargo_changed: (e) => (!e.loaded.length ? (e.thrown.length ? 'left' : 'none') : e.thrown.length ? 'some' : 'all'),
  took: (e) => (e.planet === null ? 'offer' : 'planet'),
  gave: (e) => e.what,
  gave_up: (e) => e.why.replaceAll('_', '-'),
  withdrew: (e) => e.why.replaceAll('_', '-'),
  faced: (e) => (e.fixed ? 'fixed' : 'meant'),
  rough_drawn: (e) => (e.replaces ? 'instead' : 'new'),
  came_or_went: (e) => e.now,
  wishes: (e) => `${e.what.replaceAll('_', '-')}-${e.on ? 'on' : 'off'}`,
  paused: (e) => (e.on ? 'on' : 'off'),
  settled: (e) => e.who,
  hired: (e) => e.who,
  rearranged: (e) => e.what,
  mounted: (e) => (e.old ? 'swapped' : 'added'),
  flipped: (e) => (e.circle ? 'circle' : 'start'),
  round_began: (e) => (e.learning ? 'learning' : 'full'),
  inspected: (e) => (e.flaws.length ? 'flaws' : 'fine'),
  flight_ended: (e) => (e.order.length ? '' : 'nobody'),
  game_ended: (e) => (e.winners.length ? '' : 'nobody'),
};

const ARGS: ByKind<GalaxyTrucker.Event, Args> = {
  announced: (e) => ({ n: strength(e.value) }),
  moved: (e) => ({ n: Math.abs(e.days) }),
  rolled: (e) => ({ first: e.dice[0], second: e.dice[1], sum: e.dice[0] + e.dice[1] }),
  revealed: (e) => ({ card: t(`gt-card-${cardKind(e.card)}`) }),
  cargo_changed: (e) => ({ loaded: cubes(e.loaded), thrown: cubes(e.thrown), n: e.loaded.length, m: e.thrown.length }),
  gave: (e) => ({ cube: e.cube ? cubeName(e.cube) : '' }),
  burned: (e) => ({ cube: cubeName(e.cube) }),
  inspected: (e) => ({ n: e.flaws.length }),
  picked: (e) => ({ card: e.card ? t(`gt-card-${cardKind(e.card)}`) : '' }),
  tried_out: (e) => ({ n: e.cells.length }),
  meteors_sent: (e) => ({ line: e.line + 1, target: { seat: e.target } }),
  visited: (e) => ({ area: e.area + 1 }),
  supplied: (e) => ({ n: e.humans.length + e.sleepers.length + e.batteries.length }),
  shelf_laid: (e) => ({ n: e.tiles.length }),
  mounted: (e) => ({ old: e.old ? kindName(e.old) : '' }),
  withdrew: (e) => ({ hull: hullName(e.hull) }),
  hull_jumped: (e) => ({ hull: hullName(e.hull) }),
  hull_came_back: (e) => ({ hull: hullName(e.hull) }),
  faced: (e) => ({ side: edgeName(e.front) }),
  rough_drawn: (e) => ({ cards: e.cards.map(roughName).join(', ') }),
  voted: (e) => ({ side: sideName(e.side) }),
  paid_union: (e) => ({ n: e.cubes.length }),
  game_ended: (e) => ({ who: e.winners.map((seat) => ({ seat })) }),
  flight_ended: (e) => ({ who: e.order.map((seat) => ({ seat })) }),
  round_settled: (e) => ({ sum: [e.arrival, e.beauty, e.goods, -e.losses, ...Object.values(e.lines)].reduce((a, b) => a + b) }),
};

/** "1-open_space-2" -> "open-space" */
export const cardKind = (card: string): string =>
  card
    .replace(/^[^-]+-/, '')
    .replace(/-\d+$/, '')
    .replaceAll('_', '-');

/** What the show needs and the log does not. */
export const SILENT = ['aimed', 'deciding', 'card_ended'];

/** What the keys of an event's sentences end with. */
function nameOf(event: GalaxyTrucker.Event): string {
  const variant = tell(VARIANT, event);
  return `${event.event.replaceAll('_', '-')}${variant ? `-${variant}` : ''}`;
}

function argsOf(event: GalaxyTrucker.Event): Args {
  const plain = Object.entries(event).filter(([, value]) => typeof value === 'number' || typeof value === 'string');
  const { seat, by, tile, pile, winner, planet } = fieldsOf(event);
  const who = seat ?? by ?? null;
  return {
    ...(Object.fromEntries(plain) as Args),
    who: who === null ? '' : { seat: who },
    tile: tile ? kindName(tile) : '',
    pile: pile === undefined ? '' : pileName(pile),
    winner: typeof winner === 'number' ? { seat: winner } : '',
    planet: (planet ?? 0) + 1,
    ...tell(ARGS, event),
  };
}

/** One event as a sentence. */
export function logParts(event: GalaxyTrucker.Event): Part[] {
  if (SILENT.includes(event.event)) return [];
  const forMe = mySeat() !== null && fieldsOf(event).seat === mySeat() ? partsForMe(event) : [];
  return forMe.length ? forMe : rich<Drawn>(`log-galaxy_trucker-${nameOf(event)}`, argsOf(event));
}

/** The same, said to the one whom it happens to; nothing where there is no such sentence. */
export function partsForMe(event: GalaxyTrucker.Event): Part[] {
  const key = `gt-you-${nameOf(event)}`;
  return has(key) ? rich<Drawn>(key, argsOf(event)) : [];
}
