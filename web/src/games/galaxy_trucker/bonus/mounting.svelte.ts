// A component of the star warehouse that I hold over my ship: which, how it is turned, and where it would go.
import type { BoardProps } from '../../module';
import { of } from '../../choosing.svelte';
import type { GalaxyTrucker } from '../../../wire';
import type { Preview, View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';
import type { Choice } from '../words';

type Board = Pick<BoardProps<View, Choice, unknown, Preview>, 'view' | 'choices' | 'previewOf' | 'me'>;
type Mount = Extract<Choice, { do: 'mount' }>;
const turnsOf = (one: Mount): number => one.turns ?? 0;

export class Mounting {
  private chosen = $state<string | null>(null);
  private pinned = $state<number | null>(null); // pressed: the square it is to go to
  over = $state<number | null>(null); // under the pointer
  turns = $state(0);

  constructor(private readonly board: () => Board) {}

  private get all(): Mount[] {
    return of(this.board().choices, 'mount');
  }

  /** The component that I hold over the ship. */
  get tile(): string | null {
    return this.chosen !== null && this.all.some((one) => one.tile === this.chosen) ? this.chosen : null;
  }

  fits(tile: string): boolean {
    return this.all.some((one) => one.tile === tile);
  }

  private at(cell: number | null): Mount[] {
    return cell === null ? [] : this.all.filter((one) => one.tile === this.tile && one.cell === cell);
  }

  /** As it is turned, or turned clockwise until it fits. */
  private fitted(cell: number | null): Mount | undefined {
    const ways = this.at(cell);
    return [0, 1, 2, 3].map((more) => ways.find((one) => turnsOf(one) === (this.turns + more) % 4)).find((one) => one);
  }

  /** The answer: what is to go where I pressed. */
  get mount(): Mount | undefined {
    return this.fitted(this.pinned);
  }

  /** What is drawn over the ship: where the pointer is, else where I pressed. */
  get shown(): Mount | undefined {
    return this.fitted(this.over) ?? this.mount;
  }

  get ghost(): { cell: number; tile: string; turns: number } | null {
    const one = this.shown;
    return one ? { cell: one.cell, tile: one.tile, turns: turnsOf(one) } : null;
  }

  get seams(): readonly GalaxyTrucker.Seam[] {
    return (this.shown && this.board().previewOf(this.shown)?.seams) ?? [];
  }

  /** Whether it can lie there in another way, too. */
  get canTurn(): boolean {
    return this.pinned === null ? this.tile !== null : this.at(this.pinned).length > 1;
  }

  get marks(): Record<number, Mark> {
    const { view, me } = this.board();
    const taken = new Set(me === null ? [] : view.ships[me].parts.map((part) => part.cell));
    const cells = this.tile === null ? [] : [...new Set(this.all.filter((one) => one.tile === this.tile).map((one) => one.cell))];
    const isTurned = (cell: number): boolean => this.at(cell).every((one) => turnsOf(one) !== this.turns);
    return Object.fromEntries(
      cells.map((cell) => [cell, { kind: taken.has(cell) ? 'pick' : isTurned(cell) ? 'turn' : 'fits', press: true } as Mark]),
    );
  }

  choose(tile: string): void {
    this.chosen = tile;
    this.pinned = null;
    this.turns = 0;
  }

  /** Whether the component fits there: then it is shown there. */
  press(cell: number): boolean {
    const there = this.fitted(cell);
    if (there) [this.pinned, this.turns] = [cell, turnsOf(there)];
    return !!there;
  }

  /** The next way in which it fits; without a square, simply a quarter. */
  turn(by = 1): void {
    const ways = this.pinned === null ? [0, 1, 2, 3] : this.at(this.pinned).map(turnsOf);
    const next = [1, 2, 3, 4].map((more) => (this.turns + by * more + 8) % 4);
    this.turns = next.find((one) => ways.includes(one)) ?? this.turns;
  }

  forget(): void {
    this.chosen = this.pinned = this.over = null;
    this.turns = 0;
  }
}
