// An own mission while it is being written. The server checks it; this only keeps it in shape. (CREW-CUSTOM-01)
import type { Condition, Mission, Role } from '../mission';
import { whole } from '../missions';

export const CONDITIONS = [
  'winning_card_count',
  'winning_card_each',
  'winning_card_never',
  'role_trick_count',
  'role_wins_tricks',
  'trick_balance',
  'capture_all',
  'token_trick',
] as const;
export type ConditionType = (typeof CONDITIONS)[number];

export const MOST_CONDITIONS = 12; // goals, and as many limits

export const ROLE_NAMES = ['sick', 'silent', 'walker', 'pilot', 'collector', 'opener', 'closer'] as const;
export const FINISHES = ['tasks_done', 'goals_done', 'exhausted', 'exhausted_or_safe', 'tasks_done_and_safe'] as const;

/** A condition of this kind, ready to be changed. */
export function newCondition(type: ConditionType, who: string): Condition {
  const starts: Record<ConditionType, Condition> = {
    winning_card_count: { type, match: { suits: 'colours', value: 1 }, at_least: 1 },
    winning_card_each: { type, cards: ['R1', 'R2', 'R3', 'R4'], order: 'any' },
    winning_card_never: { type, match: { suits: 'colours', value: 9 } },
    role_trick_count: { type, who, exactly: 1 },
    role_wins_tricks: { type, who, tricks: ['first', 'last'], only: false },
    trick_balance: { type, max_difference: 1 },
    capture_all: { type, who, suit: 'pink' },
    token_trick: { type, token: 'omega', trick: 'last' },
  };
  return starts[type];
}

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
