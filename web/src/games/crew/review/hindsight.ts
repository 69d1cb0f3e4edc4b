// Could it have been won? What the server found, put into tricks; and the moment it was lost.
import { getHindsight, type Step } from '../../../api';
import type { Crew, Hindsight } from '../../../wire';
import type { CrewView, TrickView } from '../table/view';
import { tricksIn } from './tricks';

export interface ShownTrick extends TrickView {
  was: number; // how many of its cards lay on the table already at that moment
}

/** The line trick by trick, as the server told it. */
export function tricksOf(found: Hindsight, view: CrewView): ShownTrick[] {
  const { tricks } = tricksIn((found.told ?? []) as Crew.Event[], view.trick.plays);
  return tricks.map((trick, i) => ({ ...trick, was: i ? 0 : view.trick.plays.length }));
}

export const isQuestion = (step: Step | undefined): boolean => step !== undefined && /^trick /.test(step.phase);

export interface Chance {
  last: number; // the last moment from which a win was found
  lost: { number: number; seat: number; card: string } | null; // the card after which it is lost for certain
}

/** When it was lost; what is lost stays lost, so halves suffice. Null if no win was found at all. */
export async function lastChance(table: string, steps: readonly Step[]): Promise<Chance | null> {
  const moments = steps.filter(isQuestion);
  const verdicts = new Map<number, Hindsight['verdict']>();
  let [low, high] = [0, moments.length]; // won from all below low, from none from high on
  while (low < high) {
    const middle = (low + high) >> 1;
    const { verdict } = await getHindsight(table, moments[middle].number);
    verdicts.set(middle, verdict);
    if (verdict === 'yes') low = middle + 1;
    else high = middle;
  }
  const after = steps[steps.indexOf(moments[low - 1]) + 1];
  const certain = low === moments.length || verdicts.get(low) === 'no';
  const card = certain && after?.action?.do === 'play' ? { number: after.number, seat: after.action.seat, card: after.action.card } : null;
  return low ? { last: moments[low - 1].number, lost: card } : null;
}
