// The question in words, and what an answer would mean: the server says it, these are its words.
import { t } from '../../../text';
import { of } from '../../choosing.svelte';
import type { Preview, View } from '../catalog';
import { doubtWords, strength, type Choice } from '../words';

type Question = NonNullable<View['ships'][number]['question']>;
type PreviewOf = (choice: Choice) => Preview | null;

/** Choices that are answered by pressing a square of my ship. */
export function cellsOf(choices: readonly Choice[]): Map<number, Choice[]> {
  const cells = new Map<number, Choice[]>();
  for (const one of of(choices, 'give', 'power', 'settle', 'load')) {
    for (const cell of one.do === 'power' ? [one.cell, one.battery] : [one.cell]) cells.set(cell, [...(cells.get(cell) ?? []), one]);
  }
  return cells;
}

export function questionWords(view: View, question: Question | null, me: number | null): string {
  if (!question) return t(`gt-phase-${view.phase.replaceAll('_', '-')}`);
  const amount = question.amount ?? 0;
  const isStrength = view.flight.contest?.flyers.some((one) => one.seat === me && one.asked);
  return t(`gt-ask-${question.kind.replaceAll('_', '-')}`, { n: isStrength ? strength(amount) : amount });
}

/** What it means to stand at a strength; where engines are counted, how many days it flies. */
export const verdictWords = (verdict: string, days = 0): string => t(`gt-verdict-${verdict.replaceAll('_', '-')}`, { n: days });

/** What an answer costs or brings, in a few words; `aboard` are the batteries that there are. */
export function futureOf(choice: Choice, preview: Preview | null, aboard: number): string {
  if (!preview) return '';
  const { batteries, strength: stand, more = 0, verdict, loses, days = 0, credits = 0, crew_lost = 0, goods, confirm } = preview;
  const said: string[] = [];
  if (choice.do === 'give_up') return t('gt-future-quit');
  if (choice.do === 'power') said.push(t('gt-future-battery', { from: aboard, to: batteries ?? 0 }));
  if (verdict && stand !== undefined && stand !== null) {
    const words = verdictWords(verdict, preview.days_won);
    said.push(
      choice.do === 'power'
        ? t('gt-future-strength', { from: strength(stand - more), to: strength(stand), verdict: words })
        : t('gt-future-stay', { n: strength(stand), verdict: words }),
    );
  }
  if (loses) said.push(loses.length ? t('gt-future-lose', { n: loses.length }) : t('gt-future-whole'));
  if (choice.do === 'land') said.push(t('gt-future-planet', { n: goods?.length ?? 0, days }));
  if (choice.do === 'withdraw' && credits) said.push(t('gt-card-credits', { n: credits }));
  if (choice.do === 'accept')
    said.push(
      credits ? t('gt-card-credits', { n: credits }) : '',
      crew_lost ? t('gt-card-crew-lost', { n: crew_lost }) : '',
      days ? t('gt-card-days', { n: days }) : '',
    );
  if (confirm && !verdict) said.push(doubtWords(confirm)); // a verdict says it already
  return said.filter(Boolean).join(', ');
}

/**
 * Answers for the bar: the better ones first, and each component once, whichever battery pays for it;
 * where a strength is counted, one component of each gain; of parts to keep, the one that loses least.
 */
export function inOrder(choices: readonly Choice[], previewOf: PreviewOf): Choice[] {
  const seen = new Set<number>();
  const once = choices.filter((one) => {
    if (one.do !== 'power') return true;
    const twin = previewOf(one)?.strength ?? one.cell;
    const isNew = !seen.has(twin);
    seen.add(twin);
    return isNew;
  });
  const price = (one: Choice): number =>
    one.do === 'keep' ? (previewOf(one)?.loses?.length ?? 0) : Number(previewOf(one)?.worse ?? false);
  return once.sort((a, b) => price(a) - price(b));
}
