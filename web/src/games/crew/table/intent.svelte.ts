// What I have in mind: the card picked up, the card that plays itself, the radio asked for ahead of time.
import { of } from '../../choosing.svelte';
import type { Card, CrewView, Move } from './view';

export type Mode = 'play' | 'radio' | 'pass';

export class Intent {
  picked = $state<Card | null>(null);
  queued = $state<Card | null>(null); // plays itself as soon as it may, in this trick
  queuedIn = $state(0);
  wanted = $state<Card | null>(null); // shown as soon as the radio is open
  radio = $state(false); // choosing a card for the radio
  distress = $state(false); // asking what the distress signal is

  /** Nothing in mind any more, except what waits for its moment. */
  drop(): void {
    this.picked = null;
    this.radio = false;
    this.distress = false;
  }

  queue(card: Card, view: CrewView): void {
    const same = this.queued === card;
    this.queued = same ? null : card;
    this.queuedIn = view.trick_number;
  }

  /** What is due now: an action that waited and has become possible. */
  due(view: CrewView, choices: readonly Move[]): Move | null {
    if (this.queued && this.queuedIn !== view.trick_number) this.queued = null;
    const play = of(choices, 'play').filter((choice) => !choice.jarvis);
    if (this.queued && play.length) {
      const found = play.find((choice) => choice.card === this.queued) ?? null;
      this.queued = null;
      if (found) return found;
    }
    const speak = of(choices, 'communicate');
    if (this.wanted && speak.length) {
      const found = speak.find((choice) => choice.card === this.wanted) ?? null;
      this.wanted = null;
      return found;
    }
    return null;
  }
}
