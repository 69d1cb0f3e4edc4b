// The director of the flight: plays what the server told, step by step. The table is true at once,
// shown is what the show has reached; when nothing waits the two are the same.
import type { Standing } from '../../../replay/stops';
import type { View } from '../catalog';
import { shownAt, type Past } from './rewind';
import { agrees, apply, begin, standAt, withFigures, type Scene, type Shown } from './shown';
import { durationOf, StepReader, stepAt, TIMES, type Line, type Pace, type Step } from './steps';

const HIT = 0.55; // of a strike: until then it flies
const FASTEST = 4;
const LATE_MS = 6000; // what is still to be shown at the fastest; older steps are only told
const READ_MS = 6000; // calm, where a clock runs: then the card goes on by itself

/** How somebody watches. */
export interface Watching {
  now: () => number; // the table's clock
  pace: Pace | null; // the table's, null where there is none
  own: Pace | null; // what I chose for myself
  live: boolean; // what is shown goes on at the table
  asked: boolean; // I am
  me: number | null;
  alone?: boolean; // no other person waits for what I do
  since?: number | null; // by mail: the number of the last line that I saw; null where that is not kept
  watched?: number | null; // elsewhere: what this browser has shown to me is not shown again
}

export class Director {
  step = $state.raw<Step | null>(null);
  shown = $state.raw<Shown | null>(null); // null: as the table is
  struck = $state(false); // the change of this step is there
  ms = $state(0); // how long this step takes
  waits = $state(false); // until somebody presses Next
  missed = $state.raw<readonly Step[]>([]); // what was too late to be shown
  lines = $state<number | null>(null); // of the log, how many are told; null: all
  paused = $state(false);
  away = $state<number | null>(null); // by mail: cards that were turned up since I was here, while they are played
  toLanding = $state(false); // nothing is shown before the ships touch down
  before = $state.raw<Past | null>(null); // what a question did not wait for
  faults = 0; // how often shown had to be repaired

  private queue: Step[] = [];
  private reader = new StepReader();
  private truth: View | null = null;
  private heard: readonly Line[] | null = null;
  private scene: Scene | null = null; // where the last show ended
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watching: Watching = { now: () => 0, pace: null, own: null, live: true, asked: false, me: null };
  private told = false; // the table as it came already holds what these steps tell

  get busy(): boolean {
    return this.step !== null;
  }

  /** The table has moved on, was taken back, or is seen for the first time. */
  hear(truth: View, log: readonly Line[], watching: Watching): void {
    const { heard, truth: before } = this;
    this.watching = watching;
    [this.truth, this.heard] = [truth, log];
    if (!heard || !before) return this.join(this.reader.read(log, 0));
    if (isTakenBack(heard, log)) return this.restart(log);
    const fresh = log.slice(heard.length);
    const steps = this.reader.read(fresh, heard.length);
    if (!steps.length) return;
    this.queue.push(...steps);
    if (!this.step) this.open(begin(before, this.scene), heard.length);
    this.rush();
  }

  /** Play something once more, whatever goes on at the table meanwhile. */
  play(past: Past, truth: View, log: readonly Line[], watching: Watching): void {
    this.stop();
    this.watching = { ...watching, live: false, asked: false };
    [this.truth, this.heard] = [truth, log];
    this.queue = [...past.steps];
    this.open(past.from, past.lines);
  }

  /** A replay stands at one of the steps of a moment, or else at the table as it was then. */
  stand(truth: View, log: readonly Line[], { before, told, beat, ms, plays }: Standing<View>): void {
    this.stop();
    [this.truth, this.heard] = [truth, log];
    const found = before && beat !== null ? standAt(before, log, told, beat) : null;
    if (!found) return;
    [this.step, this.shown, this.lines] = [found.step, found.from, found.step.from];
    [this.struck, this.waits, this.ms] = [false, false, ms];
    if (plays && found.step.kind === 'strike') this.timer = setTimeout(() => this.strike(), ms * HIT);
    else this.strike();
  }

  /** End this step at once, with its change. */
  next(): void {
    if (!this.step) return;
    this.strike();
    this.go();
  }

  /** Everything that waits has happened. */
  skip(): void {
    while (this.step) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.scene = this.shown?.scene ?? null;
    this.queue = [];
    [this.step, this.shown, this.lines, this.told] = [null, null, null, false];
    [this.paused, this.away] = [false, null];
  }

  /** Let the show stand still, or go on. */
  pause(on: boolean): void {
    this.paused = on && this.busy;
    this.wait();
  }

  /** Show nothing more of this flight but its landing; or everything again. */
  skipToLanding(on: boolean): void {
    this.toLanding = on;
    this.rush();
  }

  /** Somebody looks again: what the clock does not wait for is not shown in full. */
  wake(): void {
    const { asked, pace, alone } = this.watching;
    if (asked && pace && (this.isTimed || !alone)) this.ask();
    else this.wait();
  }

  /** My question waits for no show; what it did not wait for can be played afterwards. */
  private ask(): void {
    if (!this.step || !this.shown) return;
    const steps = this.struck ? [...this.queue] : [this.step, ...this.queue];
    const past = steps.length && !this.told ? { from: this.shown, lines: this.lines ?? 0, steps } : null;
    this.skip();
    this.before = past;
  }

  private rush(): void {
    while (this.toLanding && this.step && this.step.kind !== 'land') this.next();
    if (this.step?.kind === 'land') this.toLanding = false;
  }

  private restart(log: readonly Line[]): void {
    this.stop();
    this.before = null;
    this.reader = new StepReader();
    this.reader.read(log, 0);
  }

  /** Whoever comes late sees the rest, with the ships as they were then, or else as they are. */
  private join(steps: Step[]): void {
    const { since = null } = this.watching;
    const queue = since === null ? this.notOver(steps) : steps.filter((step) => step.number > since);
    if (!queue.length) return;
    this.queue = queue;
    const then = shownAt(this.truth!, this.heard!, queue[0].from);
    this.told = !then;
    if (since !== null) this.away = queue.filter((step) => step.kind === 'announce').length;
    this.open(then ?? begin(this.truth!), queue[0].from);
  }

  /** What neither the table's show has reached yet nor I, who may have been quicker. */
  private notOver(steps: Step[]): Step[] {
    const { now, pace, watched = null } = this.watching;
    const stage = this.truth!.flight.stage ?? 0;
    const coming = pace && stage > now() ? steps.slice(stepAt(steps, stage, now(), TIMES.paces[pace])) : [];
    return coming.filter((step) => step.number > (watched ?? -1));
  }

  private open(from: Shown, lines: number): void {
    [this.shown, this.lines, this.before] = [from, lines, null];
    this.go();
  }

  private go(): void {
    clearTimeout(this.timer);
    this.hurry();
    const step = this.queue.shift() ?? null;
    if (!step) return this.close();
    [this.step, this.struck, this.waits] = [step, false, false];
    if (step.kind !== 'strike') this.strike();
    if (this.isMyQuestion(step)) this.go();
    else this.wait();
  }

  /** What I am to decide is not told but asked. */
  private isMyQuestion({ events: [event] }: Step): boolean {
    const { me, asked } = this.watching;
    return event.event === 'deciding' && asked && me !== null && event.seats.includes(me) && !this.queue.length;
  }

  private close(): void {
    if (this.shown && !this.told && !agrees(this.shown.view, this.truth!)) this.faults += 1;
    this.stop();
  }

  /** Apply the change of this step, with what the log says between it and the one before. */
  private strike(): void {
    if (this.struck || !this.step || !this.shown) return;
    let shown = this.shown;
    const events = this.told ? this.step.events : this.heard!.slice(this.lines ?? 0, this.step.until).map((line) => line.event);
    for (const event of events) shown = this.told ? { ...shown, scene: apply(shown, event).scene } : apply(shown, event);
    this.shown = { ...shown, view: this.told ? this.truth! : withFigures(shown.view, this.truth!) };
    this.lines = this.step.until;
    this.struck = true;
  }

  private wait(): void {
    clearTimeout(this.timer);
    const { step } = this;
    if (!step) return;
    this.ms = (step.ms * this.pace) / this.speed;
    if (document.hidden || this.paused) return; // the show stands until somebody looks
    const reads = step.kind === 'announce' && this.myPace === 'calm' && this.watching.live;
    if (reads && !this.isTimed) {
      this.waits = true;
      return;
    }
    if (reads) this.ms = Math.max(this.ms, READ_MS / this.speed);
    if (!this.struck) this.timer = setTimeout(() => this.hit(), this.ms * HIT);
    else this.timer = setTimeout(() => this.go(), this.ms);
  }

  private hit(): void {
    this.strike();
    this.timer = setTimeout(() => this.go(), this.ms * (1 - HIT));
  }

  private get myPace(): Pace {
    if (this.away !== null) return 'fast';
    return this.watching.own ?? this.watching.pace ?? 'fast';
  }

  private get pace(): number {
    return TIMES.paces[this.myPace];
  }

  private get isTimed(): boolean {
    return this.truth?.mode === 'realtime';
  }

  /** Where a clock runs, how much faster than my pace the rest has to be. */
  private get speed(): number {
    const { pace, now, live } = this.watching;
    if (!live || !pace || !this.isTimed) return 1;
    const left = durationOf(this.queue, this.pace) + (this.step?.ms ?? 0) * this.pace;
    const time = (this.truth!.flight.stage ?? 0) - now();
    return Math.min(FASTEST, Math.max(1, left / Math.max(1, time)));
  }

  /** What is too late even for the fastest is told in one sentence. */
  private hurry(): void {
    this.missed = [];
    if (this.speed < FASTEST) return;
    const late: Step[] = [];
    while (this.queue.length > 1 && durationOf(this.queue, this.pace / FASTEST) > LATE_MS) late.push(this.queue.shift()!);
    for (const step of late) {
      [this.step, this.struck] = [step, false];
      this.strike();
    }
    this.missed = late;
  }
}

/** The log is not the one that was heard, with more at its end. */
function isTakenBack(heard: readonly Line[], log: readonly Line[]): boolean {
  const last = heard.at(-1);
  return log.length < heard.length || (last !== undefined && log[heard.length - 1].number !== last.number);
}
