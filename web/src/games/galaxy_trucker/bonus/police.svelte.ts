// What I mean to bid for the robo-police, and the spot that I look at: the server knows nothing of it yet.
import type { BoardProps } from '../../module';
import { of } from '../../choosing.svelte';
import type { View } from '../catalog';
import type { Choice } from '../words';
import { isSpot, takenAt, type At } from './spots';

type Board = Pick<BoardProps<View, Choice>, 'view' | 'choices'>;

export class Police {
  bid = $state(0);
  at = $state<At | null>(null);

  constructor(private readonly board: () => Board) {}

  /** The most that I can bid. */
  get most(): number {
    return Math.max(0, ...of(this.board().choices, 'bribe').map((one) => one.credits));
  }

  get bribe(): Choice | undefined {
    return of(this.board().choices, 'bribe').find((one) => one.credits === this.bid);
  }

  get nothing(): Choice | undefined {
    return of(this.board().choices, 'bribe').find((one) => one.credits === 0);
  }

  /** The spot that I look at, as an answer. */
  get named(): Choice | undefined {
    return of(this.board().choices, 'name_spot').find((one) => isSpot(this.at, one.column, one.row));
  }

  /** A spot that lies off all ships. */
  get harmless(): Extract<Choice, { do: 'name_spot' }> | undefined {
    const { view, choices } = this.board();
    return of(choices, 'name_spot').find((one) => !takenAt(view, one).length);
  }

  forget(): void {
    this.bid = 0;
    this.at = null;
  }
}
