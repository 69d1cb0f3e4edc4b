// What every board does with the moves that it is offered.
import type { Reason } from '../wire';
import type { BoardProps } from './module';

interface Doing {
  do: string;
}

/** The moves of these kinds. */
export function of<Move extends Doing, Kind extends Move['do']>(moves: readonly Move[], ...kinds: Kind[]): Extract<Move, { do: Kind }>[] {
  return moves.filter((move): move is Extract<Move, { do: Kind }> => (kinds as string[]).includes(move.do));
}

/** Every field that one of these has; any of them may lack it. */
export type Fields<Union> = {
  [Key in Union extends unknown ? keyof Union : never]?: Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
};

/** The same move, to be asked for fields that only some kinds have. */
export const fieldsOf = <Move extends object>(move: Move): Fields<Move> => move as Fields<Move>;

/** What a move is known by: two with the same key are the same move. */
export const keyOf = (move: object): string => JSON.stringify(move);

/** Whether a key is for the board: not typed into a field, and not the browser's own. */
export function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return !event.ctrlKey && !event.altKey && !event.metaKey && !target.closest('input, textarea, select');
}

/** Why a move is worth asking twice, where the server says so: it loses something for good. */
export const doubtOf = (preview: object | null): string => (preview && 'confirm' in preview ? String(preview.confirm ?? '') : '');

type Asked<Move> = Pick<BoardProps<unknown, Move, unknown, object>, 'act' | 'why' | 'refusal' | 'live' | 'me' | 'previewOf'>;

/** Pressing moves: some only twice, and what is not allowed says why. To be made with the board. */
export class Choosing<Move extends object> {
  reason = $state.raw<Reason | null>(null); // why something is not allowed
  private pressed = $state(''); // what asks «sure?»

  /** What was refused is said until the next frame or, where others' frames come all the time, until I act. */
  constructor(
    private readonly board: () => Asked<Move>,
    stays = false,
  ) {
    $effect(() => {
      const { refusal } = this.board();
      if (refusal || !stays) this.reason = refusal?.reason ?? null;
    });
  }

  isSure(move: Move): boolean {
    return this.pressed === keyOf(move);
  }

  /** Why this move is asked twice; empty if it is not. */
  doubt(move: Move): string {
    return doubtOf(this.board().previewOf(move));
  }

  /** Make the move; one that loses something for good, only when it is pressed again. */
  press(move: Move): void {
    if (this.doubt(move) && !this.isSure(move)) this.pressed = keyOf(move);
    else this.board().act(move);
  }

  /** Why this is not allowed. */
  async ask(move: Move): Promise<void> {
    const { me, live, why } = this.board();
    if (me !== null && live) this.reason = await why(move);
  }

  forget(): void {
    this.pressed = '';
    this.reason = null;
  }
}
