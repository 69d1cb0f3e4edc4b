// How things leave: what is lost in flight drifts away.
import { reducedMotion } from '../../../settings.svelte';
import type { TransitionConfig } from 'svelte/transition';

const AWAY_MS = 700;

/** A component breaks off and tumbles into the dark. */
export function breakOff(_node: Element, { is }: { is: boolean }): TransitionConfig {
  if (!is) return { duration: 0 };
  if (reducedMotion()) return { duration: 150, css: (t) => `opacity: ${t}` };
  return { duration: AWAY_MS, css: (t, u) => `transform: translate(${u * 90}px, ${u * -60}px) rotate(${u * 80}deg); opacity: ${t}` };
}
