// The lesson: what is taught at each position, and what is said to every answer. The positions and what is allowed in
// them come from the rules (tools/lesson_positions.py).
import type { Sound } from '../../../sound';
import type { Reason } from '../../../wire';
import { keyOf } from '../../choosing.svelte';
import type { Choice, Preview, ShipView, View } from '../words';
import recorded from './positions.json';

export interface Position {
  view: View;
  choices: Choice[];
  previews: (Preview | null)[];
  why: { move: Choice; reason: Partial<Reason> & { key: string } }[]; // what else may be pressed, and why it is closed
}
export type Counted = Pick<ShipView, 'seat' | 'credits' | 'fuel' | 'samples' | 'incomes'>;

const { end, ...moments } = recorded;
export const POSITIONS = moments as unknown as Record<keyof typeof moments, Position>;
export const END = end as unknown as { winners: number[]; ships: Counted[] };

interface Answer {
  says: string; // its text: cosmobureau-lesson-<step>-<says>; «done» is right
  is: Record<string, unknown>; // of the move that was made
}
export interface Step {
  key: string; // its texts: cosmobureau-lesson-<key>, -title, -ask
  at: keyof typeof moments; // where it is asked
  then: keyof typeof moments; // how it stands after the right answer
  look: 'ship' | 'universe' | 'end'; // what a phone shows
  answers: Answer[]; // the first that the move agrees with
  sound: Sound;
}

export const STEPS: Step[] = [
  {
    key: 'place',
    at: 'place',
    then: 'actions',
    look: 'ship',
    answers: [
      { says: 'done', is: { agent: 'A29', cell: 'r4c3' } },
      { says: 'inspector', is: { agent: 'A53', cell: 'r4c3' } },
      { says: 'orange', is: { cell: 'r4c3' } },
      { says: 'cell', is: {} },
    ],
    sound: 'fits',
  },
  {
    key: 'actions',
    at: 'actions',
    then: 'fuelled',
    look: 'ship',
    answers: [
      { says: 'done', is: { do: 'use' } },
      { says: 'leave', is: {} },
    ],
    sound: 'fits',
  },
  {
    key: 'flight',
    at: 'flight',
    then: 'land',
    look: 'universe',
    answers: [
      { says: 'done', is: { tile: 'S3' } },
      { says: 'mall', is: { tile: 'T09' } },
      { says: 'orange', is: {} },
    ],
    sound: 'fits',
  },
  {
    key: 'land',
    at: 'land',
    then: 'landed',
    look: 'universe',
    answers: [
      { says: 'done', is: { do: 'land' } },
      { says: 'leave', is: {} },
    ],
    sound: 'coins',
  },
  {
    key: 'office',
    at: 'office',
    then: 'opened',
    look: 'universe',
    answers: [
      { says: 'done', is: { office: 'B' } },
      { says: 'any', is: {} },
    ],
    sound: 'coins',
  },
  { key: 'end', at: 'opened', then: 'opened', look: 'end', answers: [], sound: 'coins' },
];

/** What is said to a move that is allowed. */
export function answerTo(step: Step, move: Choice): string {
  const made: Record<string, unknown> = { ...move };
  return step.answers.find(({ is }) => Object.entries(is).every(([name, value]) => made[name] === value))!.says;
}

/** Why a move is closed here. */
export const reasonOf = ({ why }: Position, move: Choice): Position['why'][number]['reason'] | undefined =>
  why.find((one) => keyOf(one.move) === keyOf(move))?.reason;

/** What a move would mean here, as the rules say. */
export const previewAt = ({ choices, previews }: Position, move: Choice | null): Preview | null =>
  (move && previews[choices.findIndex((one) => keyOf(one) === keyOf(move))]) ?? null;

/** The credits of somebody from one source, or from all. */
export const earned = (ship: Counted, source?: string): number =>
  ship.incomes.filter((one) => !source || one.source === source).reduce((sum, one) => sum + one.credits, 0);
