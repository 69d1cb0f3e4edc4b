// How an attempt ended, in one sentence with the trick.
import { me } from '../../me.svelte';
import type { Crew } from '../../wire';
import { rich, type Rich, type RichArg } from './names';

/** «Pink 2 came third, but third place belonged to green 9.» */
export function verdictSentence(verdict: Crew.Verdict): Rich {
  const cards = verdict.cards ?? [];
  const hands = verdict.hands ?? [];
  const args: Record<string, RichArg> = {
    trick: verdict.trick,
    cards: cards.map((card) => ({ card })),
    card: { card: cards[0] ?? 'R4' },
    who: { seat: hands[0] ?? 0 },
    other: { seat: hands[1] ?? hands[0] ?? 0 },
    hands: hands.length,
    count: cards.length,
    place: verdict.token?.[0] === 'n' ? Number(verdict.token[1]) : 0,
  };
  if (verdict.token) args.token = { token: verdict.token };
  const key = `crew-verdict-${verdict.why.replaceAll('_', '-')}`;
  const mine = verdict.why === 'task_lost' && me.seat !== null && hands[1] === me.seat; // somebody else won my task
  return rich(mine ? 'crew-verdict-task-lost-yours' : key, args);
}
