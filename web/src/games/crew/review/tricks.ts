// Tricks put together from what happened.
import type { Crew, LogLine } from '../../../wire';
import { suitOf } from '../draw/art';
import type { CrewView, TrickView } from '../table/view';

type Plays = TrickView['plays'];

/** The tricks that these events finish, after cards that lay on the table already, and the cards of the one that runs. */
export function tricksIn(events: readonly Crew.Event[], begun: Plays = []): { tricks: TrickView[]; running: Plays } {
  const tricks: TrickView[] = [];
  let plays = [...begun];
  for (const event of events) {
    if (event.event === 'played') plays.push({ hand: event.hand, card: event.card });
    if (event.event !== 'trick_won') continue;
    tricks.push(trick(event.trick, plays, event.hand));
    plays = [];
  }
  return { tricks, running: plays };
}

/** All tricks so far: from the view where it has them, else from the log. */
export function tricksSoFar(view: CrewView, log: readonly LogLine<Crew.Event>[]): TrickView[] {
  if (view.tricks.length) return view.tricks;
  const { tricks, running } = tricksIn(log.map((line) => line.event));
  return running.length && view.trick.plays.length ? [...tricks, view.trick] : tricks;
}

const trick = (number: number, plays: Plays, winner: number): TrickView => ({
  number,
  leader: plays[0]?.hand ?? winner,
  suit: plays.length ? suitOf(plays[0].card) : null,
  plays,
  winner,
});
