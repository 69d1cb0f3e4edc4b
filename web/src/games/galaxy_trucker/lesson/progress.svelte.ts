// Where somebody is in the lesson, kept in this browser.
import { keepStep, keptStep } from '../../../lessons';
import { facts } from '../catalog';
import { t } from '../../../text';
import { STEPS, type Step } from './script';

const GAME = 'galaxy_trucker';

export class Progress {
  at = $state(keptStep(GAME, STEPS.length));
  given = $state<string | null>(null); // the last answer
  cell = $state<number | null>(null); // the square that was pressed

  get step(): Step {
    return STEPS[this.at];
  }

  get done(): boolean {
    return this.given === this.step.right;
  }

  get over(): boolean {
    return this.done && this.at === STEPS.length - 1;
  }

  get parts(): Step['parts'] {
    return (this.done && this.step.after) || this.step.parts;
  }

  /** What came of the answer, in words. */
  get verdict(): string {
    return this.given === null ? '' : t(`gt-lesson-${this.step.key}-${this.given}`, { what: this.what });
  }

  /** What the pressed component is for. */
  private get what(): string {
    const part = this.step.parts.find((one) => one.cell === this.cell);
    return part ? t(`gt-guide-kind-${facts(part.tile).kind.replaceAll('_', '-')}`) : '';
  }

  answer(key: string, cell: number | null = null): void {
    if (this.done) return;
    this.given = key;
    this.cell = cell;
    if (this.over) keepStep(GAME, 0); // whoever comes again begins again
  }

  go(at: number): void {
    this.at = at;
    this.given = this.cell = null;
    keepStep(GAME, at);
  }
}
