// A recorded game that can be stepped, played, and seen as anybody who sat there.
import { tick } from 'svelte';
import { getReplay, type Step, type WholeReplay } from '../api';
import { land, places } from '../animate';
import { place, setHash } from '../router.svelte';
import type { LogLine } from '../wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1200;
const AGAIN_MS = 100; // while the board still shows this moment

export interface Segment {
  phase: string;
  from: number; // index of its first step
  steps: number;
}

export class ReplayPlayer {
  replay = $state.raw<WholeReplay | null>(null);
  at = $state(0); // index into steps
  as = $state('');
  playing = $state(false);
  speed = $state(1);
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  steps = $derived(this.replay?.steps ?? []);
  step = $derived<Step | undefined>(this.steps[this.at]);
  last = $derived(Math.max(0, this.steps.length - 1));
  /** Every line up to this moment. */
  log = $derived<LogLine[]>(this.steps.slice(0, this.at + 1).flatMap((step) => [...step.log]));
  segments = $derived(segmentsOf(this.steps));

  /** See it as a seat, as a watcher, or everything. */
  async seeAs(as: string): Promise<void> {
    const first = this.replay === null;
    this.replay = await getReplay(this.id, as);
    this.as = as;
    if (first) this.at = this.indexOf(Number(place.hash || NaN));
    else this.at = Math.min(this.at, this.last);
  }

  private indexOf(number: number): number {
    if (Number.isNaN(number)) return 0;
    const found = this.steps.findLastIndex((step) => step.number <= number);
    return Math.max(0, found);
  }

  go(index: number): void {
    const to = Math.min(this.last, Math.max(0, index));
    if (to === this.at) return;
    const from = Math.abs(to - this.at) === 1 ? places() : new Map<string, DOMRect>();
    this.at = to;
    setHash(String(this.step?.number ?? 0));
    if (from.size) void tick().then(() => land(from));
  }

  /** To the start of the phase before or after this one. */
  jump(by: 1 | -1): void {
    const now = this.segments.findLastIndex((segment) => segment.from <= this.at);
    const into = by < 0 && this.at > this.segments[now].from; // back to this phase's own start first
    this.go(this.segments[into ? now : now + by]?.from ?? (by < 0 ? 0 : this.last));
  }

  /** Follow the address: a link to another moment of the same game. */
  followHash(hash: string): void {
    if (hash && Number(hash) !== this.step?.number) this.at = this.indexOf(Number(hash));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The board is not through with this moment, or is now. */
  readonly hold = (on: boolean): void => {
    this.held = on;
  };

  private next(wait = STEP_MS / this.speed): void {
    this.timer = setTimeout(() => {
      if (this.held) return this.next(AGAIN_MS);
      this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.next();
    }, wait);
  }
}

function segmentsOf(steps: readonly Step[]): Segment[] {
  const segments: Segment[] = [];
  steps.forEach((step, index) => {
    const last = segments.at(-1);
    if (last && last.phase === step.phase) last.steps += 1;
    else segments.push({ phase: step.phase, from: index, steps: 1 });
  });
  return segments;
}
