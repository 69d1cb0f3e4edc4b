// What I am about to do: the agent in my hand, how it lies, where it goes. The server decides nothing of this.
import { keyOf, of } from '../choosing.svelte';
import { turn as turned } from './pieces';
import { sides, type Lying } from './draw';
import type { Choice, Preview, View } from './words';

export class Plan {
  agent = $state<string | null>(null);
  turns = $state(0);
  cell = $state<string | null>(null);
  target = $state.raw<Choice | null>(null); // a flight I look at

  constructor(
    private readonly view: () => View,
    private readonly choices: () => Choice[],
  ) {}

  private get places(): Extract<Choice, { do: 'place' }>[] {
    return of(this.choices(), 'place');
  }

  /** The agent I hold: the one I chose, else the first that can be placed. */
  get held(): string | null {
    const can = this.places;
    if (can.some((one) => one.agent === this.agent)) return this.agent;
    return can[0]?.agent ?? null;
  }

  /** Where it fits: as it lies now, or after a turn. */
  get fits(): Record<string, 'now' | 'turned'> {
    const fits: Record<string, 'now' | 'turned'> = {};
    for (const one of this.places) {
      if (one.agent !== this.held || !one.cell) continue;
      if (one.turns === this.lies || !fits[one.cell]) fits[one.cell] = one.turns === this.lies ? 'now' : 'turned';
    }
    return fits;
  }

  /** How it lies: quarter turns, as far as its shape tells them apart. */
  private get lies(): number {
    const agent = this.view().ships[this.view().active].hand.find((one) => one.agent === this.held);
    const wanted = [...turned(sides(agent?.contacts), this.turns)].sort().join('');
    const same = [0, 1, 2, 3].find((n) => [...turned(sides(agent?.contacts), n)].sort().join('') === wanted);
    return same ?? this.turns;
  }

  get choice(): Choice | null {
    const target = this.target;
    if (target) return this.choices().find((one) => keyOf(one) === keyOf(target)) ?? null;
    return this.places.find((one) => one.agent === this.held && one.cell === this.cell && one.turns === this.lies) ?? null;
  }

  /** The agent drawn where it would lie, as the server says it would. */
  lying(preview: Preview | null): Lying | null {
    const choice = this.choice;
    if (choice?.do !== 'place' || !choice.cell) return null;
    const agent = this.view().ships[this.view().active].hand.find((one) => one.agent === choice.agent);
    if (!agent) return null;
    return { cell: choice.cell, kind: agent.colour, contacts: sides(preview?.contacts), met: sides(preview?.joins), landed: false };
  }

  take(agent: string): void {
    if (agent !== this.agent) this.turns = 0;
    this.agent = agent;
    if (this.cell && !this.fits[this.cell]) this.cell = null;
    if (this.cell) this.put(this.cell);
  }

  /** Turn by a quarter; over a compartment, on to the next way it fits there. */
  turn(): void {
    const ways = this.places.filter((one) => one.agent === this.held && one.cell === this.cell).map((one) => one.turns);
    for (let n = 1; n <= 4; n++) {
      const next = (this.turns + n) % 4;
      if (!this.cell || ways.includes(next)) {
        this.turns = next;
        return;
      }
    }
    this.turns = (this.turns + 1) % 4;
  }

  /** Look at a compartment for the agent in hand, turned the least that makes it fit. */
  put(cell: string): boolean {
    const ways = this.places.filter((one) => one.agent === this.held && one.cell === cell);
    if (!ways.length) return false;
    this.agent = this.held;
    this.cell = cell;
    if (!ways.some((one) => one.turns === this.lies)) this.turns = ways[0].turns ?? 0;
    return true;
  }

  forget(): void {
    this.agent = this.cell = this.target = null;
    this.turns = 0;
  }
}
