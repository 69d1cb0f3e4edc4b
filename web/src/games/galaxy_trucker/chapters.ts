// A recorded game as stops and chapters: a race by its own clock, a flight step by step, card by card.
import type { Step } from '../../api';
import type { Chapter, Stop } from '../../replay/stops';
import { t } from '../../text';
import { cardOf, type View } from './catalog';
import { cardArt } from './draw/art';
import { cardName } from './flight/sentences';
import { StepReader, TIMES, type Line, type Step as Beat } from './flight/steps';

const PAUSE_MS = 1500; // nobody waits for a thinker longer than that
const RESULT_MS = 4000;
const BUILDING = ['picks', 'ready', 'countdown', 'build', 'tokens'];
const FLYING = ['flight', 'between_cards'];

/** Whether this is what a flight brought, and no new race yet. */
const isResult = ({ phase, reports }: View): boolean => phase === 'over' || (phase === 'ready' && !!reports?.length);

class Chapters {
  private flights = 0;
  private cards = 0;
  private now: Chapter = { phase: 'build 1', icon: 'gear' };

  /** A new deck, a new flight. */
  hear(log: readonly Line[]): void {
    if (log.some(({ event }) => event.event === 'deck_made')) [this.flights, this.cards] = [this.flights + 1, 0];
  }

  beat({ events }: Beat): Chapter {
    const revealed = events.find((event) => event.event === 'revealed');
    if (revealed) this.now = this.card(revealed.card);
    return this.now;
  }

  moment(view: View): Chapter {
    if (!FLYING.includes(view.phase)) this.now = this.outside(view);
    return this.now;
  }

  /** What the flight brought. */
  landed(): Chapter {
    return { phase: `end ${this.flights}`, icon: 'flag', name: () => t('gt-phase-landed') };
  }

  private card(id: string): Chapter {
    this.cards += 1;
    return { phase: `card ${this.flights} ${this.cards}`, name: () => cardName(id), picture: cardArt(cardOf(id)?.kind ?? '') };
  }

  private outside(view: View): Chapter {
    const round = view.round_index + 1;
    if (view.phase === 'over') return { ...this.landed(), name: () => t('gt-phase-over') };
    if (isResult(view)) return this.landed();
    if (BUILDING.includes(view.phase)) return { phase: `build ${round}`, icon: 'gear' };
    const icon = view.phase === 'inspection' ? 'search' : 'people';
    return { phase: `${view.phase} ${round}`, icon, name: () => t(`gt-phase-${view.phase}`) };
  }
}

/** How long a moment without a show is looked at: as long as it lasted, without the pauses. */
function timeOf(view: View, lasted: number): number {
  if (isResult(view)) return RESULT_MS;
  return FLYING.includes(view.phase) ? TIMES.steps.ask : Math.min(PAUSE_MS, lasted);
}

/** Nobody sees anything of it: somebody has watched a card to its end, or given an order. */
const isNothing = (view: View, log: readonly Line[]): boolean => FLYING.includes(view.phase) && !log.length && !view.flight.pallets?.length;

/** What is told after the last thing to see is told with it. */
const withRest = (stops: Stop[], lines: number): Stop[] =>
  stops.map((stop, index) => (index === stops.length - 1 ? { ...stop, lines } : stop));

/** The next round begins at once: what this one brought is looked at first. */
function resultStop(at: number, log: readonly Line[], beat: number): Omit<Stop, 'chapter'> {
  const begins = log.findLastIndex(({ event }) => event.event === 'round_began');
  return { at, beat, lines: begins < 0 ? log.length : begins, ms: RESULT_MS };
}

export function stopsOf(steps: readonly Step[]): Stop[] {
  const [reader, chapters] = [new StepReader(), new Chapters()];
  return steps.flatMap((step, at) => {
    const [view, log] = [step.view as unknown as View, step.log as Line[]];
    chapters.hear(log);
    const beats = reader.read(log, 0);
    const shown = beats.map((beat, index): Stop => ({ at, beat: index, lines: beat.until, ms: beat.ms, chapter: chapters.beat(beat) }));
    if (beats.at(-1)?.kind === 'land' && !isResult(view)) shown.push({ ...resultStop(at, log, beats.length), chapter: chapters.landed() });
    const chapter = chapters.moment(view);
    if (beats.length ? FLYING.includes(view.phase) : at && isNothing(view, log)) return withRest(shown, log.length);
    const lasted = (steps[at + 1]?.at ?? step.at) - step.at;
    return [...shown, { at, beat: null, lines: log.length, ms: timeOf(view, lasted), chapter }];
  });
}
