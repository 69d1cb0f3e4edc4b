// The flight as a show: what the dice brought since the last frame is played one by one, then the table stands as it is.
import { reducedMotion } from '../../../settings.svelte';
import type { GalaxyTrucker, LogLine } from '../../../wire';
import { readHazard } from '../draw/art';
import type { PartView, View } from '../catalog';

export interface Result {
  seat: number;
  how: string; // missed, harmless, shot, shielded, hit
  cell: number | null;
}
/** One roll: a meteor, a shot, or a bomb that needs no way. */
export interface Beat {
  dice: readonly [number, number];
  side: number | null;
  large: boolean;
  kind: string;
  results: Result[];
  lost: { seat: number; cell: number }[];
}

const HIT_MS = 520; // after this it strikes
const BEAT_MS = 1250;
const CALM_MS = 700; // nothing happened to anybody
const MOST = 4; // beats that may wait; older ones that hit nobody go first

const isCalm = (beat: Beat): boolean => !beat.lost.length;

/** Reads the log and remembers what is still in the air. */
class Reader {
  private open: Beat | null = null;

  read(lines: readonly LogLine<GalaxyTrucker.Event>[]): Beat[] {
    const beats: Beat[] = [];
    for (const { event } of lines) {
      if (event.event === 'revealed') this.open = null;
      if (event.event === 'rolled') beats.push((this.open = this.roll(event)));
      if (!this.open) continue;
      if (event.event === 'threatened') this.open.results.push({ seat: event.seat, how: event.how, cell: event.cell });
      if (event.event === 'lost_part') this.lose(this.open, event);
      if (this.open.results.length && !beats.includes(this.open)) beats.push(this.open);
    }
    if (this.open?.results.length) this.open = null;
    return beats.filter((beat) => beat.results.length);
  }

  private roll(event: GalaxyTrucker.Rolled): Beat {
    const { large, kind } = readHazard(event.hazard);
    return { dice: event.dice, side: event.side, large, kind, results: [], lost: [] };
  }

  private lose(beat: Beat, event: GalaxyTrucker.LostPart): void {
    beat.lost.push({ seat: event.seat, cell: event.cell });
    const isBomb = beat.side === null && !beat.results.length;
    if (isBomb) beat.results.push({ seat: event.seat, how: 'hit', cell: event.cell });
  }
}

export class Show {
  beat = $state.raw<Beat | null>(null);
  struck = $state(false); // it has arrived
  private ships = $state.raw<readonly (readonly PartView[])[] | null>(null); // as they were, until the show is over
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reader = new Reader();
  private heard: number | null = null;
  private before: View | null = null;

  /** The table has moved on, or was taken back. */
  hear(view: View, log: readonly LogLine<GalaxyTrucker.Event>[]): void {
    const last = log.at(-1)?.number ?? -1;
    const from = this.heard;
    const fresh = from === null ? log : log.filter((line) => line.number > from);
    if (from !== null && last < from) this.stop();
    else {
      if (fresh.some((line) => line.event.event === 'revealed')) this.queue = this.queue.filter((beat) => !isCalm(beat));
      this.add(this.reader.read(fresh), from !== null && !document.hidden);
    }
    this.heard = last;
    this.before = view;
  }

  /** The components of a ship as the show has them; null where the table's are right. */
  parts(seat: number): readonly PartView[] | null {
    return this.ships?.[seat] ?? null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    [this.beat, this.ships] = [null, null];
  }

  private add(beats: Beat[], isShown: boolean): void {
    if (!isShown || !beats.length) return;
    this.queue.push(...beats);
    while (this.queue.length > MOST) this.queue.splice(Math.max(0, this.queue.findIndex(isCalm)), 1);
    this.ships ??= this.before?.ships.map((ship) => ship.parts) ?? null;
    if (!this.beat) this.next();
  }

  private next(): void {
    this.beat = this.queue.shift() ?? null;
    this.struck = false;
    if (!this.beat) return this.stop();
    this.timer = setTimeout(() => this.strike(), reducedMotion() ? 0 : HIT_MS);
  }

  private strike(): void {
    this.struck = true;
    const lost = this.beat?.lost ?? [];
    this.ships =
      this.ships?.map((parts, seat) => parts.filter((part) => !lost.some((one) => one.seat === seat && one.cell === part.cell))) ?? null;
    this.timer = setTimeout(() => this.next(), this.beat && isCalm(this.beat) ? CALM_MS : BEAT_MS);
  }
}
