// The component I am about to place: how it is turned and where it would go. The server knows nothing of it.
import { of } from '../../choosing.svelte';
import type { BoardProps } from '../../module';
import { secretsOf, type ShipView, type View } from '../catalog';
import type { Choice } from '../words';

type Board = Pick<BoardProps<View, Choice>, 'view' | 'choices' | 'me' | 'act'>;

export class Holding {
  turns = $state(0);

  constructor(private readonly board: () => Board) {}

  private get ship(): ShipView | null {
    const { view, me } = this.board();
    return me === null ? null : view.ships[me];
  }

  /** The component in my hand. */
  get held(): string | null {
    const { view, me } = this.board();
    return secretsOf(view, me)?.held ?? null;
  }

  /** The square of my loose component. */
  get loose(): number | null {
    return this.ship?.loose ?? null;
  }

  private get loosePart() {
    return this.ship?.parts.find((part) => part.cell === this.loose);
  }

  /** The component in hand, else the loose one on my ship. */
  get tile(): string | null {
    return this.held ?? this.loosePart?.tile ?? null;
  }

  /** Squares it may go to: as it is turned now, or after a turn (where errors are marked, only where it fits). */
  get places(): Map<number, number[]> {
    const places = new Map<number, number[]>();
    for (const one of of(this.board().choices, 'place')) {
      places.set(one.cell, [...(places.get(one.cell) ?? []), one.turns ?? 0]);
    }
    return places;
  }

  /** The turns with which the component fits without an error; undefined where nobody says. */
  good(cell: number): readonly number[] | undefined {
    const spots = this.board().view.spots;
    return spots ? (spots.find((spot) => spot.cell === cell)?.turns ?? []) : undefined;
  }

  choice(cell: number): Choice | undefined {
    return of(this.board().choices, 'place').find((one) => one.cell === cell && (one.turns ?? 0) === this.turns);
  }

  /** As it lies when it comes into my hand. */
  reset(): void {
    this.turns = this.held ? 0 : (this.loosePart?.turns ?? 0);
  }

  /** Turn it so that it fits there, if it can. */
  fit(cell: number): void {
    const good = this.good(cell);
    if (good?.length && !good.includes(this.turns)) this.turns = good[0];
  }

  /** Turn it; a loose one turns on the ship. */
  turn(by: number): void {
    this.turns = (this.turns + by + 4) % 4;
    if (this.held || this.loose === null) return;
    const again = this.choice(this.loose);
    if (again) this.board().act(again);
  }
}
