import type { LogLine } from '../wire';

/** Each consent asks those who are left anew; that is one question. */
export function isAskedAgain(log: readonly LogLine[], n: number): boolean {
  const [before, line] = [log[n - 1]?.event, log[n].event];
  return line.event === 'undo_asked' && before?.event === 'undo_asked' && before.seat === line.seat && before.to === line.to;
}
