// What I am about to answer on a bonus card, before the server hears of it.
import type { BoardProps } from '../../module';
import type { Preview, View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';
import type { Choice } from '../words';
import { Billiards } from './billiards.svelte';
import { Mounting } from './mounting.svelte';
import { Moving } from './moving.svelte';
import { Police } from './police.svelte';

type Board = Pick<BoardProps<View, Choice, unknown, Preview>, 'view' | 'choices' | 'previewOf' | 'me' | 'act'>;

const KINDS = ['bribe', 'spot', 'die', 'guess', 'billiards', 'rearrange', 'warehouse'] as const;
export type BonusKind = (typeof KINDS)[number];

/** The question, if it is one of a bonus card that is answered in a way of its own. */
export const bonusKind = (kind: string | undefined): BonusKind | null => KINDS.find((one) => one === kind) ?? null;

export class Bonus {
  readonly police: Police;
  readonly billiards: Billiards;
  readonly moving: Moving;
  readonly mounting: Mounting;

  constructor(board: () => Board) {
    this.police = new Police(board);
    this.billiards = new Billiards(board);
    this.moving = new Moving(board);
    this.mounting = new Mounting(board);
  }

  /** What is marked on the ship; null where the question marks nothing of its own. */
  marksFor(kind: BonusKind | null): Record<number, Mark> | null {
    if (kind === 'billiards') return this.billiards.marks;
    if (kind === 'rearrange') return this.moving.marks;
    return kind === 'warehouse' ? this.mounting.marks : null;
  }

  forget(): void {
    [this.police, this.billiards, this.moving, this.mounting].forEach((one) => one.forget());
  }
}
