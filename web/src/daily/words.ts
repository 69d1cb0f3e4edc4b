// What the board of a day says of a deal and of a result.
import { t } from '../text';
import type { DayDeal } from '../wire';

/** How the deal is played: «Mission 8: everything in order. You and three navigators.» */
export function planWords(deal: DayDeal): string {
  return t(`daily-plan-${deal.game}-${deal.plan}`, { mission: Number(deal.options.mission ?? 0) });
}

/** «9 tricks», «34 credits, did not arrive» */
export function valueWords(game: string, value: number, good: boolean): string {
  return t(good ? `daily-value-${game}` : `daily-value-${game}-lost`, { n: value });
}

/** My result, as few letters as can be; nothing while there is none. */
export function flapText(deal: DayDeal): string {
  if (deal.state === 'missing') return t('daily-flap-missing');
  if (deal.value === null) return '';
  if (deal.game !== 'crew') return t('daily-flap-credits', { n: deal.value });
  return t(deal.state === 'home' ? 'daily-flap-crew-home' : 'daily-flap-crew-lost', { n: deal.value });
}

/** A day as people write it: 21 November. Days are those of UTC. */
export function dayWords(day: string, language: string, long = false): string {
  const style: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };
  if (long) style.weekday = 'long';
  const words = new Intl.DateTimeFormat(language, style).format(new Date(`${day}T12:00:00Z`));
  return long ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : words;
}

/** How long until the next deals. */
export function untilWords(ends: number, now: number): { hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil((ends - now) / 60_000));
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}

/** Of the places those to show first: the best, mine, and my neighbours. */
export function fewRows<Row extends { you: boolean }>(rows: readonly Row[], first = 5): Row[] {
  const mine = rows.findIndex((row) => row.you);
  return rows.filter((_, at) => at < first || (mine >= 0 && Math.abs(at - mine) <= 1));
}
