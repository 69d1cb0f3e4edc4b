// Which component or card is explained now: the one under the mouse, in focus, or held by a finger.
import type { Attachment } from 'svelte/attachments';
import type { Explained } from './explanation';

export const HOVER_MS = 550; // long enough not to come between a hand and a ship
export const PRESS_MS = 450;
const NEXT_MS = 120; // from one explanation to the next
const LEAVE_MS = 120;
const FAR = 10; // pixels; more is a drag

const things = new WeakMap<Element, Explained>();

class Explaining {
  node = $state.raw<Element | null>(null);
  thing = $state.raw<Explained | null>(null);
  isHeld = $state(false); // by a finger
  private wanted: Element | null = null; // waits to be explained
  private quiet: Element | null = null; // was pressed or closed: nothing more about it for now
  private timer = 0;
  private start = { x: 0, y: 0 };
  private mouse = { x: -1, y: -1 };
  private swallows = false; // the click that ends a long press

  /** What a pointer or the focus is on. */
  private found(target: EventTarget | null): Element | null {
    const node = target instanceof Element ? target.closest('[data-explained]') : null;
    return node && things.has(node) ? node : null;
  }

  private later(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(then, ms);
  }

  private show(node: Element): void {
    this.wanted = null;
    if (!node.isConnected) return;
    this.node = node;
    this.thing = things.get(node) ?? null;
  }

  /** Something that can do nothing else when it is pressed. */
  tell(node: Element): void {
    this.isHeld = true;
    this.show(node);
  }

  readonly hide = (): void => {
    clearTimeout(this.timer);
    this.wanted = this.node = this.thing = null;
    this.isHeld = false;
  };

  /** A thing is drawn anew, or for the first time. */
  know(node: Element, thing: Explained): void {
    things.set(node, thing);
    if (node === this.node) this.thing = thing;
  }

  /** A thing may be gone. */
  check(node: Element): void {
    if (node === this.node && !node.isConnected) this.hide();
  }

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons || this.isStill(event)) return;
    const node = this.found(event.target);
    if (node !== this.quiet) this.quiet = null;
    if (!node) {
      this.wanted = null;
      this.later(LEAVE_MS, this.hide);
    } else if (node === this.node) clearTimeout(this.timer);
    else if (node !== this.wanted && node !== this.quiet) this.want(node);
  };

  /** Things come and go under a mouse that rests; it asks for nothing. */
  private isStill({ clientX: x, clientY: y }: PointerEvent): boolean {
    const isStill = x === this.mouse.x && y === this.mouse.y;
    this.mouse = { x, y };
    return isStill;
  }

  private want(node: Element): void {
    this.wanted = node;
    this.later(this.node ? NEXT_MS : HOVER_MS, () => this.show(node));
  }

  readonly focus = (event: FocusEvent): void => {
    const node = this.found(event.target);
    const isByKeys = event.target instanceof Element && event.target.matches(':focus-visible');
    if (node && isByKeys) this.want(node);
    else if (this.node && !this.isHeld) this.hide();
  };

  readonly blur = (): void => {
    if (!this.isHeld) this.hide();
  };

  readonly press = (event: PointerEvent): void => {
    this.swallows = false;
    if (event.target instanceof Element && event.target.closest('.explain')) return;
    this.hide();
    const node = this.found(event.target);
    this.quiet = node;
    if (event.pointerType === 'mouse' || !event.isPrimary || !node) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.wanted = node;
    this.later(PRESS_MS, () => {
      this.isHeld = this.swallows = true;
      this.show(node);
    });
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return void this.isStill(event);
    if (!this.wanted && !this.swallows) return;
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < FAR) return;
    this.swallows = false;
    this.hide();
  };

  readonly release = (): void => {
    if (this.wanted) this.hide();
  };

  readonly click = (event: MouseEvent): void => {
    if (!this.swallows) return;
    this.swallows = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A finger that stays is not a wish for the browser's menu. */
  readonly menu = (event: Event): void => {
    if (this.isHeld || (this.wanted && this.found(event.target))) event.preventDefault();
  };

  readonly key = (event: KeyboardEvent): void => {
    if (!this.node) return;
    if (event.key === 'Escape') event.stopPropagation();
    this.quiet = this.node;
    this.hide();
  };
}

export const explaining = new Explaining();

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

const centre = (node: Element): [number, number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Of these, the nearest one that lies this way. */
function nearest(from: Element, all: readonly SVGElement[], [wayX, wayY]: [number, number]): SVGElement | undefined {
  const [x, y] = centre(from);
  const far = (node: Element): number => {
    const [dx, dy] = [centre(node)[0] - x, centre(node)[1] - y];
    const along = dx * wayX + dy * wayY;
    return along > 1 ? along + 3 * Math.abs(dx * wayY + dy * wayX) : Infinity; // straight on comes first
  };
  const [best] = [...all].sort((one, other) => far(one) - far(other));
  return best && far(best) < Infinity ? best : undefined;
}

/** Attach to a ship: Tab stops at it, arrow keys go from component to component, and each is explained. */
export const walked: Attachment<SVGElement> = (ship) => {
  ship.setAttribute('tabindex', '0');
  const walk = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const all = [...ship.querySelectorAll<SVGElement>('[data-explained]')];
    const now = all.find((node) => node === document.activeElement);
    const to = way && (now ? nearest(now, all, way) : all[0]);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    if (!to.hasAttribute('tabindex')) to.setAttribute('tabindex', '-1');
    to.focus({ preventScroll: true });
  };
  ship.addEventListener('keydown', walk);
  return () => ship.removeEventListener('keydown', walk);
};

/** Attach to whatever shows a component or a card: it is explained on hover, focus or long press. */
export const explains =
  (thing: Explained): Attachment =>
  (node) => {
    node.setAttribute('data-explained', '');
    explaining.know(node, thing);
    return () => queueMicrotask(() => explaining.check(node));
  };
