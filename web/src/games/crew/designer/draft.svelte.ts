// An own mission while it is being written. The server checks it; this only keeps it in shape. (CREW-CUSTOM-01)
import { codeOf, valuesOf } from '../draw/art';
import type { Condition, Mission, Role } from '../mission';
import { whole } from '../missions';

export type ConditionType = Condition['type'];

export const MOST_CONDITIONS = 12; // goals, and as many limits

export const ROLE_NAMES = ['sick', 'silent', 'walker', 'pilot', 'collector', 'opener', 'closer'] as const;

const KNOWN_FINISHES: Record<Mission['finish'], true> = {
  tasks_done: true,
  goals_done: true,
  exhausted: true,
  exhausted_or_safe: true,
  tasks_done_and_safe: true,
};
export const FINISHES = Object.keys(KNOWN_FINISHES) as Mission['finish'][];

/** What a new condition of each kind begins with. */
const STARTS: Record<ConditionType, (who: string) => Omit<Condition, 'type'>> = {
  winning_card_count: () => ({ match: { suits: 'colours', value: 1 }, at_least: 1 }),
  winning_card_each: () => ({ cards: valuesOf('rocket').map((value) => codeOf('rocket', value)), order: 'any' }),
  winning_card_never: () => ({ match: { suits: 'colours', value: 9 } }),
  role_trick_count: (who) => ({ who, exactly: 1 }),
  role_wins_tricks: (who) => ({ who, tricks: ['first', 'last'], only: false }),
  trick_balance: () => ({ max_difference: 1 }),
  capture_all: (who) => ({ who, suit: 'pink' }),
  token_trick: () => ({ token: 'omega', trick: 'last' }),
};

export const CONDITIONS = Object.keys(STARTS) as ConditionType[];

/** A condition of this kind, ready to be changed. */
export const newCondition = (type: ConditionType, who: string): Condition => ({ type, ...STARTS[type](who) });

/** A role with the round of questions that usually goes with it. */
export function newRole(name: string): Role {
  if (name === 'collector') return { name, picked_by: 'rule', when: 'after_deal', left_of: 'P9' };
  if (name === 'silent') {
    return { name, picked_by: 'commander', when: 'before_assign', candidates: 'not_commander', effect: 'no_communication' };
  }
  const ask: Role['ask'] = { whom: 'everyone_else', answers: ['yes', 'no'] };
  return { name, picked_by: 'commander', when: 'after_hands_seen', candidates: 'not_commander', ask };
}

export const blank = (): Mission => whole({ title: '', story: '', tasks: 3 });

/** What is sent: nothing that is as usual, so that the mission stays short. */
export function facts(mission: Mission): Record<string, unknown> {
  const usual = whole({});
  const said = Object.entries($state.snapshot(mission)).filter(([name, value]) => {
    if (value === '' || value === null) return false;
    return JSON.stringify(value) !== JSON.stringify((usual as unknown as Record<string, unknown>)[name]);
  });
  const out = Object.fromEntries(said);
  if (mission.tasks === 0) out.assign = 'none';
  else if (out.assign === 'none') delete out.assign;
  return out;
}
