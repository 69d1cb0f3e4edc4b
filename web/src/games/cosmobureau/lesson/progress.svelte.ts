// Where somebody is in the lesson, kept in this browser, and what was said to the last answer.
import { keepStep, keptStep } from '../../../lessons';
import { t } from '../../../text';
import type { Choice, View } from '../words';
import { answerTo, END, POSITIONS, reasonOf, STEPS, type Position, type Step } from './script';

const GAME = 'cosmobureau';
export const RIGHT = 'done';
/** What may be said about the end. */
export const WINNERS = ['you', 'other', 'shared'] as const;
export type Winner = (typeof WINNERS)[number];

export class Progress {
  at = $state(keptStep(GAME, STEPS.length));
  said = $state<string | null>(null); // the answer's text
  closed = $state.raw<Position['why'][number]['reason'] | null>(null); // why that is not allowed

  get step(): Step {
    return STEPS[this.at];
  }

  get done(): boolean {
    return this.said === RIGHT;
  }

  get over(): boolean {
    return this.done && this.at === STEPS.length - 1;
  }

  get position(): Position {
    return POSITIONS[this.done ? this.step.then : this.step.at];
  }

  get view(): View {
    return this.position.view;
  }

  get choices(): Choice[] {
    return this.done ? [] : this.position.choices;
  }

  /** What came of the answer, in words. */
  get verdict(): string {
    if (this.closed) return t(`why-${this.closed.key}`, this.closed.args);
    return this.said === null ? '' : t(`cosmobureau-lesson-${this.step.key}-${this.said}`);
  }

  make(move: Choice): void {
    if (!this.done) this.say(answerTo(this.step, move));
  }

  /** Press what is closed: the rules say why. */
  ask(move: Choice): void {
    if (this.done) return;
    this.said = null;
    this.closed = reasonOf(this.position, move) ?? null;
  }

  judge(winner: Winner): void {
    const right = END.winners.length > 1 ? 'shared' : END.winners[0] === 0 ? 'you' : 'other';
    this.say(winner === right ? RIGHT : winner);
  }

  go(at: number): void {
    this.at = at;
    this.said = this.closed = null;
    keepStep(GAME, at);
  }

  private say(said: string): void {
    this.said = said;
    this.closed = null;
    if (this.over) keepStep(GAME, 0); // whoever comes again begins again
  }
}
