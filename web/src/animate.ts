// Motion that shows what happened: things travel from where they were to where they are.
import { reducedMotion } from './settings.svelte';

export const TRAVEL_MS = 220;

export interface Travel {
  duration?: number;
  delay?: number;
}

function animate(node: Element, frames: Keyframe[], { duration = TRAVEL_MS, delay = 0 }: Travel) {
  return node.animate(frames, { duration, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' });
}

/** A short fade in; what everything becomes with reduced motion. */
export function fadeIn(node: Element, options: Travel = {}): Animation {
  return animate(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 150, ...options });
}

/** Inside a drawing lengths are in its own units: how many pixels one is. */
function unitOf(node: Element): number {
  return node instanceof SVGGraphicsElement && node.ownerSVGElement ? (node.getScreenCTM()?.a ?? 1) : 1;
}

/** Let a node, which is already where it belongs, arrive from another place on the page. */
export function travelFrom(node: Element, from: DOMRect, options: Travel = {}): Animation {
  const to = node.getBoundingClientRect();
  if (reducedMotion() || !to.width || !from.width) return fadeIn(node, options);
  const unit = unitOf(node);
  const dx = (from.left + from.width / 2 - (to.left + to.width / 2)) / unit;
  const dy = (from.top + from.height / 2 - (to.top + to.height / 2)) / unit;
  const scale = from.width / to.width;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  return animate(node, [{ transform: start }, { transform: 'none' }], options);
}

/**
 * Where things are before the page changes, by their data-fly key. Take one before, hand it to
 * `land` after the change: every thing whose key is in both travels.
 */
export function places(root: ParentNode = document): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>('[data-fly]')) {
    const rect = node.getBoundingClientRect();
    if (rect.width) found.set(node.dataset.fly!, rect);
  }
  return found;
}

/** Let everything whose place has changed travel there. */
export function land(before: Map<string, DOMRect>, root: ParentNode = document, options: Travel = {}): void {
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>('[data-fly]')) {
    const from = before.get(node.dataset.fly!);
    if (!from) continue;
    const to = node.getBoundingClientRect();
    const moved = Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 2;
    if (moved) travelFrom(node, from, options);
  }
}
