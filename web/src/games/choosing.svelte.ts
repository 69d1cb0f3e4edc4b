// What every board does with the moves that it is offered.

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
