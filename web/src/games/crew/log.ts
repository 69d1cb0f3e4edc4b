// The log of an attempt: events as sentences with cards, tokens and names in them.
import { mySeat } from '../../me.svelte';
import type { Crew } from '../../wire';
import type { Part } from '../module';
import { tell, type ByKind } from '../telling';
import { suitName, rich, saysWords, word, type Rich } from './names';
import { roleName } from './mission';
import type { Plan } from './table/view';
import { verdictSentence } from './verdict';

/** What the crew is asked to agree to. */
export function planSentence(plan: Plan, topic = ''): Rich {
  switch (plan.do) {
    case 'seat_jarvis':
      return rich(`crew-plan-seat-jarvis-${plan.side}`);
    case 'swap_tokens':
      return rich('crew-plan-swap-tokens', { first: { token: plan.first }, second: { token: plan.second } });
    case 'move_token':
      return rich('crew-plan-move-token', { token: { token: plan.token }, card: { card: plan.card } });
    case 'hand_over':
      return rich('crew-plan-hand-over', { card: { card: plan.card }, who: { seat: plan.hand } });
    case 'distress':
      return rich(`crew-plan-distress-${plan.side}`);
    case 'take_role':
      return rich('crew-plan-take-role', { who: { seat: plan.hand }, role: topic });
    case 'give_up':
      return rich('crew-plan-give-up');
  }
}

function task(event: Crew.TaskLaid | Crew.TaskTaken | Crew.TaskDone, key: string): Rich {
  const args = { who: { seat: 'hand' in event ? event.hand : 0 }, card: { card: event.card }, trick: 'trick' in event ? event.trick : 0 };
  return event.token ? rich(`${key}-token`, { ...args, token: { token: event.token } }) : rich(key, args);
}

const PLAYED: Record<string, string> = { 'CREW-TRICK-01': 'led', 'CREW-TRICK-03': 'followed', 'CREW-TRICK-06': 'followed' };

const SENTENCES: ByKind<Crew.Event, Rich> = {
  jarvis_seated: (e) => rich('log-crew-jarvis-seated', { side: word(`crew-side-${e.side}`) }),
  dealt: (e) => rich('log-crew-dealt', { cards: [...new Set<number>(e.cards)].sort((a, b) => a - b).join('–') }),
  commanded: (e) => rich('log-crew-commanded', { who: { seat: e.hand }, card: { card: 'R4' } }),
  task_laid: (e) => task(e, 'log-crew-task-laid'),
  proposed: (e) => [...rich('log-crew-proposed', { who: { seat: e.seat } }), ' ', ...planSentence(e.plan)],
  agreed: (e) => rich('log-crew-agreed', { who: { seat: e.seat } }),
  against: (e) => rich('log-crew-against', { who: { seat: e.seat } }),
  settled: (e) =>
    e.plan ? [...rich('log-crew-settled'), ' ', ...planSentence(e.plan)] : rich(`log-crew-settled-none-${e.topic.replaceAll('_', '-')}`),
  said: (e) => rich('log-crew-said', { who: { seat: e.seat }, says: saysWords(e.says) }),
  role_given: (e) => rich('log-crew-role-given', { who: { seat: e.hand }, role: roleName(e.role) }),
  announced: (e) => rich('log-crew-announced', { who: { seat: e.hand }, card: { card: e.card } }),
  task_taken: (e) => task(e, 'log-crew-task-taken'),
  distress_sent: (e) => rich('log-crew-distress-sent', { side: word(`crew-side-${e.side}`) }),
  card_passed: (e) =>
    rich(e.receiver === mySeat() ? 'log-crew-card-passed-to-you' : 'log-crew-card-passed', {
      who: { seat: e.giver },
      to: { seat: e.receiver },
      card: { card: e.card },
    }),
  communicated: (e) =>
    e.says
      ? rich(`log-crew-communicated-${e.says}`, { who: { seat: e.hand }, card: { card: e.card } })
      : rich('log-crew-communicated', { who: { seat: e.hand }, card: { card: e.card } }),
  played: (e) => rich(`log-crew-played-${PLAYED[e.rule] ?? 'other'}`, { who: { seat: e.hand }, card: { card: e.card } }),
  void_shown: (e) => rich('log-crew-void-shown', { who: { seat: e.hand }, suit: suitName(e.suit) }),
  trick_won: (e) => rich('log-crew-trick-won', { who: { seat: e.hand }, card: { card: e.card }, trick: e.trick }),
  task_done: (e) => task(e, 'log-crew-task-done'),
  jarvis_turned: (e) => rich('log-crew-jarvis-turned', { card: { card: e.card } }),
  cards_drawn: () => rich('log-crew-cards-drawn'),
  card_drawn: (e) =>
    rich(e.giver === mySeat() ? 'log-crew-card-drawn-from-you' : 'log-crew-card-drawn', {
      who: { seat: e.hand },
      from: { seat: e.giver },
      card: { card: e.card },
    }),
  ended: (e) => verdictSentence(e.verdict),
};

/** One line of the log: the frame draws seats and hands the rest back to LogPiece. */
export function logParts(event: Crew.Event, names: readonly string[]): Part[] {
  return (tell(SENTENCES, event) ?? []).map((part) => {
    if (typeof part === 'string' || 'card' in part) return part;
    if ('token' in part) return { piece: part };
    return part.seat < names.length ? part : word('crew-jarvis');
  });
}
