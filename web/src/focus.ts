// The focus stays where the player is: when a move replaces what was pressed, the same choice or the nearest one has it.

type Focusable = HTMLElement | SVGElement;

interface Place {
  node: Focusable;
  key: string;
  x: number;
  y: number;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';
const NAMED = ['hand', 'jarvis', 'take', 'cell', 'fly'] as const; // data attributes that say which thing it is

/** What a choice is known by before and after it was drawn anew: its thing, else its words. */
function keyOf(node: Focusable): string {
  const thing = NAMED.find((name) => node.dataset[name]);
  return thing ? `${thing} ${node.dataset[thing]}` : (node.getAttribute('aria-label') ?? node.textContent ?? '');
}

function centre(node: Element): { x: number; y: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const isThere = (node: Focusable): boolean =>
  node.isConnected && !node.matches(':disabled') && !node.closest('[inert]') && node.checkVisibility();

/** For an element around a board that can have the focus itself (tabindex -1): keeps the keyboard's focus inside. */
export function keepFocus(root: HTMLElement): () => void {
  let place: Place | null = null;
  let byKeys = false; // whoever points needs no focus, and keys that work everywhere are theirs

  function remember(): void {
    const node = document.activeElement as Focusable | null;
    if (node === root) return; // where it waits for something to choose
    place = node && root.contains(node) ? { node, key: keyOf(node), ...centre(node) } : null;
  }

  function distance(node: Focusable): number {
    const { x, y } = centre(node);
    const isClosed = node.getAttribute('aria-disabled') === 'true';
    return (isClosed ? 10_000 : 0) + Math.hypot(x - place!.x, y - place!.y);
  }

  function restore(): void {
    if (!place || !byKeys || isThere(place.node)) return;
    const now = document.activeElement;
    const isLost = now === null || now === document.body || now === root || now === place.node;
    if (!isLost) return; // the player is somewhere else by now
    const open = [...root.querySelectorAll<Focusable>(FOCUSABLE)].filter(isThere);
    const same = open.find((node) => keyOf(node) === place!.key);
    const nearest = open.sort((one, other) => distance(one) - distance(other))[0];
    (same ?? nearest ?? root).focus({ preventScroll: true });
  }

  const point = (): void => void (byKeys = false);
  const type = (): void => {
    byKeys = true;
    remember();
  };
  const click = (event: MouseEvent): void => {
    if (event.detail === 0) type(); // by a key, or by whoever reads the screen aloud
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'inert', 'style', 'class'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', point, true);
  document.addEventListener('keydown', type, true);
  document.addEventListener('click', click, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', point, true);
    document.removeEventListener('keydown', type, true);
    document.removeEventListener('click', click, true);
  };
}
