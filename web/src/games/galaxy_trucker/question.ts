// The question in words, and what an answer would leave: the client counts nothing that the server decides.
import { t } from '../../text';
import type { View } from './catalog';
import { facts } from './catalog';
import { strength, type Choice } from './words';

type Question = NonNullable<View['ships'][number]['question']>;

/** Choices that are answered by pressing a square of my ship. */
export function cellsOf(choices: Choice[]): Map<number, Choice[]> {
  const cells = new Map<number, Choice[]>();
  for (const one of choices) {
    if (one.cell === undefined || !['give', 'power', 'remove', 'keep', 'settle'].includes(one.do)) continue;
    for (const cell of [one.cell, one.battery]) if (cell !== undefined) cells.set(cell, [...(cells.get(cell) ?? []), one]);
  }
  return cells;
}

export function questionWords(view: View, question: Question | null): string {
  if (!question) return t(`gt-phase-${view.phase.replaceAll('_', '-')}`);
  const amount = question.amount ?? 0;
  const halves = question.kind === 'enemy' || question.kind === 'combat_zone' || question.kind === 'open_space';
  return t(`gt-ask-${question.kind.replaceAll('_', '-')}`, { n: halves ? strength(amount) : amount });
}

/** What an answer costs or brings, in a few words. */
export function futureOf(choice: Choice, view: View, me: number): string {
  const ship = view.ships[me];
  if (!ship) return '';
  if (choice.do === 'power') {
    const part = ship.parts.find((one) => one.cell === choice.cell);
    const left = t('gt-future-battery', { from: ship.figures.batteries, to: ship.figures.batteries - 1 });
    const gain = part && /cannon|engine/.test(facts(part.tile).kind) && ship.strength !== null && ship.strength !== undefined ? t('gt-future-more', { n: /engine/.test(facts(part.tile).kind) || !part.turns ? 2 : 1 }) : '';
    const saved = (view.flight.threats ?? []).some((one) => one.seat === me) ? t('gt-future-whole') : '';
    return [left, gain, saved].filter(Boolean).join(', ');
  }
  const threat = (view.flight.threats ?? []).find((one) => one.seat === me);
  if (choice.do === 'enough' && threat) return t('gt-future-lose', { n: 1 + (threat.falls ?? []).length });
  if (choice.do === 'land') {
    const goods = view.flight.card?.planets?.[choice.planet ?? 0] ?? [];
    return t('gt-future-planet', { n: goods.length, days: view.flight.card?.days ?? 0 });
  }
  if (choice.do === 'accept' && view.flight.card) {
    const { credits = 0, days = 0, crew_lost = 0 } = view.flight.card;
    return [credits ? t('gt-card-credits', { n: credits }) : '', crew_lost && view.flight.card.kind === 'abandoned_ship' ? t('gt-card-crew-lost', { n: crew_lost }) : '', days ? t('gt-card-days', { n: days }) : ''].filter(Boolean).join(', ');
  }
  return '';
}

/** Answers for the bar: one for each component to power, whichever battery pays for it. */
export function withoutTwins(choices: Choice[]): Choice[] {
  const seen = new Set<number>();
  return choices.filter((one) => {
    if (one.do !== 'power' || one.cell === undefined) return true;
    if (seen.has(one.cell)) return false;
    seen.add(one.cell);
    return true;
  });
}

/** The squares that this answer would leave empty; null where the ship does not change. */
export function lossesOf(choice: Choice, view: View, me: number): Set<number> | null {
  const threat = (view.flight.threats ?? []).find((one) => one.seat === me);
  if (!threat) return null;
  return new Set(choice.do === 'enough' ? [threat.cell, ...(threat.falls ?? [])] : []);
}
