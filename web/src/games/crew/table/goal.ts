// What the attempt is about, in a sentence for whoever plays it for the first time.
import { youOn } from '../../../me.svelte';
import { missionSentences, missionTitle, type Mission } from '../mission';
import { rich, word, type Rich } from '../names';
import type { CrewView } from './view';

export interface Goal {
  title: Rich;
  lines: Rich[];
}

/** The first missions, which have nothing but tasks. */
export const isTeaching = ({ id = 0, tasks }: Mission): boolean => id > 0 && id < 5 && tasks > 0;

/** «Laika must win the trick with pink 5»; later missions say what their page of the logbook says. */
export function goalOf(view: CrewView, mission: Mission, me: number | null, name: (hand: number) => string, hand: readonly string[]): Goal {
  if (!isTeaching(mission)) return { title: [missionTitle(mission)], lines: missionSentences(mission, view.players.length, true) };
  const owned = view.tasks.filter((task) => task.owner !== null && task.card);
  const order = missionSentences(mission, view.players.length, true);
  if (owned.length < view.tasks.length) return { title: rich('crew-goal-draft', { count: mission.tasks }), lines: order };
  if (owned.length > 1)
    return { title: rich('crew-goal-tasks'), lines: [...ownerLines(view, me, name), ...order, rich('crew-goal-silence')] };
  const { card, owner } = owned[0];
  const mine = owner === youOn(me);
  const title = rich(mine ? 'crew-goal-you' : 'crew-goal-other', { name: name(owner!), card: { card: card! } });
  return { title, lines: [rich(hand.includes(card!) ? 'crew-goal-in-hand' : 'crew-goal-elsewhere', { card: { card: card! } }), ...order] };
}

/** One line for everybody who has tasks: «Belka: blue 6, pink 2». */
function ownerLines(view: CrewView, me: number | null, name: (hand: number) => string): Rich[] {
  return view.players
    .map((player) => ({ who: player.hand, cards: view.tasks.filter((task) => task.owner === player.hand && task.card) }))
    .filter(({ cards }) => cards.length)
    .map(({ who, cards }) =>
      rich('crew-goal-owner', {
        name: who === youOn(me) ? word('crew-you') : name(who),
        cards: cards.map(({ card }) => ({ card: card! })),
      }),
    );
}
