// What is worth a mark above the time line, by the kind of event.
import type { Step } from '../api';
import type { AnyEvent } from '../wire';

export type MarkKind = 'done' | 'radio' | 'star' | 'lost' | 'rocket' | 'undo' | 'note';

const KINDS: Record<string, MarkKind> = {
  commanded: 'rocket',
  task_done: 'done',
  communicated: 'radio',
  undone: 'undo',
};

export interface TimeMark {
  index: number;
  kind: MarkKind;
}

function kindOf(event: AnyEvent, won: boolean): MarkKind | undefined {
  return event.event === 'ended' ? (won ? 'star' : 'lost') : KINDS[event.event];
}

/** The marks of a game, at most one a step: the last thing that happened in it. */
export function marksOf(steps: readonly Step[], won: boolean): TimeMark[] {
  return steps.flatMap((step, index) => {
    const kinds = step.log.map((line) => kindOf(line.event, won)).filter((kind) => kind !== undefined);
    return kinds.length ? [{ index, kind: kinds.at(-1)! }] : [];
  });
}
