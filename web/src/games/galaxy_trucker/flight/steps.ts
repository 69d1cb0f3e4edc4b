// The log of a flight as steps of a show: by the table of times that the server reads too.
import { parse } from 'smol-toml';
import source from '../../../../../kosmodrom/games/galaxy_trucker/data/show.toml?raw';
import type { GalaxyTrucker, LogLine } from '../../../wire';

export type Event = GalaxyTrucker.Event;
export type Line = LogLine<Event>;
export type Pace = 'calm' | 'usual' | 'fast';

interface Times {
  together: string[];
  paces: Record<Pace, number>;
  card: { long: number; hurry: number };
  move: { space: number; most: number };
  steps: Record<string, number>;
  events: Record<string, string>;
}

export const TIMES = parse(source) as unknown as Times;
export const PACES = Object.keys(TIMES.paces) as Pace[];
const BEGINS = ['deck_made', 'revealed'];

/** The smallest thing that is worth a look. */
export interface Step {
  kind: string;
  events: Event[];
  number: number; // of the line that it was told in
  from: number; // lines of the log that are told when it begins
  until: number; // lines of the log that are told when it is over
  ms: number; // at the usual pace
}

/** What the show makes of an event; nothing of most that are not of a flight. */
export function kindOf(event: Event): string {
  if (event.event === 'lost_part' && event.how === 'fallen') return 'break';
  return TIMES.events[event.event] ?? '';
}

const timeOf = (kind: string, event: Event): number =>
  event.event === 'moved' ? Math.min(TIMES.move.space * Math.abs(event.days), TIMES.move.most) : TIMES.steps[kind];

/** Reads lines one after another, as the server's stage hears them. */
export class StepReader {
  private flies = false;
  private last: Step | null = null;
  private shown = 0; // how long this card takes so far

  read(lines: readonly Line[], from: number): Step[] {
    const steps: Step[] = [];
    lines.forEach(({ number, event }, index) => {
      const until = from + index + 1;
      if (BEGINS.includes(event.event)) this.flies = true;
      const kind = this.flies ? kindOf(event) : '';
      if (event.event === 'flight_ended') this.flies = false;
      if (!kind) return;
      if (this.joins(kind, number)) this.last!.events.push(event);
      else steps.push((this.last = { ...this.begin(kind, event), number, from: until - 1, until }));
      this.last!.until = until;
    });
    this.last = null; // what comes in a later frame is another step
    return steps;
  }

  private joins(kind: string, number: number): boolean {
    return this.last?.kind === kind && this.last.number === number && TIMES.together.includes(kind);
  }

  private begin(kind: string, event: Event): Pick<Step, 'kind' | 'events' | 'ms'> {
    if (kind === 'announce') this.shown = 0;
    const hurry = this.shown > TIMES.card.long ? TIMES.card.hurry : 1;
    const ms = timeOf(kind, event) * hurry;
    this.shown += ms;
    return { kind, events: [event], ms };
  }
}

export const durationOf = (steps: readonly Step[], pace: number): number => steps.reduce((sum, step) => sum + step.ms * pace, 0);

/** Where the table's show stands: the first step that is not over yet, if the last one ends at `stage`. */
export function stepAt(steps: readonly Step[], stage: number, now: number, pace: number): number {
  let [at, ends] = [steps.length, stage];
  while (at > 0 && ends > now) {
    at -= 1;
    ends -= steps[at].ms * pace;
  }
  return at;
}
