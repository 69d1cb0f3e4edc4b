// The cards of the Big Expansion as they are printed, read from the engine's own files.
import { parse } from 'smol-toml';
import bonus from '../../../../kosmodrom/games/galaxy_trucker/data/bonus.toml?raw';
import evil from '../../../../kosmodrom/games/galaxy_trucker/data/evil.toml?raw';
import rough from '../../../../kosmodrom/games/galaxy_trucker/data/rough.toml?raw';

/** A number may depend on the flight, or on something of the ship. */
export type Amount = number | readonly number[] | { stat?: string; const?: number; minus?: number; divide?: number };

/** One step of what a card does; which fields it has depends on the operation. */
export interface Step {
  op: string;
  n?: Amount;
  stat?: string;
  times?: { stat: string; divide?: number };
  do?: readonly Step[] | string;
  options?: readonly (readonly Step[])[];
  cost?: readonly Step[];
  reward?: readonly Step[];
  lose?: readonly Step[];
  win?: readonly Step[];
  strength?: Amount;
  days?: Amount | string;
  currency?: string;
  hits?: readonly string[];
  leader_hits?: readonly string[];
  multiplier?: number;
  devices_per_token?: number;
  where?: { batteries_at_least?: number };
}

export interface Printed {
  kind: string;
  pack: string;
  card: string;
  five?: boolean; // reduced shares in a game of five
  steps?: readonly Step[];
  areas?: readonly { cost: readonly Step[]; reward: readonly Step[] }[];
  lines?: readonly (readonly string[])[];
  days?: number;
  reward_credits?: number;
  forbidden_numbers?: readonly number[];
}

interface Rough {
  card: string;
  rule: string;
  details?: readonly string[]; // rules that say more about it
  build?: boolean; // it matters while building
  common?: boolean; // it changes something for all, so it has no handicap
  batch_by_flight?: readonly number[];
  extra_level_III_cards_by_flight?: readonly number[];
}

const read = <T>(written: string): Record<string, T> => parse(written) as unknown as Record<string, T>;

export const EVIL = read<Printed>(evil);
export const BONUS = read<Printed>(bonus);
export const ROUGH = read<Rough>(rough);

/** A card of the expansion by its id; null for those of the base game. */
export const printedCard = (id: string): Printed | null => EVIL[id] ?? BONUS[id] ?? null;

/** The strength of an enemy in this flight. */
export function strengthOf({ steps }: Printed, flight: number): number | undefined {
  const n = steps?.[0].strength;
  if (Array.isArray(n)) return n[Math.min(flight, n.length) - 1];
  return typeof n === 'number' ? n : undefined;
}
