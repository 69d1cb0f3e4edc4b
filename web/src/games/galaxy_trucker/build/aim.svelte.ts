// The square that I point at with what I hold, and the one whose refusal stays until I act.
import type { Holding, Seam } from './hand.svelte';
import { wrong } from './marks';

export class Aiming {
  over = $state<number | null>(null); // under the pointer or in focus
  pinned = $state<number | null>(null); // pressed in vain

  constructor(private readonly hand: Holding) {}

  /** Where the component in hand would lie, if it may lie there at all. */
  get cell(): number | null {
    return [this.over, this.pinned].find((cell) => cell !== null && this.isOpen(cell)) ?? null;
  }

  private isOpen(cell: number): boolean {
    const { hand } = this;
    if (!hand.tile || (!hand.held && cell === hand.loose)) return false;
    return hand.places.includes(cell) || !!hand.spot(cell);
  }

  /** What is wrong there. */
  get faults(): Seam[] {
    return this.cell === null ? [] : wrong(this.hand.seams(this.cell));
  }

  forget(): void {
    this.pinned = null;
  }
}
