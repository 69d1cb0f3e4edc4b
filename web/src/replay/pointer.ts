// While I point, a press on the board shows the thing to the others instead of doing what it does.
import { thingAt, thingsOn } from './pointing';

const PRESS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'contextmenu'] as const;

/** Until the returned function is called, things on this board can be pointed at, also from the keyboard. */
export function pointOn(board: HTMLElement, point: (thing: string) => void, stop: () => void): () => void {
  const reachable = thingsOn(board).filter((one) => one.getAttribute('tabindex') !== '0' && !one.matches('button, a'));
  const before = new Map(reachable.map((one) => [one, one.getAttribute('tabindex')]));
  for (const one of reachable) one.setAttribute('tabindex', '0');

  const show = (target: EventTarget | null): void => {
    const thing = target instanceof Element ? thingAt(target, board) : null;
    if (thing) point(thing);
  };
  const swallow = (event: Event): void => event.stopPropagation();
  const click = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    show(event.target);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return stop();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    show(event.target);
  };
  for (const kind of PRESS) board.addEventListener(kind, swallow, true);
  board.addEventListener('click', click, true);
  board.addEventListener('keydown', key, true);
  return () => {
    for (const [one, tabindex] of before) {
      if (tabindex === null) one.removeAttribute('tabindex');
      else one.setAttribute('tabindex', tabindex);
    }
    for (const kind of PRESS) board.removeEventListener(kind, swallow, true);
    board.removeEventListener('click', click, true);
    board.removeEventListener('keydown', key, true);
  };
}
