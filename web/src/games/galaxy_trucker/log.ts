// The log of Galaxy Trucker: events as sentences with cubes and names in them.
import { t } from '../../text';
import type { Part } from '../module';
import { rich } from '../rich';
import { cubeName, kindName, pileName, strength } from './words';

type Told = Record<string, any>;
type Drawn = Exclude<Part, string>;
type Args = Record<string, string | number | Drawn | Drawn[]>;

const cubes = (colours: string[]): Drawn[] => colours.map((cube) => ({ piece: { cube } }));
const tile = (event: Told): string => (event.tile ? kindName(event.tile) : '');

/** The variant of a sentence, where an event has several: log-galaxy_trucker-<event>-<variant>. */
const VARIANT: Record<string, (event: Told) => string> = {
  grabbed: (e) => (e.origin === 'heap' && e.tile ? 'mine' : e.origin),
  skipped: (e) => (e.winner !== null && e.winner !== undefined ? 'race' : e.tile ? 'tile' : 'other'),
  threatened: (e) => e.how,
  lost_part: (e) => e.how,
  announced: (e) => e.what,
  fought: (e) => e.result,
  moved: (e) => (e.days < 0 ? 'back' : 'on'),
  cargo_changed: (e) => (!e.loaded.length ? (e.thrown.length ? 'left' : 'none') : e.thrown.length ? 'some' : 'all'),
  took: (e) => (e.planet === null || e.planet === undefined ? 'offer' : 'planet'),
  gave: (e) => e.what,
  gave_up: (e) => e.why.replaceAll('_', '-'),
  came_or_went: (e) => e.now,
  wishes: (e) => `${e.what.replaceAll('_', '-')}-${e.on ? 'on' : 'off'}`,
  paused: (e) => (e.on ? 'on' : 'off'),
  settled: (e) => e.who,
  flipped: (e) => (e.circle ? 'circle' : 'start'),
  round_began: (e) => (e.learning ? 'learning' : 'full'),
  inspected: (e) => (e.flaws.length ? 'flaws' : 'fine'),
};

const ARGS: Record<string, (event: Told) => Args> = {
  announced: (e) => ({ n: strength(e.value) }),
  moved: (e) => ({ n: Math.abs(e.days) }),
  rolled: (e) => ({ first: e.dice[0], second: e.dice[1], sum: e.dice[0] + e.dice[1] }),
  revealed: (e) => ({ card: `\u00ab${e.card.split('-')[1] ?? e.card}\u00bb` }),
  cargo_changed: (e) => ({ loaded: cubes(e.loaded), thrown: cubes(e.thrown), n: e.loaded.length, m: e.thrown.length }),
  gave: (e) => ({ cube: e.cube ? cubeName(e.cube) : '' }),
  inspected: (e) => ({ n: e.flaws.length }),
  game_ended: (e) => ({ who: e.winners.map((seat: number) => ({ seat })) }),
  flight_ended: (e) => ({ who: e.order.map((seat: number) => ({ seat })) }),
  round_settled: (e) => ({ sum: e.arrival + e.beauty + e.goods - e.losses }),
};

/** One event as a sentence. */
export function logParts(event: Told): Part[] {
  const name = event.event.replaceAll('_', '-');
  const variant = VARIANT[event.event]?.(event);
  const plain = Object.entries(event).filter(([, value]) => typeof value === 'number' || typeof value === 'string');
  const seat = event.seat ?? event.by ?? null;
  const args: Args = {
    ...(Object.fromEntries(plain) as Args),
    who: seat === null ? '' : { seat },
    tile: tile(event),
    pile: typeof event.pile === 'number' ? pileName(event.pile) : '',
    winner: typeof event.winner === 'number' ? { seat: event.winner } : '',
    planet: (event.planet ?? 0) + 1,
    ...ARGS[event.event]?.(event),
  };
  if (event.event === 'revealed') args.card = t(`gt-card-${event.card.replace(/^[^-]+-/, '').replace(/-\d+$/, '').replaceAll('_', '-')}`);
  return rich<Drawn>(`log-galaxy_trucker-${name}${variant ? `-${variant}` : ''}`, args);
}
