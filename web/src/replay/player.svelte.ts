// A recorded game that can be stepped, played, and seen as anybody who sat there.
import { tick, untrack } from 'svelte';
import type { Step, WholeReplay } from '../api';
import { land, places } from '../animate';
import { replayOf } from '../offline';
import { place, setHash } from '../router.svelte';
import type { AnyView, LogLine, RoomInfo } from '../wire';
import { crowdsOf, type Crowd } from '../sitters';
import { momentsOf, segmentsOf, type Standing, type Stop } from './stops';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const NO_HOLDS = 4; // from this speed on nothing is held to be read
const MOVING_MS = 900; // what is left of a stop then, at most
const LATE_MS = 1000; // a page that slept does not catch up

export class ReplayPlayer {
  replay = $state.raw<WholeReplay | null>(null);
  at = $state(0); // index into stops
  as = $state('');
  playing = $state(false);
  speed = $state(1);
  /** Told of whatever is done with this replay here, but not of where others lead it. */
  onstep: (() => void) | null = null;
  private plays = $state(false); // this stop was reached from the one before
  private due = 0; // when the next stop is to be reached
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly stopsOf: (steps: readonly Step[]) => Stop[] = momentsOf,
  ) {}

  steps = $derived(this.replay?.steps ?? []);
  stops = $derived.by(() => this.stopsOf(this.steps));
  stop = $derived<Stop | undefined>(this.stops[this.at]);
  moment = $derived(this.stop?.at ?? 0); // index into steps
  step = $derived<Step | undefined>(this.steps[this.moment]);
  last = $derived(Math.max(0, this.stops.length - 1));
  /** Every line up to this moment. */
  log = $derived<LogLine[]>(this.steps.slice(0, this.moment + 1).flatMap((step) => [...step.log]));
  segments = $derived(segmentsOf(this.stops));
  segment = $derived(this.segments.findLastIndex((one) => one.from <= this.at));
  private crowds = $derived<Crowd[]>(this.replay ? crowdsOf(this.replay.room, this.replay.left) : []);
  /** The table with who sat there at this moment. */
  room = $derived<RoomInfo | null>(this.crowdAt(this.step?.number ?? 0)?.room ?? null);
  standing = $derived.by<Standing<AnyView>>(() => {
    const { beat = null } = this.stop ?? {};
    const before = this.steps[this.moment - 1]?.view ?? null;
    const told = this.log.length - (this.step?.log.length ?? 0);
    return { before, told, beat, ms: untrack(() => this.timeOf(this.at)), plays: this.plays };
  });

  /** See it as a seat, as a watcher, or everything. */
  async seeAs(as: string): Promise<void> {
    const here = this.replay === null ? place.hash : this.hash;
    this.replay = await replayOf(this.id, as);
    this.as = as;
    [this.at, this.plays] = [this.stopAt(here), false];
  }

  namesAt(step: Step): readonly string[] {
    return this.crowdAt(step.number)?.names ?? [];
  }

  private crowdAt(number: number): Crowd | undefined {
    return this.crowds.find((crowd) => number <= crowd.until);
  }

  /** «12», or within a moment «12.3». */
  get hash(): string {
    const [number, { at, beat }] = [this.step?.number ?? 0, this.stop ?? { at: 0, beat: null }];
    const isLast = this.stops[this.at + 1]?.at !== at;
    return isLast || beat === null ? String(number) : `${number}.${beat + 1}`;
  }

  /** The stop that an address names. */
  stopAt(hash: string): number {
    const [number, beat] = hash.split('.').map(Number);
    if (!hash || Number.isNaN(number)) return 0;
    const found = this.stops.findLastIndex((stop) => this.steps[stop.at].number <= number);
    const first = this.stops.findIndex((stop) => stop.at === this.stops[found]?.at);
    return Math.max(0, beat ? Math.min(found, first + beat - 1) : found);
  }

  go(index: number): void {
    this.onstep?.();
    this.show(index);
  }

  /** Somebody else leads: show where they are. They play it, so nothing here goes on by itself. */
  follow(hash: string, playing: boolean): void {
    clearTimeout(this.timer);
    this.playing = playing;
    this.show(this.stopAt(hash));
  }

  private show(index: number): void {
    const to = Math.min(this.last, Math.max(0, index));
    if (to === this.at) return;
    const isNext = Math.abs(to - this.at) === 1 && this.stops[to].beat === null;
    const from = isNext ? places() : new Map<string, DOMRect>();
    [this.plays, this.at] = [to === this.at + 1, to];
    setHash(this.hash);
    if (from.size) void tick().then(() => land(from));
  }

  /** The stop where this line of a moment is told; what is not worth a stop is told in the one before. */
  stopOf(moment: number, line = 0): number {
    const there = this.stops.findIndex((stop) => stop.at === moment && stop.lines > line);
    return there >= 0 ? there : this.stops.findLastIndex((stop) => stop.at <= moment);
  }

  /** To the start of the chapter before or after this one. */
  jump(by: 1 | -1): void {
    const now = this.segment;
    const into = by < 0 && this.at > this.segments[now].from; // back to this chapter's own start first
    this.go(this.segments[into ? now : now + by]?.from ?? (by < 0 ? 0 : this.last));
  }

  /** Follow the address: a link to another moment of the same game. */
  followHash(hash: string): void {
    if (!hash || hash === this.hash) return;
    this.onstep?.();
    [this.at, this.plays] = [this.stopAt(hash), false];
  }

  toggle(): void {
    const played = this.playing;
    this.onstep?.();
    if (played) return this.pause();
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.due = performance.now() + this.timeOf(this.at);
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The next of the speeds, after the last one the first. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length];
  }

  /** How long a stop is looked at, at this speed. */
  private timeOf(index: number): number {
    const { ms = 0, beat = null } = this.stops[index] ?? {};
    return (beat !== null && this.speed >= NO_HOLDS ? Math.min(ms, MOVING_MS) : ms) / this.speed;
  }

  private wait(): void {
    this.timer = setTimeout(() => this.next(), Math.max(0, this.due - performance.now()));
  }

  /** What happened within less than a blink is reached at once; of a show nothing is left out. */
  private next(): void {
    const now = performance.now();
    if (now - this.due > LATE_MS) this.due = now;
    let to = this.at;
    do {
      to += 1;
      this.due += this.timeOf(to);
    } while (to < this.last && this.due <= now && this.stops[to].beat === null);
    this.show(to);
    if (this.at >= this.last) this.pause();
    else this.wait();
  }
}
