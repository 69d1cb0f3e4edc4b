// The tricks of an attempt, from the view once it is over, else put together from the log.
import type { Crew, LogLine } from '../../../wire';
import { suitOf } from '../draw/art';
import type { CrewView, TrickView } from '../table/view';

export function tricksSoFar(view: CrewView, log: readonly LogLine<Crew.Event>[]): TrickView[] {
  if (view.tricks.length) return view.tricks;
  const tricks: TrickView[] = [];
  let plays: TrickView['plays'] = [];
  for (const { event } of log) {
    if (event.event === 'played') plays.push({ hand: event.hand, card: event.card });
    if (event.event !== 'trick_won') continue;
    tricks.push(trick(event.trick, plays, event.hand));
    plays = [];
  }
  if (plays.length && view.trick.plays.length) tricks.push(view.trick);
  return tricks;
}

const trick = (number: number, plays: TrickView['plays'], winner: number): TrickView => ({
  number,
  leader: plays[0]?.hand ?? winner,
  suit: plays.length ? suitOf(plays[0].card) : null,
  plays,
  winner,
});
