// Things on a board by the names that boards give them, so that somebody else's page finds the same thing.
const NAMES = ['about', 'card', 'cell', 'fly', 'take', 'hand', 'jarvis', 'spot', 'seat'] as const;
const SELECTOR = NAMES.map((name) => `[data-${name}]`).join();
const ALLOWED = /^[\w:.,@+ -]{1,80}$/;
const LONGEST = 80; // letters of a name that is read out

/** Whose hand or ship it is part of, as the same card or place may be there several times. */
function ownerOf(thing: Element): string {
  const owner = thing.parentElement?.closest<HTMLElement>('[data-ship], [data-seat]');
  return owner?.dataset.ship ?? owner?.dataset.seat ?? '';
}

/** What was pressed, as «card:P5@2»; null if that has no name. */
export function thingAt(target: Element, board: Element): string | null {
  const found = target.closest<HTMLElement | SVGElement>(SELECTOR);
  if (!found || !board.contains(found)) return null;
  const kind = NAMES.find((name) => found.dataset[name] !== undefined)!;
  const owner = ownerOf(found);
  const thing = `${kind}:${found.dataset[kind]}${owner && `@${owner}`}`;
  return ALLOWED.test(thing) ? thing : null;
}

/** Everything on the board that can be pointed at, each once. */
export function thingsOn(board: Element): Element[] {
  return [...board.querySelectorAll(SELECTOR)].filter((one) => isShown(one) && thingAt(one, board) !== null);
}

const isShown = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Where this page shows the thing, if it does. */
export function findThing(thing: string, board: Element): Element | null {
  const [named, owner = ''] = thing.split('@');
  const [kind] = named.split(':', 1);
  if (!(NAMES as readonly string[]).includes(kind)) return null;
  const value = CSS.escape(named.slice(kind.length + 1));
  const shown = [...board.querySelectorAll(`[data-${kind}="${value}"]`)].filter(isShown);
  return shown.find((one) => ownerOf(one) === owner) ?? (kind === 'cell' && owner ? null : (shown[0] ?? null));
}

/** What it is called for those who listen; empty if it has no name. */
export function nameOf(thing: Element, board: Element): string {
  const title = thing.querySelector('title, b, .sr')?.textContent;
  const inside = thing.querySelector('[aria-label]')?.getAttribute('aria-label');
  const around = thing.closest('[aria-label]');
  const name = thing.getAttribute('aria-label') ?? title ?? inside ?? (around === board ? '' : around?.getAttribute('aria-label')) ?? '';
  return name.trim().slice(0, LONGEST);
}

/** The panels around a thing, up to the board, that show no more of it than fits. */
function panelsOf(thing: Element, board: Element): Element[] {
  const found: Element[] = [];
  for (let one = thing.parentElement; one && board.contains(one); one = one.parentElement) {
    if (!(one instanceof SVGElement) && getComputedStyle(one).overflowY !== 'visible') found.push(one);
  }
  return found;
}

/** Whether its middle is to be seen, or scrolled away. */
export function isInSight(thing: Element, board: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return panelsOf(thing, board).every((one) => {
    const box = one.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
}

/** Scroll what can be scrolled, and nothing else, until it is in the middle. */
export function bringIntoSight(thing: Element, board: Element): void {
  for (const one of panelsOf(thing, board)) {
    const [box, { left, top, width, height }] = [one.getBoundingClientRect(), thing.getBoundingClientRect()];
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowY !== 'hidden') one.scrollTop += top + height / 2 - box.top - box.height / 2;
    if (overflowX !== 'hidden') one.scrollLeft += left + width / 2 - box.left - box.width / 2;
  }
}
