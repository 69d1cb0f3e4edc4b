/** How often a crew has flown each mission: the logbook counted from the tables of a journey. */

import type { RoomInfo } from "../../../wire";

export interface Attempt { table: RoomInfo; won: boolean; over: boolean; trick: number; distress: boolean; at: number }
export interface Flown { mission: number; attempts: Attempt[]; won: boolean; distress: boolean; count: number }

const figures = (table: RoomInfo): Record<string, unknown> => (table.result?.figures ?? {}) as Record<string, unknown>;

function attempt(table: RoomInfo): Attempt {
  const f = figures(table);
  return {
    table,
    over: table.status === "over",
    won: Boolean(f.won ?? f.success ?? (table.result?.winners ?? []).length > 0),
    trick: Number(f.trick ?? f.tricks ?? 0),
    distress: Boolean(f.distress ?? table.options.distress),
    at: Number(table.updated),
  };
}

/** An own mission, or so many plain tasks: kept apart from the score. (CREW-CUSTOM-04) */
const isOwn = ({ options }: RoomInfo): boolean => Boolean(options.custom ?? options.tasks);

/** The tables of a journey by mission; an active distress signal counts as one attempt more. (CREW-LOG-01, CREW-LOG-03) */
export function logbook(tables: readonly RoomInfo[]): Map<number, Flown> {
  const flown = new Map<number, Flown>();
  for (const table of tables) {
    const mission = Number(table.options.mission ?? 0);
    if (!mission || isOwn(table) || table.status === "open" || table.deal_of) continue;
    const entry = flown.get(mission) ?? { mission, attempts: [], won: false, distress: false, count: 0 };
    entry.attempts.push(attempt(table));
    flown.set(mission, entry);
  }
  for (const entry of flown.values()) count(entry);
  return flown;
}

/** Tries up to the first success; flying a won mission again changes nothing. */
function count(entry: Flown): void {
  const first = entry.attempts.findIndex((a) => a.over && a.won);
  const tries = first < 0 ? entry.attempts : entry.attempts.slice(0, first + 1);
  entry.won = first >= 0;
  entry.distress = tries.some((a) => a.distress);
  entry.count = tries.filter((a) => a.over).length + (entry.distress ? 1 : 0);
}
