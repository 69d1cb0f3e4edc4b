// The component I am about to place: how it is turned and where it would go. The server knows nothing of it.
import { of } from '../../choosing.svelte';
import type { GalaxyTrucker } from '../../../wire';
import type { BoardProps } from '../../module';
import { secretsOf, type ShipView, type View } from '../catalog';
import type { Choice } from '../words';

export type Seam = GalaxyTrucker.Seam;
type Spot = GalaxyTrucker.Spot;
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

  /** Squares that it may go to, in the order of the board. */
  get places(): number[] {
    return [...new Set(of(this.board().choices, 'place').map((one) => one.cell))];
  }

  /** Squares beside my ship as the rules see them; undefined where nobody says. */
  get spots(): readonly Spot[] | undefined {
    return this.board().view.spots ?? undefined;
  }

  spot(cell: number): Spot | undefined {
    return this.spots?.find((one) => one.cell === cell);
  }

  /** The turns with which the component fits without an error; undefined where nobody says. */
  good(cell: number): readonly number[] | undefined {
    return this.spots && (this.spot(cell)?.turns ?? []);
  }

  /** How it would lie there: as it is, or turned clockwise until it fits. */
  turnsAt(cell: number): number {
    const ways = [0, 1, 2, 3].map((more) => (this.turns + more) % 4);
    return ways.find((turns) => this.good(cell)?.includes(turns)) ?? this.turns;
  }

  /** How it would meet its neighbours there; undefined where nobody says. */
  seams(cell: number): readonly Seam[] | undefined {
    return this.spot(cell)?.seams[cell === this.loose && !this.held ? (this.loosePart?.turns ?? 0) : this.turnsAt(cell)];
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
    this.turns = this.turnsAt(cell);
  }

  /** Turn it; a loose one turns on the ship. */
  turn(by: number): void {
    this.turns = (this.turns + by + 4) % 4;
    if (this.held || this.loose === null) return;
    const again = this.choice(this.loose);
    if (again) this.board().act(again);
  }
}
