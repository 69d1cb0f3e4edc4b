// Short notes where they cover least: four seconds unless it takes longer to read, at most two.
// Whoever presses something has read on: what they press may lie under a long one.
import type { IconName } from './drawings/icons';

export interface Toast {
  id: number;
  icon: IconName;
  text: string;
  long: boolean; // it takes longer to read than most
}

const USUAL = 4000;

let last = 0;
export const toasts = $state<Toast[]>([]);

export function toast(text: string, icon: IconName = 'check', ms = USUAL): void {
  const note = { id: ++last, icon, text, long: ms > USUAL };
  toasts.push(note);
  if (toasts.length > 2) toasts.shift();
  const end = (): void => {
    removeEventListener('pointerdown', end);
    const at = toasts.findIndex((other) => other.id === note.id);
    if (at >= 0) toasts.splice(at, 1);
  };
  setTimeout(end, ms);
  if (note.long) setTimeout(() => addEventListener('pointerdown', end), 1500);
}
