// Crew and battery tokens that are moved about my ship, one after another: first whom, then where to.
import type { BoardProps } from '../../module';
import { of } from '../../choosing.svelte';
import type { Mark } from '../draw/Ship.svelte';
import type { View } from '../catalog';
import { t } from '../../../text';
import type { Choice } from '../words';

type Board = Pick<BoardProps<View, Choice>, 'choices' | 'act'>;
type Move = Extract<Choice, { do: 'move_figure' | 'move_token' }>;

export class Moving {
  private pressed = $state<number | null>(null);

  constructor(private readonly board: () => Board) {}

  private get moves(): Move[] {
    return of(this.board().choices, 'move_figure', 'move_token');
  }

  /** The square of the one that is about to move. */
  get lifted(): number | null {
    return this.moves.some((one) => one.start === this.pressed) ? this.pressed : null;
  }

  get marks(): Record<number, Mark> {
    const { lifted, moves } = this;
    if (lifted === null) return Object.fromEntries(moves.map((one) => [one.start, { kind: 'pick' as const, says: t('gt-mark-moves') }]));
    const places = moves.filter((one) => one.start === lifted).map((one): [number, Mark] => [one.cell, { kind: 'pick', label: '+1' }]);
    return { ...Object.fromEntries(places), [lifted]: { kind: 'chosen', label: '−1', press: true } };
  }

  press(cell: number): void {
    const { lifted, moves } = this;
    const there = moves.find((one) => one.start === lifted && one.cell === cell);
    this.pressed = there || cell === lifted ? null : cell;
    if (there) this.board().act(there);
  }

  forget(): void {
    this.pressed = null;
  }
}
