// What is heard of a race and a flight: my own hand while building, everybody's hits and coins afterwards.
import { play, type Sound } from '../../sound';
import type { GalaxyTrucker, LogLine } from '../../wire';
import { tell, type ByKind } from '../telling';

type Me = number | null;
const APART = 0.22; // seconds between sounds of one moment

const SOUNDS = (me: Me): ByKind<GalaxyTrucker.Event, Sound | null> => ({
  grabbed: ({ seat }) => (seat === me ? 'grab' : null),
  placed: ({ seat }) => (seat === me ? 'fits' : null),
  threatened: ({ how }) => (how === 'hit' ? 'hit' : null),
  lost_part: ({ how }) => (how === 'fallen' ? 'break-off' : null),
  earned: () => 'coins',
  round_settled: ({ seat }) => (seat === me ? 'coins' : null),
  game_ended: ({ winners }) => (me !== null && winners.includes(me) ? 'win' : null),
});

/** The sound of an event, if it has one; the show of a flight plays it when it gets there. */
export const soundOf = (event: GalaxyTrucker.Event, me: Me): Sound | null => tell(SOUNDS(me), event) ?? null;

/** Let these be heard one after another, each sound once. */
export function playAll(events: readonly GalaxyTrucker.Event[], me: Me): void {
  const sounds = new Set(events.map((event) => soundOf(event, me)).filter((sound) => sound !== null));
  [...sounds].forEach((sound, i) => play(sound, i * APART));
}

/** Hears the log: what was told since the last time. */
export class Hearing {
  private heard: number | null = null;

  /** Plays what is new, unless it is `quiet`: a show plays the sounds itself. */
  hear(log: readonly LogLine<GalaxyTrucker.Event>[], me: Me, quiet: boolean): void {
    const last = log.at(-1)?.number ?? -1;
    const since = this.heard;
    this.heard = last;
    if (since === null || quiet) return;
    playAll(
      log.filter((line) => line.number > since).map((line) => line.event),
      me,
    );
  }
}
