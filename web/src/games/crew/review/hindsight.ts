// Could it have been won? What the server found, put into tricks; and the moment it was lost.
import { getHindsight, type Step } from '../../../api';
import type { Hindsight } from '../../../wire';
import { of } from '../../choosing.svelte';
import { suitOf, valueOf } from '../draw/art';
import type { CrewView } from '../table/view';

export interface ShownTrick {
  number: number;
  plays: { hand: number; card: string; was: boolean }[]; // was: already on the table at that moment
  winner: number | null;
}

/** The line trick by trick; cards that lay on the table already come first. */
export function tricksOf(found: Hindsight, view: CrewView): ShownTrick[] {
  const jarvis = view.players.find((player) => player.jarvis)?.hand ?? -1;
  const cards = [
    ...view.trick.plays.map(({ hand, card }) => ({ hand, card: card as string, was: true })),
    ...of(found.line ?? [], 'play').map((play) => ({ hand: play.jarvis ? jarvis : play.seat, card: play.card, was: false })),
  ];
  const tricks: ShownTrick[] = [];
  for (let at = 0; at < cards.length; at += view.players.length) {
    const plays = cards.slice(at, at + view.players.length);
    const whole = plays.length === view.players.length;
    tricks.push({ number: view.trick_number + tricks.length, plays, winner: whole ? winnerOf(plays) : null });
  }
  return tricks;
}

/** The highest rocket wins, else the highest card of the led suit. (CREW-TRICK-07) */
function winnerOf(plays: ShownTrick['plays']): number {
  const worth = (card: string): number =>
    suitOf(card) === 'rocket' ? 20 + valueOf(card) : suitOf(card) === suitOf(plays[0].card) ? valueOf(card) : 0;
  return plays.reduce((best, play) => (worth(play.card) > worth(best.card) ? play : best)).hand;
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
