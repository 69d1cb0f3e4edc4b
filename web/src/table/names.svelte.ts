// The names at a table, for sentences that are drawn once.
import { crowdsOf, leftOf } from '../sitters';
import type { RoomInfo } from '../wire';

interface Names {
  until: number | null; // the last action of these people; null: they are here now
  names: readonly string[];
}

/** The names by seat: the same lists until somebody is called otherwise, however often the table changes. */
export class SeatNames {
  private readonly text = $derived.by(() =>
    JSON.stringify(
      crowdsOf(this.room(), leftOf(this.room())).map(({ until, names }) => ({ until: until === Infinity ? null : until, names })),
    ),
  );
  private readonly crowds = $derived(JSON.parse(this.text) as readonly Names[]);

  constructor(private readonly room: () => RoomInfo) {}

  /** Who sat where when this was done. */
  readonly at = (number: number): readonly string[] => this.crowds.find(({ until }) => until === null || number <= until)!.names;
}
