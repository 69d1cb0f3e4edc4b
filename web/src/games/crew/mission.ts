/** What a mission asks, in plain words made from its data: title and sentences as parts with cards and tokens in them. */

import type { Crew } from '../../wire';
import { list } from '../../words';
import type { Fields } from '../choosing.svelte';
import { isArrow, type TokenName } from './draw/art';
import { capital, cardName, rich, word, type Rich } from './names';

type AnyCondition = NonNullable<Crew.Mission['goals']>[number];

export type Condition = { type: AnyCondition['type'] } & Fields<AnyCondition>;
export type Role = Crew.Role;

type Spared = 'id' | 'title' | 'story' | 'hard_drops' | 'rule' | 'confidence' | 'doubts';

/** A mission with every field that is asked for here. */
export type Mission = Pick<Crew.Mission, Spared> &
  Required<Omit<Crew.Mission, Spared | 'goals' | 'limits'>> & { goals: Condition[]; limits: Condition[] };

const ROLES = ['commander', 'rest', 'sick', 'silent', 'walker', 'pilot', 'collector', 'opener', 'closer'];

export const roleName = (role: string): string => word(ROLES.includes(role) ? `crew-role-${role}` : 'crew-role-chosen');

const numbers = (m: Mission): TokenName[] => m.tokens.filter((t) => t[0] === 'n');
const arrows = (m: Mission): TokenName[] => m.tokens.filter(isArrow);

/** One line for a list or a header: «Six tasks, three in order». */
export function missionTitle(m: Mission): string {
  if (m.title) return m.title;
  if (m.tasks === 0) return word(`crew-title-${titleKey(m)}`);
  const count = word('crew-title-tasks', { count: m.tasks });
  const ordered = m.tokens.length;
  if (m.assign === 'commander_decision') return `${count}, ${word('crew-title-decision')}`;
  if (m.assign === 'commander_distribution') return `${count}, ${word('crew-title-distribution')}`;
  if (m.limits.some((c) => c.type === 'winning_card_never')) return `${count}, ${word('crew-title-never-short')}`;
  if (m.tokens.includes('omega') && ordered === 1) return `${count}, ${word('crew-title-omega')}`;
  return ordered ? `${count}, ${word('crew-title-ordered', { count: ordered })}` : count;
}

/** One plain sentence, for a list of what comes. */
export function missionGist(m: Mission): string {
  const first = m.limits[0] ?? m.goals[0];
  return m.tasks === 0 && first ? spoken(conditionSentence(first)) : missionTitle(m);
}

const TITLES: Record<string, string> = {
  winning_card_count: 'ones',
  winning_card_each: 'rockets',
  winning_card_never: 'never',
  trick_balance: 'balance',
  role_trick_count: 'count',
  role_wins_tricks: 'named',
  capture_all: 'capture',
  token_trick: 'token',
};

function titleKey(m: Mission): string {
  const first = m.limits[0] ?? m.goals[0];
  return (first && TITLES[first.type]) ?? 'own';
}

/** Everything the mission asks, one sentence a line; the short form leaves out what is as usual. */
export function missionSentences(m: Mission, players: number, short = false): Rich[] {
  const sentences = [
    ...roleSentences(m),
    ...setupSentences(m),
    ...(short && m.assign === 'draft' ? [] : taskSentences(m)),
    ...tokenSentences(m),
    ...conditions(m).map(conditionSentence),
    ...hookSentences(m),
    ...radioSentences(m, short),
    ...finishSentences(m),
    ...(players === 5 && m.transfer ? [rich('crew-mission-transfer')] : []),
  ];
  return sentences.map(sentence);
}

/** What this role has to do, in one line. */
export const roleDuties = (m: Mission, role: string): Rich =>
  conditions(m)
    .filter((one) => one.who === role)
    .flatMap((one) => [...sentence(conditionSentence(one)), ' ']);

export const sentence = ([first = '', ...rest]: Rich): Rich => [typeof first === 'string' ? capital(first) : first, ...rest];

/** Goals and limits, without «at most one» where «exactly one» says it, and the other way round for none. */
function conditions(m: Mission): Condition[] {
  const said = (one: Condition, others: readonly Condition[]): boolean =>
    others.some(
      (other) =>
        other.type === 'role_trick_count' &&
        other.type === one.type &&
        other.who === one.who &&
        (other.exactly ?? other.max) === (one.exactly ?? one.max),
    );
  return [
    ...m.goals.filter((goal) => goal.exactly !== 0 || !said(goal, m.limits)),
    ...m.limits.filter((limit) => limit.max === 0 || !said(limit, m.goals)),
  ];
}

function taskSentences(m: Mission): Rich[] {
  if (!m.tasks) return [];
  return [rich(`crew-mission-${m.assign.replaceAll('_', '-')}`, { count: m.tasks })];
}

function tokenSentences(m: Mission): Rich[] {
  const out: Rich[] = [];
  const ordered = numbers(m);
  const open = m.tasks - m.tokens.length;
  if (isPrefix(ordered))
    out.push(
      rich(open || m.tokens.includes('omega') ? 'crew-mission-numbers-rest' : 'crew-mission-numbers', {
        tokens: ordered.map((token) => ({ token })),
      }),
    );
  else for (const token of ordered) out.push(rich('crew-mission-number', { token: { token }, place: Number(token[1]) }));
  if (arrows(m).length) out.push(rich('crew-mission-arrows', { tokens: arrows(m).map((token) => ({ token })) }));
  if (m.tokens.includes('omega')) out.push(rich('crew-mission-omega', { token: { token: 'omega' } }));
  return out;
}

const isPrefix = (tokens: TokenName[]): boolean => tokens.length > 0 && tokens.every((t, i) => t === `n${i + 1}`);

function radioSentences(m: Mission, short: boolean): Rich[] {
  const out: Rich[] = [];
  if (m.dead_zone) out.push(rich('crew-mission-dead-zone'));
  if (m.disruption) out.push(rich('crew-mission-disruption', { trick: m.disruption }));
  return out.length || short ? out : [rich('crew-mission-radio')];
}

function roleSentences(m: Mission): Rich[] {
  const agreed = m.roles.filter((role) => role.picked_by === 'crew').map((role) => roleName(role.name));
  const together = agreed.length ? [rich('crew-mission-role-crew', { role: list(agreed) })] : [];
  return [
    ...together,
    ...m.roles
      .filter((role) => role.picked_by !== 'crew')
      .flatMap((role) => {
        const name = roleName(role.name);
        const out: Rich[] = [];
        if (role.picked_by === 'rule') out.push(rich('crew-mission-role-rule', { role: name, card: { card: role.left_of ?? 'P9' } }));
        else out.push(rich(role.ask ? 'crew-mission-role-asked' : 'crew-mission-role-named', { role: name }));
        if (role.effect === 'no_communication') out.push(rich('crew-mission-role-silent', { role: name }));
        return out;
      }),
  ];
}

const setupSentences = (m: Mission): Rich[] => m.setup.map((s) => rich(`crew-mission-${s.replaceAll('_', '-')}`));

const hookSentences = (m: Mission): Rich[] => m.hooks.map((h) => rich('crew-mission-draw', { trick: h.after_trick }));

function finishSentences(m: Mission): Rich[] {
  const all = m.finish === 'exhausted' || m.finish === 'exhausted_or_safe';
  if (all) return [rich('crew-mission-finish-all')];
  return m.finish === 'tasks_done_and_safe' ? [rich('crew-mission-finish-safe')] : [];
}

function matchWords(match: Crew.Match | null | undefined): string {
  const rockets = match?.suits === 'rockets';
  return match?.value ? word('crew-match-value', { value: match.value }) : word(rockets ? 'crew-match-rockets' : 'crew-match-colours');
}

/** A goal or a limit as a sentence. */
export function conditionSentence(c: Condition): Rich {
  const role = roleName(c.who ?? 'commander');
  switch (c.type) {
    case 'winning_card_count':
      return rich('crew-goal-count', { count: c.at_least ?? 1, what: matchWords(c.match) });
    case 'winning_card_each':
      return rich(c.order === 'ascending' ? 'crew-goal-each-ascending' : 'crew-goal-each', {
        cards: (c.cards ?? []).map((card) => ({ card })),
      });
    case 'winning_card_never':
      return c.who
        ? rich('crew-goal-never-role', { role, what: matchWords(c.match) })
        : rich('crew-goal-never', { what: matchWords(c.match) });
    case 'role_trick_count':
      return c.exactly != null
        ? rich('crew-goal-exactly', { role, count: c.exactly })
        : rich('crew-goal-at-most', { role, count: c.max ?? 0 });
    case 'role_wins_tricks':
      return rich(c.only ? 'crew-goal-tricks-only' : 'crew-goal-tricks', { role, tricks: trickWords(c.tricks) });
    case 'trick_balance':
      return rich('crew-goal-balance', { count: (c.max_difference ?? 1) + 1 });
    case 'capture_all':
      return rich('crew-goal-capture', { role, suit: word(`crew-all-${c.suit ?? 'pink'}`) });
    case 'token_trick':
      return rich('crew-goal-token-trick', { token: { token: (c.token ?? 'omega') as TokenName }, trick: trickWord(c.trick ?? 'last') });
    default:
      return [c.type];
  }
}

const trickWord = (trick: string | number): string =>
  typeof trick === 'number' ? word('crew-trick-number', { trick }) : word(`crew-trick-${trick.replaceAll('_', '-')}`);

function trickWords(tricks: Condition['tricks']): string {
  if (tricks == null) return '';
  if (typeof tricks === 'string') return trickWord(tricks);
  const run = tricks.every((t, i) => typeof t === 'number' && t === Number(tricks[0]) + i) && tricks.length > 2;
  if (run) return word('crew-trick-run', { from: Number(tricks[0]), to: Number(tricks[tricks.length - 1]) });
  const words = tricks.map(trickWord);
  return words.length === 2 ? word('crew-and', { a: words[0], b: words[1] }) : words.join(', ');
}

export const spoken = (parts: Rich, names: (seat: number) => string = String): string =>
  parts
    .map((p) => (typeof p === 'string' ? p : 'card' in p ? cardName(p.card) : 'token' in p ? word(`crew-token-${p.token}`) : names(p.seat)))
    .join('');
