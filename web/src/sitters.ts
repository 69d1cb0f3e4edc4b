// Who sat where when: somebody who left is still named for what they did.
import type { LeftSeat, LogLine, RoomInfo, SeatChange } from './wire';
import { named, seatName } from './words';

/** The table with the people of one part of the game. */
export interface Crowd {
  until: number; // the last moment's number
  room: RoomInfo;
  names: readonly string[];
}

function roomUntil(room: RoomInfo, left: readonly LeftSeat[], until: number): RoomInfo {
  const seats = room.seats.map((chair) => {
    const sitter = left.find((one) => one.seat === chair.seat && until <= one.until);
    return sitter ? { ...chair, kind: sitter.name ? ('person' as const) : ('bot' as const), level: null, name: sitter.name } : chair;
  });
  return named({ ...room, seats });
}

/** Everybody who ever sat there, the first first. */
export function crowdsOf(room: RoomInfo, left: readonly LeftSeat[]): Crowd[] {
  const ends = [...new Set(left.map((one) => one.until))].sort((a, b) => a - b);
  return [...ends, Infinity].map((until) => {
    const then = roomUntil(room, left, until);
    return { until, room: then, names: then.seats.map((_, seat) => seatName(then, seat)) };
  });
}

/** The same of a running table, from who got up and sat down there. */
export const leftOf = (room: RoomInfo): LeftSeat[] => room.changes.map(({ seat, went, number }) => ({ seat, name: went, until: number }));

/** The last action of whoever had my seat before me; -1 where nobody had. */
export const beforeMe = (room: RoomInfo): number =>
  Math.max(-1, ...room.changes.filter((change) => change.seat === room.you).map((change) => change.number));

/** The lines of a log, and between them who got up and sat down. */
export function woven(lines: readonly LogLine[], changes: readonly SeatChange[]): (LogLine | SeatChange)[] {
  const all: (LogLine | SeatChange)[] = [];
  let next = 0;
  for (const line of lines) {
    while (next < changes.length && changes[next].number < line.number) all.push(changes[next++]);
    all.push(line);
  }
  return [...all, ...changes.slice(next)];
}
