// Where a replay can stand: at every moment, or at each of the things that a board shows of it.
import type { Step } from '../api';
import type { IconName } from '../drawings/icons';

/** A part of the game that has a name and a place on the time line. */
export interface Chapter {
  phase: string; // different from that of every other chapter
  name?: () => string; // else the phase in the game's words
  icon?: IconName;
  picture?: string; // SVG on 128 by 128, from 40 0
}

export interface Stop {
  at: number; // the moment, as an index into the steps
  beat: number | null; // which of the things that the board shows of it; null: the table as it was then
  lines: number; // of the moment's log, how many are told
  ms: number; // how long it is to be looked at
  chapter: Chapter;
}

/** Stops that belong together, one after another. */
export interface Segment {
  chapter: Chapter;
  from: number; // index of its first stop
  stops: number;
}

/** What a board needs to know of where a replay stands. */
export interface Standing<View> {
  before: View | null; // the table before this moment
  told: number; // lines of the log before it
  beat: number | null;
  ms: number;
  plays: boolean; // it is reached from the stop before: things may fly
}

const STEP_MS = 1200;
const NARROW = 0.5; // of a usual segment: no segment is drawn smaller than that,
const WIDE = 2; // or larger than that

/** Where a game has nothing to show in between: its moments. */
export function momentsOf(steps: readonly Step[]): Stop[] {
  return steps.map((step, at) => ({ at, beat: null, lines: step.log.length, ms: STEP_MS, chapter: { phase: step.phase } }));
}

export function segmentsOf(stops: readonly Stop[]): Segment[] {
  const segments: Segment[] = [];
  stops.forEach(({ chapter }, index) => {
    const last = segments.at(-1);
    if (last?.chapter.phase === chapter.phase) last.stops += 1;
    else segments.push({ chapter, from: index, stops: 1 });
  });
  return segments;
}

/** What part of the line each segment gets: by its stops, but none next to nothing or nearly everything. */
export function sharesOf(segments: readonly Segment[]): number[] {
  const sorted = segments.map((one) => one.stops).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 1;
  const weights = segments.map(({ stops }) => Math.min(usual * WIDE, Math.max(usual * NARROW, stops)));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
}
