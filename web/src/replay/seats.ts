// Who sat where when: somebody who left is still named for what they did.
import type { LeftSeat, RoomInfo } from '../wire';
import { named, seatName } from '../words';

/** The table with the people of one part of the game. */
export interface Crowd {
  until: number; // the last moment's number
  room: RoomInfo;
  names: readonly string[];
}

function roomUntil(room: RoomInfo, left: readonly LeftSeat[], until: number): RoomInfo {
  const seats = room.seats.map((chair) => {
    const sitter = left.find((one) => one.seat === chair.seat && until <= one.until);
    return sitter ? { ...chair, kind: 'person' as const, level: null, name: sitter.name } : chair;
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
