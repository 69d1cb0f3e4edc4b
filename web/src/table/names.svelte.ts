// The names at a table, for sentences that are drawn once.
import type { RoomInfo } from '../wire';
import { seatName } from '../words';

const namesAt = (room: RoomInfo): string[] => room.seats.map((_, seat) => seatName(room, seat));

/** The names by seat: the same list until somebody is called otherwise, however often the table changes. */
export class SeatNames {
  private readonly text = $derived.by(() => JSON.stringify(namesAt(this.room())));
  readonly list = $derived(JSON.parse(this.text) as readonly string[]);

  constructor(private readonly room: () => RoomInfo) {}
}
