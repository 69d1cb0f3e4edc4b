// The rough road of a flight in words: what each card means just here, and which one acts now.
import { t } from '../../../text';
import type { GalaxyTrucker, LogLine } from '../../../wire';
import type { View } from '../catalog';
import type { Step } from '../flight/steps';
import { ROUGH } from '../printed';
import { printed, roughName, type Choice } from '../words';

const BY_RULE = new Map(Object.entries(ROUGH).flatMap(([card, { rule, details = [] }]) => [rule, ...details].map((one) => [one, card])));

/** The card of the rough road by whose rule something happens; none for most of what happens. */
export const roadOf = (rule: string | undefined): string => BY_RULE.get(rule ?? '') ?? '';

/** The card that acts in this step of the show, or that a question is about. */
export function roadNow(step: Step | null, { flight, rough = [], ships, viewer }: View, choices: readonly Choice[]): string {
  if (step) return step.events.map((one) => roadOf(one.rule)).find(Boolean) ?? '';
  const asked = ships.find((one) => one.seat === viewer)?.question?.kind;
  const found = choices.some((one) => one.do === 'shed') ? 'defective_connectors' : asked ? (ABOUT[asked] ?? '') : '';
  return roadOf(flight.cause) || (rough.includes(found) ? found : '');
}

/** What makes these questions different, wherever they come from. */
const ABOUT: Record<string, string> = { payment: 'weak_batteries', crew: 'personalized_cabins' };

/** The card that took the place of the nasty surprise in this round; none where there was no surprise. */
export function surpriseOf(log: readonly LogLine<GalaxyTrucker.Event>[]): string {
  for (const { event } of log.toReversed()) {
    if (event.event === 'round_began') return '';
    if (event.event === 'rough_drawn' && event.replaces) return event.cards[0];
  }
  return '';
}

/** The dice sums of the dead column, as they are printed at its end. */
function deadColumn({ board, dead_column: sum = 0 }: View): number | string {
  const at = board.columns.find(([one]) => one === sum)?.[1];
  return at === undefined ? sum : printed(board.columns, at);
}

/** A few words beside each sign. */
export function roadNotes(view: View, surprise: string): Record<string, string> {
  const note = (card: string): string => {
    if (card === surprise) return t('gt-rough-instead', { card: roughName('nasty_surprise') });
    const { batch_by_flight: batch, extra_level_III_cards_by_flight: more } = ROUGH[card] ?? {};
    const n = (batch ?? more)?.[view.number - 1] ?? 0;
    return t(`gt-rough-${card.replaceAll('_', '-')}-note`, { n, column: deadColumn(view) });
  };
  return Object.fromEntries((view.rough ?? []).map((card) => [card, note(card)]));
}
