// What of the log may still be looked at while an attempt runs: of the finished tricks the last one. (CREW-TRICK-10)
import type { Crew, LogLine } from '../../wire';
import type { CrewView } from './table/view';

const OF_A_TRICK = ['played', 'void_shown', 'trick_won'];

/**
 * The log without the cards of earlier tricks, unless the table plays with open discards (CREW-TRICK-11),
 * and without aids for the memory where they are switched off.
 */
export function remembered(log: LogLine<Crew.Event>[], view: CrewView): LogLine<Crew.Event>[] {
  if (view.verdict || view.open_discards) return log;
  const ends = log.flatMap((line, at) => (line.event.event === 'trick_won' ? [at] : []));
  const last = ends.at(-2) ?? -1; // here the trick before the last one ended
  const known = (line: LogLine<Crew.Event>): boolean => view.aids || line.event.event !== 'void_shown';
  return log.filter((line, at) => known(line) && (at > last || !OF_A_TRICK.includes(line.event.event)));
}
