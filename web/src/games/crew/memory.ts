// What of the log may still be looked at while an attempt runs: the server says from which trick on. (CREW-TRICK-10)
import type { Crew, LogLine } from '../../wire';
import type { CrewView } from './table/view';

const OF_A_TRICK = ['played', 'void_shown', 'trick_won'];

/** The log without refusals of what nobody proposed, the cards of tricks that are closed, and without aids for the memory where they are switched off. */
export function remembered(log: LogLine<Crew.Event>[], view: CrewView): LogLine<Crew.Event>[] {
  const open = log.filter((line, at) => line.event.event !== 'against' || isProposed(log, at));
  return view.verdict ? open : withoutClosed(open, view);
}

/** Whether somebody proposed what is refused here; else nobody has said a word. */
function isProposed(log: LogLine<Crew.Event>[], at: number): boolean {
  const last = log.slice(0, at).findLast(({ event }) => event.event === 'proposed' || event.event === 'settled');
  return last?.event.event === 'proposed';
}

function withoutClosed(log: LogLine<Crew.Event>[], view: CrewView): LogLine<Crew.Event>[] {
  const ended = log.findLastIndex(({ event }) => event.event === 'trick_won' && event.trick < view.tricks_open);
  const known = ({ event }: LogLine<Crew.Event>): boolean => view.aids || event.event !== 'void_shown';
  return log.filter((line, at) => known(line) && (at > ended || !OF_A_TRICK.includes(line.event.event)));
}
