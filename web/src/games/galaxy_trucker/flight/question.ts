// The question in words, and what an answer would mean: the server says it, these are its words.
import { has, t } from '../../../text';
import { keyOf, of } from '../../choosing.svelte';
import type { Preview, View } from '../catalog';
import { countsCrew, doubtWords, strength, type Choice } from '../words';

type Question = NonNullable<View['ships'][number]['question']>;
export type PreviewOf = (choice: Choice) => Preview | null;

/** Choices that are answered by pressing a square of my ship; a boost burns a cannon, so only its booster is pressed. */
export function cellsOf(choices: readonly Choice[], isPaying = false): Map<number, Choice[]> {
  const cells = new Map<number, Choice[]>();
  for (const one of of(choices, 'give', 'power', 'settle', 'load', 'wake', 'boost', 'jump', 'try_out', 'drop', 'shed')) {
    for (const cell of squaresOf(one, isPaying)) cells.set(cell, [...(cells.get(cell) ?? []), one]);
  }
  return cells;
}

function squaresOf(choice: Extract<Choice, { cell: number }>, isPaying: boolean): number[] {
  if (choice.do === 'boost') return [choice.booster];
  if (choice.do !== 'power') return [choice.cell];
  return isPaying ? [choice.battery] : [choice.cell, choice.battery];
}

export function questionWords(view: View, question: Question | null, me: number | null): string {
  if (!question) return t(`gt-phase-${view.phase.replaceAll('_', '-')}`);
  const amount = question.amount ?? 0;
  if (question.kind === 'payment') return paymentWords(amount, question.total);
  const isStrength = view.flight.contest?.flyers.some((one) => one.seat === me && one.asked);
  const key = `gt-ask-${question.kind.replaceAll('_', '-')}`;
  const ofCard = `${key}-${view.flight.card?.kind.replaceAll('_', '-')}`; // what it is about on this very card
  if (question.kind === 'combat_zone' && countsCrew(view) && !has(ofCard)) return t('gt-ask-crew-count');
  return t(has(ofCard) ? ofCard : key, { n: isStrength ? strength(amount) : amount });
}

/** Which token of how many is paid now; without a total the first of those still due. */
function paymentWords(due: number, total = due): string {
  return t('gt-ask-payment', { n: total - due + 1, all: total });
}

/** What it means to stand at a strength; where engines are counted, how many days it flies. */
export const verdictWords = (verdict: string, days = 0): string => t(`gt-verdict-${verdict.replaceAll('_', '-')}`, { n: days });

/** «+5 cr»: what an answer brings in credits and goods. */
export function gainOf(choice: Choice, preview: Preview | null): string {
  const gain = (preview?.credits ?? 0) + (preview?.worth ?? 0);
  return gain > 0 && ['land', 'accept', 'loaded', 'withdraw', 'bid', 'visit'].includes(choice.do) ? t('gt-gain', { n: `+${gain}` }) : '';
}

/** Where an answer leaves my ship now. */
export interface Standing {
  batteries: number;
  crew: number;
  exposed: number;
  place: number; // in the order of flight; 0 is none
}

export const standingOf = (view: View, me: number | null): Standing => {
  const { batteries = 0, crew = 0, exposed = 0 } = (me === null ? null : view.ships[me]?.figures) ?? {};
  return { batteries, crew, exposed, place: me === null ? 0 : view.flight.order.indexOf(me) + 1 };
};

/** What an answer costs, brings and leaves, in a few words. */
export function futureOf(choice: Choice, preview: Preview | null, now: Standing): string {
  if (!preview) return choice.do === 'build_again' ? t('gt-future-again') : '';
  const said = [
    ...(choice.do === 'jump'
      ? jumpWords(preview, now)
      : [...strengthWords(choice, preview, now.batteries), ...lossWords(choice, preview, now)]),
    ...cargoWords(choice, preview),
    ...moneyWords(preview),
    daysWords(preview, now.place),
    ...homeWords(choice, preview),
  ];
  if (choice.do === 'build_again') said.push(t('gt-future-again'));
  if (preview.confirm && !preview.verdict && !['give_up', 'jump'].includes(choice.do)) said.push(doubtWords(preview.confirm)); // a verdict says it already
  return said.filter(Boolean).join(', ');
}

/** What is missed comes first, and what every jump costs last: a phone has room for three lines. */
function jumpWords(preview: Preview, now: Standing): string[] {
  const lost = { ...preview, exposed: null };
  return [
    preview.confirm ? doubtWords(preview.confirm) : t(preview.hull ? 'gt-future-jump-hull' : 'gt-future-jump'),
    ...lossWords({ do: 'jump' }, lost, now),
    ...strengthWords({ do: 'jump' }, preview, now.batteries),
  ];
}

function strengthWords(choice: Pick<Choice, 'do'>, preview: Preview, aboard: number): string[] {
  const { batteries, strength: stand, more = 0, verdict } = preview;
  const said: string[] = [];
  if (batteries !== undefined && batteries !== null && batteries !== aboard)
    said.push(t('gt-future-battery', { from: aboard, to: batteries }));
  if (!verdict || stand === undefined || stand === null) return said;
  const words = verdictWords(verdict, preview.days_won);
  said.push(
    choice.do === 'power' || choice.do === 'boost'
      ? t('gt-future-strength', { from: strength(stand - more), to: strength(stand), verdict: words })
      : t('gt-future-stay', { n: strength(stand), verdict: words }),
  );
  if (preview.credits) said.push(t('gt-future-reward', { n: preview.credits }));
  return said;
}

const signed = (halves: number): string => (halves < 0 ? `−${strength(-halves)}` : `+${strength(halves)}`);

function lossWords(choice: Pick<Choice, 'do'>, preview: Preview, now: Standing): string[] {
  const { loses, crew_lost = 0, engines = 0, cannons = 0, shots = 0, exposed, goods_lost = [], loads = [], worth = 0 } = preview;
  const said: string[] = [];
  if (loses && choice.do !== 'keep') said.push(loses.length ? t('gt-future-lose', { n: loses.length }) : t('gt-future-whole'));
  if (crew_lost) said.push(t('gt-future-crew', { from: now.crew, to: now.crew - crew_lost }));
  else if (preview.crew_won) said.push(t('gt-future-crew', { from: now.crew, to: now.crew + preview.crew_won }));
  else if (choice.do === 'settle') said.push(t('gt-future-crew-stays', { n: now.crew }));
  if (goods_lost.length && choice.do === 'withdraw') said.push(t('gt-future-sold', { n: goods_lost.length }));
  else if (goods_lost.length && !loads.length && choice.do !== 'loaded')
    said.push(t('gt-future-goods-lost', { n: goods_lost.length, worth: -worth }));
  if (shots) said.push(...shotWords(choice, shots, now.batteries));
  if (choice.do === 'keep') return said;
  if (engines) said.push(t('gt-future-engines', { n: signed(engines) }));
  if (cannons) said.push(t('gt-future-cannons', { n: signed(cannons) }));
  if (exposed !== undefined && exposed !== null) said.push(t('gt-future-exposed', { from: now.exposed, to: exposed }));
  return said;
}

function shotWords(choice: Pick<Choice, 'do'>, n: number, batteries: number): string[] {
  if (choice.do === 'decline') return [t('gt-future-meteors', { n }), t('gt-future-against', { n: batteries })]; // who does not jump away
  return [t(choice.do === 'visit' ? 'gt-future-hits' : 'gt-future-shots', { n })];
}

function cargoWords(choice: Choice, preview: Preview): string[] {
  const { goods = [], loads = [], goods_lost = [], no_room } = preview;
  if (choice.do === 'loaded') return [goods_lost.length ? t('gt-future-behind', { n: goods_lost.length }) : t('gt-future-all-aboard')];
  if (!goods.length) return [];
  const all = loads.length === goods.length;
  const said = [
    all ? t('gt-future-fits', { n: goods.length }) : loads.length ? t('gt-future-some', { n: loads.length, all: goods.length }) : '',
  ];
  if (loads.length && goods_lost.length) said.push(t('gt-future-goes', { n: goods_lost.length }));
  if (no_room) said.push(t(`gt-short-${no_room.replaceAll('_', '-')}`));
  return said;
}

/** What is to be paid now, and what comes later; what is won at once is said elsewhere. */
function moneyWords({ credits = 0, later = 0, loans = 0, recovers = 0 }: Preview): string[] {
  return [
    recovers ? t('gt-future-recovers', { n: recovers }) : '',
    credits < 0 ? t('gt-future-pays', { n: -credits }) : '',
    later ? t('gt-future-later', { n: later }) : '',
    loans > 0 ? t('gt-future-loans', { n: loans }) : '',
  ];
}

function daysWords({ days = 0, days_won: ahead = 0, place: to = 0, verdict }: Preview, from: number): string {
  if (ahead && !verdict) return t(to === from ? 'gt-future-ahead-stay' : 'gt-future-ahead', { n: ahead, from, to });
  if (days && (!to || verdict)) return t('gt-future-days', { days });
  if (days) return t(to === from ? 'gt-future-days-stay' : 'gt-future-days-place', { days, from, to });
  return to ? t('gt-future-place', { n: to }) : '';
}

function homeWords(choice: Choice, { home }: Preview): string[] {
  if (home === undefined || home === null) return [];
  const words = t(choice.do === 'give_up' ? 'gt-future-home-half' : 'gt-future-home', { n: home });
  return [words.replace(/-(?=\d)/, '−')];
}

/** What two answers have in common that mean the same: only one of them stands in the bar. */
function twinOf(choice: Choice, preview: Preview | null, isPaying: boolean): string {
  if (choice.do === 'power') return isPaying ? `battery ${choice.battery}` : `power ${preview?.strength ?? choice.cell}`;
  if (choice.do === 'boost') return `boost ${preview?.strength ?? choice.cell}`;
  if (choice.do === 'jump') return `jump ${choice.cell}`;
  return keyOf(choice);
}

const losses = (preview: Preview | null): number => preview?.loses?.length ?? 0;

/**
 * Answers for the bar: the better one first, and each component once, whichever battery pays for it;
 * where a strength is counted, one component of each gain; of parts to keep, to boost or to burn, the one that loses least.
 */
export function inOrder(choices: readonly Choice[], previewOf: PreviewOf, isPaying = false): Choice[] {
  const least = new Map<string, Choice>();
  for (const one of choices) {
    const key = twinOf(one, previewOf(one), isPaying);
    const known = least.get(key);
    if (!known || losses(previewOf(one)) < losses(previewOf(known))) least.set(key, one);
  }
  const price = (one: Choice): number => (['keep', 'jump'].includes(one.do) ? losses(previewOf(one)) : 0);
  const isBetter = (one: Choice): number => Number(previewOf(one)?.better ?? false);
  const isJump = (one: Choice): number => Number(one.do === 'jump');
  return [...least.values()].sort((a, b) => isBetter(b) - isBetter(a) || isJump(a) - isJump(b) || price(a) - price(b));
}

/** The one answer that is plainly better by what the server says, if there is one: that one is orange. */
export const betterOf = (answers: readonly Choice[], previewOf: PreviewOf): Choice | null =>
  answers.find((one) => previewOf(one)?.better) ?? null;
