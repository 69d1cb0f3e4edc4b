// Strength against strength: what each flyer brings now, what batteries could add, and what that would mean.
import { t } from '../../../text';
import { facts, type PartView, type ShipView, type View } from '../catalog';
import { strength } from '../words';

type Kind = 'engines' | 'cannons' | 'crew';
const HALVES = 2; // strengths come in half units
const ALIEN_BONUS = 2 * HALVES;

/** One flyer in a comparison; half units. */
export interface Flyer {
  seat: number;
  now: number;
  most: number; // with every battery spent
  announced: boolean;
  asked: boolean;
}
export interface Contest {
  what: Kind;
  flyers: Flyer[];
  beat: number | null; // the enemy's strength
}

export const STRENGTHS = ['enemy', 'open_space', 'combat_zone'];

/** What is counted now; null where no strength is asked for. */
function counted(view: View): Kind | null {
  const { card, line = 0, queue } = view.flight;
  if (!card || view.phase !== 'flight' || !queue?.length) return null;
  if (card.kind === 'open_space') return 'engines';
  if (card.lines?.length) return (card.lines[line]?.least as Kind | undefined) ?? null;
  return card.strength ? 'cannons' : null;
}

/** Half units that a double adds when it is powered. (GT-PARAM-02, GT-PARAM-04) */
export function gainOf(part: PartView, what: Kind): number {
  const { kind } = facts(part.tile);
  if (what === 'engines') return kind === 'double_engine' ? 2 * HALVES : 0;
  return what === 'cannons' && kind === 'double_cannon' ? (part.turns ? HALVES : 2 * HALVES) : 0;
}

/** The strength of a ship with these squares powered. (GT-PARAM-06, GT-PARAM-07) */
function strengthWith(ship: ShipView, what: Kind, powered: readonly number[]): number {
  if (what === 'crew') return ship.figures.crew * HALVES;
  const more = ship.parts.filter((part) => powered.includes(part.cell)).reduce((sum, part) => sum + gainOf(part, what), 0);
  const bonus = !ship.figures[what] && more && ship.parts.some((part) => part.alien === (what === 'engines' ? 'orange' : 'purple'));
  return ship.figures[what] + more + (bonus ? ALIEN_BONUS : 0);
}

function flyer(ship: ShipView, what: Kind): Flyer {
  const on = ship.powered ?? [];
  const off = ship.parts.filter((part) => gainOf(part, what) && !on.includes(part.cell)).sort((a, b) => gainOf(b, what) - gainOf(a, what));
  const all = [...on, ...off.slice(0, ship.figures.batteries).map((part) => part.cell)];
  const announced = ship.strength !== null && ship.strength !== undefined;
  const now = announced ? (ship.strength ?? 0) : strengthWith(ship, what, on);
  return { seat: ship.seat, now, most: announced ? now : strengthWith(ship, what, all), announced, asked: STRENGTHS.includes(ship.question?.kind ?? '') };
}

/** Everybody whose strength counts for the card in play, in flight order. */
export function contestOf(view: View): Contest | null {
  const what = counted(view);
  if (!what) return null;
  const { card, order, queue } = view.flight;
  const all = card?.lines?.length ? order : (queue ?? []);
  const flyers = all.map((seat) => flyer(view.ships[seat], what)).filter((one) => card?.kind !== 'open_space' || one.asked);
  return flyers.length ? { what, flyers, beat: card?.strength ? card.strength * HALVES : null } : null;
}

/** What it would mean for me to stand at this strength. */
export function verdictOf(view: View, contest: Contest, me: number, value: number): string {
  if (contest.beat !== null) return t(value > contest.beat ? 'gt-verdict-won' : value === contest.beat ? 'gt-verdict-tied' : 'gt-verdict-lost');
  if (view.flight.card?.kind === 'open_space') return value || view.learning ? t('gt-verdict-days', { n: Math.floor(value / HALVES) }) : t('gt-verdict-stuck');
  const before = contest.flyers.filter((one) => one.announced && one.seat !== me).map((one) => one.now);
  if (before.some((one) => one <= value)) return t('gt-verdict-safe'); // of equals the one ahead suffers (GT-CARD-ZONE-02)
  return t(contest.flyers.some((one) => !one.announced && one.seat !== me) ? 'gt-verdict-weakest-so-far' : 'gt-verdict-weakest');
}

/** Is a battery worth it: does all I have bring more than I stand at now? The server's default for the absent. (GT-NET-33) */
export function isWorthPower(view: View, contest: Contest, me: number): boolean {
  const mine = contest.flyers.find((one) => one.seat === me);
  if (!mine) return true;
  if (contest.beat !== null) return mine.now <= contest.beat && mine.most >= contest.beat && mine.most > mine.now;
  if (view.flight.card?.kind === 'open_space') return !mine.now;
  const safe = t('gt-verdict-safe');
  return verdictOf(view, contest, me, mine.now) !== safe && verdictOf(view, contest, me, mine.most) === safe;
}

/** My strength if I power these squares as well. */
export function strengthAfter(view: View, contest: Contest, me: number, cell?: number): number {
  const ship = view.ships[me];
  return strengthWith(ship, contest.what, cell === undefined ? (ship.powered ?? []) : [...(ship.powered ?? []), cell]);
}

/** «strength 2 to 4: a draw» */
export function outlook(view: View, contest: Contest, me: number, cell?: number): string {
  const [from, to] = [strengthAfter(view, contest, me), strengthAfter(view, contest, me, cell)];
  const most = contest.flyers.find((one) => one.seat === me)?.most ?? to;
  const isHalfway = cell !== undefined && contest.beat !== null && to < contest.beat && most >= contest.beat;
  const verdict = isHalfway ? t('gt-verdict-not-yet') : verdictOf(view, contest, me, to);
  if (cell === undefined) return t('gt-future-stay', { n: strength(from), verdict });
  return t('gt-future-strength', { from: strength(from), to: strength(to), verdict });
}
