// The question in words, and what an answer would leave: the client counts nothing that the server decides.
import { t } from '../../../text';
import { of } from '../../choosing.svelte';
import type { View } from '../catalog';
import { facts, type PartView } from '../catalog';
import { contestOf, isWorthPower, outlook, strengthAfter, STRENGTHS } from './contest';
import { strength, type Choice } from '../words';

type Question = NonNullable<View['ships'][number]['question']>;

/** Choices that are answered by pressing a square of my ship. */
export function cellsOf(choices: Choice[]): Map<number, Choice[]> {
  const cells = new Map<number, Choice[]>();
  for (const one of of(choices, 'give', 'power', 'remove', 'keep', 'settle', 'load')) {
    for (const cell of one.do === 'power' ? [one.cell, one.battery] : [one.cell]) cells.set(cell, [...(cells.get(cell) ?? []), one]);
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
  const contest = STRENGTHS.includes(ship.question?.kind ?? '') ? contestOf(view) : null;
  if (choice.do === 'power') {
    const left = t('gt-future-battery', { from: ship.figures.batteries, to: ship.figures.batteries - 1 });
    const gain = contest ? outlook(view, contest, me, choice.cell) : '';
    const saved = (view.flight.threats ?? []).some((one) => one.seat === me) ? t('gt-future-whole') : '';
    return [left, gain, saved].filter(Boolean).join(', ');
  }
  if (choice.do === 'enough' && contest) return outlook(view, contest, me);
  const threat = (view.flight.threats ?? []).find((one) => one.seat === me);
  if (choice.do === 'keep') return t('gt-future-lose', { n: lossesOf(choice, view, me)?.size ?? 0 });
  if (choice.do === 'enough' && threat) return t('gt-future-lose', { n: 1 + (threat.falls ?? []).length });
  if (choice.do === 'land') {
    const goods = view.flight.card?.planets?.[choice.planet] ?? [];
    return t('gt-future-planet', { n: goods.length, days: view.flight.card?.days ?? 0 });
  }
  if (choice.do === 'accept' && view.flight.card) {
    const { credits = 0, days = 0, crew_lost = 0 } = view.flight.card;
    return [credits ? t('gt-card-credits', { n: credits }) : '', crew_lost && view.flight.card.kind === 'abandoned_ship' ? t('gt-card-crew-lost', { n: crew_lost }) : '', days ? t('gt-card-days', { n: days }) : ''].filter(Boolean).join(', ');
  }
  return '';
}

/**
 * Answers for the bar: the one that pays first, and each component once, whichever battery pays for it;
 * where a strength is counted, one component of each gain.
 */
export function withoutTwins(choices: Choice[], view: View, me: number | null): Choice[] {
  const seen = new Set<number>();
  const contest = contestOf(view);
  const once = choices.filter((one) => {
    if (one.do !== 'power') return true;
    const twin = contest && me !== null ? strengthAfter(view, contest, me, one.cell) : one.cell;
    const isNew = !seen.has(twin);
    seen.add(twin);
    return isNew;
  });
  const last = contest && me !== null && !isWorthPower(view, contest, me) ? 'power' : 'enough';
  return once.sort((a, b) => Number(a.do === last) - Number(b.do === last));
}

const NEXT = [-16, 1, 16, -1]; // up, right, down, left
const sideOf = (part: PartView, way: number): number => facts(part.tile).sides[(way - (part.turns ?? 0) + 4) % 4];

/** The squares joined to this one. */
function joinedTo(cell: number, parts: readonly PartView[]): Set<number> {
  const at = new Map(parts.map((part) => [part.cell, part]));
  const found = new Set([cell]);
  for (const here of found) {
    NEXT.forEach((by, way) => {
      const [one, other] = [at.get(here), at.get(here + by)];
      if (one && other && sideOf(one, way) && sideOf(other, (way + 2) % 4)) found.add(here + by);
    });
  }
  return found;
}

/** The squares that this answer would leave empty; null where the ship does not change. */
export function lossesOf(choice: Choice, view: View, me: number): Set<number> | null {
  const parts = view.ships[me]?.parts ?? [];
  if (choice.do === 'keep') {
    const kept = joinedTo(choice.cell, parts);
    return new Set(parts.map((part) => part.cell).filter((cell) => !kept.has(cell)));
  }
  const threat = (view.flight.threats ?? []).find((one) => one.seat === me);
  if (!threat) return null;
  return new Set(choice.do === 'enough' ? [threat.cell, ...(threat.falls ?? [])] : []);
}
