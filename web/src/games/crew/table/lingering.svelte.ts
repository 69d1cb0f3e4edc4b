// A finished trick stays for a moment, then flies to whoever took it.
import { untrack } from 'svelte';
import { reducedMotion } from '../../../settings.svelte';
import type { CrewView, TrickView } from './view';

const LINGER_MS = 1200;
const LAST_MS = 800; // longer, for the last one
const HURRY_MS = 600; // when the next trick has already begun

interface Table {
  view: CrewView;
  live: boolean;
  isNew: boolean; // the page has just been opened
  root: HTMLElement | undefined; // the board
}

/** To be made with the board. */
export class Lingering {
  trick = $state.raw<TrickView | null>(null);
  private seen = 0;
  private since = 0;

  constructor(private readonly table: () => Table) {
    $effect(() => this.notice());
    $effect(() => this.hurry());
  }

  private notice(): void {
    const { view, live } = this.table();
    const last = view.last_trick;
    if (!last || last.number === this.seen) return;
    const isOld = this.seen === 0 && untrack(() => !this.table().isNew) && last.number > 1;
    this.seen = last.number;
    if (isOld || !live) return;
    this.trick = last;
    this.since = performance.now();
    setTimeout(() => this.take(last), view.verdict ? LINGER_MS + LAST_MS : LINGER_MS);
  }

  private hurry(): (() => void) | undefined {
    const { view } = this.table();
    const trick = this.trick;
    if (!trick || !view.trick.plays.length || view.verdict) return undefined;
    const timer = setTimeout(() => this.take(trick), HURRY_MS - (performance.now() - this.since));
    return () => clearTimeout(timer);
  }

  private take(trick: TrickView): void {
    if (this.trick !== trick) return;
    const { root } = this.table();
    const target = root?.querySelector(`[data-seat="${trick.winner}"]`)?.getBoundingClientRect();
    const cards = [...(root?.querySelectorAll<HTMLElement>('.trick .at[data-fly]') ?? [])];
    const done = (): void => void (this.trick = null);
    if (!target || reducedMotion()) return done();
    void Promise.allSettled(cards.map((card) => flight(card, target).finished)).then(done);
  }
}

/** A card shrinks on its way to whoever took it. */
function flight(card: HTMLElement, target: DOMRect): Animation {
  const from = card.getBoundingClientRect();
  const [x, y] = [target.left + target.width / 2 - from.left - from.width / 2, target.top + target.height / 2 - from.top - from.height / 2];
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(.25)`, opacity: 0.2 },
  ];
  return card.animate(frames, { duration: 260, easing: 'cubic-bezier(.5,0,.8,.4)', fill: 'forwards' });
}
