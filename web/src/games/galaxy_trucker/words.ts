// How things of Galaxy Trucker are called in the player's language.
import { t } from '../../text';
import { column, facts, line, type View } from './catalog';

/** Any choice of the game; which fields it has depends on `do`. */
export interface Choice {
  do: string;
  slot?: number;
  tile?: string;
  cell?: number;
  turns?: number;
  ship?: number | null;
  pile?: number;
  circle?: number;
  token?: number;
  on?: boolean;
  who?: number | string;
  about?: string;
  answer?: string;
  battery?: number;
  planet?: number;
  cube?: string;
}

export const key = (choice: Choice): string => JSON.stringify(choice);
export const kindName = (tile: string): string => t(`gt-kind-${facts(tile).kind.replaceAll('_', '-')}`);
/** A square by the numbers printed at the edges of the board. */
export function spot(cell: number, board: View['board']): string {
  const printed = (numbers: View['board']['rows'], at: number): number => numbers.find(([, one]) => one === at)?.[0] ?? at;
  return t('gt-spot', { column: printed(board.columns, column(cell)), row: printed(board.rows, line(cell)) });
}
export const cubeName = (cube: string): string => t(`gt-cube-${cube}`);
export const pileName = (pile: number): string => 'ABCD'[pile] ?? String(pile + 1);

/** Strengths come in half units. */
export function strength(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole ? `${whole}½` : '½';
}

/** 90,000 ms -> 1:30 */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a button that makes this choice says. */
export function choiceWords(choice: Choice, view: View): string {
  const part = view.ships.flatMap((ship) => (ship.seat === view.viewer ? ship.parts : [])).find((one) => one.cell === choice.cell);
  const paid = choice.do === 'enough' && !!view.ships.find((ship) => ship.seat === view.viewer)?.powered?.length;
  return t(`gt-do-${choice.do.replaceAll('_', '-')}${choice.on === undefined ? (paid ? '-paid' : '') : choice.on ? '-on' : '-off'}`, {
    tile: choice.tile ? kindName(choice.tile) : part ? kindName(part.tile) : '',
    cell: choice.cell === undefined ? '' : spot(choice.cell, view.board),
    token: choice.token ?? 0,
    pile: choice.pile === undefined ? '' : pileName(choice.pile),
    circle: choice.circle ?? 0,
    planet: (choice.planet ?? 0) + 1,
    cube: choice.cube ? cubeName(choice.cube) : '',
    who: typeof choice.who === 'string' ? t(`gt-who-${choice.who}`) : (choice.who ?? 0) + 1,
  });
}
