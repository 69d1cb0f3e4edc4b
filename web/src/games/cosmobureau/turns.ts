// The log of Cosmobureau as turns: whose they were and what happened in them.
import type { Cosmobureau, LogLine } from '../../wire';

export interface Turn {
  seat: number;
  events: Cosmobureau.Event[];
}

/** The turns after the last one of `me` that is over, oldest first; of everybody if that is nobody. */
export function turnsSince(log: readonly LogLine<Cosmobureau.Event>[], me: number | null): Turn[] {
  const turns: Turn[] = [];
  for (const { event } of log) {
    if (event.event === 'turn_began') turns.push({ seat: event.seat, events: [] });
    else turns.at(-1)?.events.push(event);
  }
  if (turns.at(-1)?.seat === me) turns.pop(); // it has only begun
  const last = turns.findLastIndex((turn) => turn.seat === me);
  return turns.slice(me === null ? 0 : last + 1);
}
