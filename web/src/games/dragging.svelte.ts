// A thing that a finger or the mouse carries to a square of the board.
const FAR = 8; // pixels; less is a press

interface Carried<Thing> {
  thing: Thing;
  x: number;
  y: number;
  far: boolean;
}

export class Dragging<Thing> {
  private held = $state.raw<Carried<Thing> | null>(null);

  /** Squares are what this selector finds; their `data-cell` says which. */
  constructor(
    private readonly squares: string,
    private readonly drop: (thing: Thing, cell: string) => void,
  ) {}

  /** What is on its way, and where it is now. */
  get carried(): Carried<Thing> | null {
    return this.held?.far ? this.held : null;
  }

  lift(event: PointerEvent, thing: Thing): void {
    if (event.button === 0 && event.isPrimary) this.held = { thing, x: event.clientX, y: event.clientY, far: false };
  }

  readonly carry = (event: PointerEvent): void => {
    if (!this.held || !event.isPrimary) return; // a second finger carries nothing
    const { thing, x, y, far } = this.held;
    if (far || Math.hypot(event.clientX - x, event.clientY - y) > FAR) {
      this.held = { thing, x: event.clientX, y: event.clientY, far: true };
    }
  };

  readonly release = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const carried = this.carried;
    this.held = null;
    const square = carried && document.elementFromPoint(event.clientX, event.clientY)?.closest(this.squares);
    const cell = square?.getAttribute('data-cell');
    if (carried && cell) this.drop(carried.thing, cell);
  };

  readonly cancel = (): void => {
    this.held = null;
  };
}
