// How things leave: what comes off a ship drifts away.
import { reducedMotion } from '../../../settings.svelte';
import type { TransitionConfig } from 'svelte/transition';

const AWAY_MS = 700;

/** A component breaks off and tumbles into the dark. */
export function breakOff(_node: Element, { is }: { is: boolean }): TransitionConfig {
  if (!is) return { duration: 0 };
  if (reducedMotion()) return { duration: 150, css: (t) => `opacity: ${t}` };
  return { duration: AWAY_MS, css: (t, u) => `transform: translate(${u * 90}px, ${u * -60}px) rotate(${u * 80}deg); opacity: ${t}` };
}

/** What stands in the place of something that drifts away, once that is out of sight. */
export function followUp(_node: Element): TransitionConfig {
  const delay = reducedMotion() ? 0 : AWAY_MS / 2;
  return { delay, duration: 150, css: (t) => `opacity: ${t}` };
}
