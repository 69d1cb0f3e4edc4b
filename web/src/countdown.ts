// Seconds that run down on the screen.
import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 500;
const watch = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** Whole seconds until then; what draws them is drawn again as they pass. */
export function secondsUntil(at: number): number {
  watch();
  return Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
