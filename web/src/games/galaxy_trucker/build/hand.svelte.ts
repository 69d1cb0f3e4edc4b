// The component I am about to place: how it is turned and where it would go. The server knows nothing of it.
import { of } from '../../choosing.svelte';
import type { Choice } from '../words';
import { secretsOf, type View } from '../catalog';

export class Holding {
  turns = $state(0);
  cell = $state<number | null>(null);

  constructor(
    private readonly view: () => View,
    private readonly choices: () => Choice[],
    private readonly me: () => number | null,
  ) {}

  private get ship() {
    const me = this.me();
    return me === null ? null : this.view().ships[me];
  }

  private get held(): string | null {
    return secretsOf(this.view(), this.me())?.held ?? null;
  }

  /** The component in hand, else the loose one on my ship. */
  get tile(): string | null {
    const ship = this.ship;
    if (!ship) return null;
    if (this.held) return this.held;
    return ship.parts.find((part) => part.cell === ship.loose)?.tile ?? null;
  }

  get isHeld(): boolean {
    return !!this.held;
  }

  /** Squares it may go to: as it is turned now, or after a turn (where errors are marked, only where it fits). */
  get places(): Map<number, number[]> {
    const places = new Map<number, number[]>();
    for (const one of of(this.choices(), 'place')) {
      places.set(one.cell, [...(places.get(one.cell) ?? []), one.turns ?? 0]);
    }
    return places;
  }

  /** The turns with which the component fits without an error; undefined where nobody says. */
  good(cell: number): readonly number[] | undefined {
    if (this.view().validation === 'classic') return undefined;
    return (this.view().spots ?? []).find((spot) => spot.cell === cell)?.turns ?? [];
  }

  choice(cell: number, turns = this.turns): Choice | undefined {
    return this.choices().find((one) => one.do === 'place' && one.cell === cell && (one.turns ?? 0) === turns);
  }

  turn(by: number): void {
    this.turns = (this.turns + by + 4) % 4;
  }
}
