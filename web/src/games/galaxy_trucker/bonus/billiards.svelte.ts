// The line of meteors that I would send, and to whom: the server knows nothing of it yet.
import type { BoardProps } from '../../module';
import { of } from '../../choosing.svelte';
import type { Preview, View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';
import type { Choice } from '../words';

type Board = Pick<BoardProps<View, Choice, unknown, Preview>, 'choices' | 'previewOf'>;
type Sending = Extract<Choice, { do: 'send_meteors' }>;

export class Billiards {
  private wanted = $state<Partial<Pick<Sending, 'line' | 'target'>>>({});

  constructor(private readonly board: () => Board) {}

  private get all(): Sending[] {
    return of(this.board().choices, 'send_meteors');
  }

  /** As I chose so far; what I have not chosen yet is the first that is open. */
  get sending(): Sending | undefined {
    const { line, target } = this.wanted;
    const fits = (one: Sending): number => Number(one.line === line) + Number(one.target === target);
    return [...this.all].sort((a, b) => fits(b) - fits(a))[0];
  }

  isOpen(line: number): boolean {
    return this.all.some((one) => one.line === line);
  }

  get targets(): number[] {
    return [...new Set(this.all.map((one) => one.target))];
  }

  aim(wanted: Partial<Pick<Sending, 'line' | 'target'>>): void {
    this.wanted = { ...this.wanted, ...wanted };
  }

  /** What the meteors of the line can hit on that ship, whatever is rolled. */
  get marks(): Record<number, Mark> {
    const sent = this.sending;
    const hits = sent ? (this.board().previewOf(sent)?.hits ?? []) : [];
    return Object.fromEntries(hits.map((cell) => [cell, { kind: 'danger' as const }]));
  }

  forget(): void {
    this.wanted = {};
  }
}
