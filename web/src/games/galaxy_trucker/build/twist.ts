// Two fingers turn what I hold: how far they have turned since they touched, in quarters and degrees.

const QUARTER = 90;
const SNAP = 50; // degrees past the last quarter at which the next one holds; more than half, so nothing flutters

type Point = Pick<Touch, 'clientX' | 'clientY'>;

const angle = (one: Point, other: Point): number => (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI;

/** The shorter way round, from -180 to 180. */
const short = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Two fingers on the glass; `lean` is how far the thing stands out of its last quarter. */
export class Twist {
  lean = 0;
  private last: number;

  constructor(one: Point, other: Point) {
    this.last = angle(one, other);
  }

  /** The fingers are here now: how many quarters to turn, clockwise. */
  move(one: Point, other: Point): number {
    const now = angle(one, other);
    this.lean += short(now - this.last);
    this.last = now;
    const quarters = Math.abs(this.lean) < SNAP ? 0 : Math.round(this.lean / QUARTER);
    this.lean -= quarters * QUARTER;
    return quarters;
  }
}

interface Hooks {
  can: () => boolean;
  turn: (quarters: number) => void;
  lean: (degrees: number) => void;
}

/** Listens for two fingers anywhere on this part of the page. */
export const twisting =
  ({ can, turn, lean }: Hooks) =>
  (node: HTMLElement): (() => void) => {
    let twist: Twist | null = null;
    function start(event: TouchEvent): void {
      if (event.touches.length !== 2 || !can()) return;
      event.preventDefault(); // neither zooming nor pressing
      twist = new Twist(event.touches[0], event.touches[1]);
    }
    function move(event: TouchEvent): void {
      if (!twist || event.touches.length < 2) return;
      if (event.cancelable) event.preventDefault();
      const quarters = twist.move(event.touches[0], event.touches[1]);
      lean(twist.lean);
      if (quarters) turn(quarters);
    }
    function end(event: TouchEvent): void {
      if (!twist || event.touches.length > 1) return;
      twist = null;
      lean(0);
    }
    const heard = { touchstart: start, touchmove: move, touchend: end, touchcancel: end };
    for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener, { passive: false });
    return () => {
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener);
    };
  };
