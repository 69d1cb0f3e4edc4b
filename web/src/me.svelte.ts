// My seat at the table on this page: sentences about it say «you».
import { t } from './text';

export const me = $state<{ seat: number | null; after: number; looksBack: boolean }>({
  seat: null,
  after: -1, // it is mine after this action
  looksBack: false, // in a replay, where a board may be seen as anybody
});

let isEarly = false; // what is told now was done by whoever had my seat before me

/** My seat, as far as what is told now is about me. */
export const mySeat = (): number | null => (isEarly ? null : me.seat);

/** Who is «you» on a board that is seen from this seat: in a replay nobody but the visitor, whoever it is seen as. */
export const youOn = (board: number | null): number | null => (me.looksBack ? mySeat() : board);

/** Was this done before my seat was mine? */
export const isBeforeMe = (number: number): boolean => number <= me.after;

/** Tell of an action: «you» only if it was me. */
export function toldOf<T>(number: number, tell: () => T): T {
  isEarly = isBeforeMe(number);
  try {
    return tell();
  } finally {
    isEarly = false;
  }
}

/** How somebody at the table is called inside a sentence of their own: «Laika», «Zenith (you)». */
export function calledInSentence(seat: number, name: string): string {
  return seat === mySeat() ? t('you-named', { name }) : name;
}
