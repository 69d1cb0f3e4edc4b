// A finished attempt as the server judged it: every card with open cards, and what a seat could hope for.
import { getHopes, getJudgement } from '../../../api';
import type { Crew, Hope, JudgedMoment, Judgement } from '../../../wire';
import { errorWords } from '../../../words';
import type { Card, CrewView, TrickView } from '../table/view';
import { tricksIn } from './tricks';

export type Mark = 'yes' | 'no' | 'only' | 'unknown';
type Play = Extract<Crew.Move, { do: 'play' }>;

/** One decision: whose card it was, in which trick. */
export interface Decision {
  number: number; // of the moment
  trick: number;
  hand: number;
  card: Card; // that was played
  marks: ReadonlyMap<string, Mark>;
}

const cardOf = (choice: { action: unknown }): Card => (choice.action as Play).card;

export class Judging {
  found = $state.raw<Judgement | null>(null);
  trouble = $state('');
  hopes = $state.raw<ReadonlyMap<number, readonly Hope[]>>(new Map()); // by moment

  constructor(private readonly table: string) {}

  async load(): Promise<void> {
    try {
      this.found = await getJudgement(this.table);
    } catch (error) {
      this.trouble = errorWords(error);
    }
  }

  /** What each card promised then; asked for once. */
  async hopeAt(moment: number): Promise<void> {
    if (this.hopes.has(moment)) return;
    const { hopes } = await getHopes(this.table, moment);
    this.hopes = new Map([...this.hopes, [moment, hopes]]);
  }

  shares(moment: number): { card: Card; share: number }[] {
    const found = (this.hopes.get(moment) ?? []).map((one) => ({ card: cardOf(one), share: one.share }));
    return found.sort((one, other) => other.share - one.share);
  }
}

/** The decisions of an attempt, matched with the tricks that were played. */
export function decisionsOf(found: Judgement, tricks: readonly TrickView[]): Decision[] {
  return found.moments.flatMap((moment) => {
    const trick = Number(moment.phase.split(' ')[1]);
    const cards = new Set<string>(moment.choices.map(cardOf));
    const nth = found.moments.filter((one) => one.phase === moment.phase && one.number < moment.number).length;
    const plays = tricks[trick - 1]?.plays ?? [];
    const first = plays.length - found.moments.filter((one) => one.phase === moment.phase).length;
    const play = plays[Math.max(0, first) + nth];
    return play && cards.has(play.card)
      ? [{ number: moment.number, trick, hand: play.hand, card: play.card as Card, marks: marksOf(moment) }]
      : [];
  });
}

function marksOf(moment: JudgedMoment): ReadonlyMap<string, Mark> {
  const alone = moment.choices.length > 1 && moment.choices.filter((one) => one.verdict === 'yes').length === 1;
  return new Map(moment.choices.map((one) => [cardOf(one), alone && one.verdict === 'yes' ? 'only' : one.verdict]));
}

/** All tricks as they would have been: what was played, and from the turning point on the line that wins. */
export function otherTricks(found: Judgement, turning: Decision, tricks: readonly TrickView[]): TrickView[] {
  const plays = tricks[turning.trick - 1].plays;
  const begun = plays.slice(
    0,
    plays.findIndex((play) => play.card === turning.card),
  );
  const line = tricksIn((found.told ?? []) as Crew.Event[], begun).tricks;
  return [...tricks.slice(0, turning.trick - 1), ...line];
}

/** The tasks that a trick of such a line fulfils. */
export const tasksIn = (view: CrewView, trick: TrickView): boolean =>
  view.tasks.some((task) => trick.plays.some((play) => play.card === task.card) && task.owner === trick.winner);
