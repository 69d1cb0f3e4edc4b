// The view of an attempt as the server sends it, and questions one asks of it.
import type { Crew } from '../../../wire';
import type { Card, TokenName } from '../draw/art';

export type CrewView = Crew.View;
export type Preview = Crew.Preview;
export type PlayerView = Crew.PlayerView;
export type TaskView = Crew.TaskView;
export type TrickView = Crew.TrickView;

export type Move = Crew.Move;
export type { Card };

/** What the whole crew has to agree to. */
export type Plan = Extract<Move, { do: Crew.Proposed['plan']['do'] }>;

const PLANS: Record<Plan['do'], true> = {
  seat_jarvis: true,
  swap_tokens: true,
  move_token: true,
  hand_over: true,
  distress: true,
  take_role: true,
  give_up: true,
};

export const isPlan = (move: Move): move is Plan => move.do in PLANS;

/** All hands clockwise from this one on. */
export function clockwise(view: CrewView, first: number): number[] {
  const order = [first];
  while (order.length < view.players.length) order.push(view.players[order[order.length - 1]].left);
  return order;
}

/** The hand drawn at the bottom: mine, or the commander's for a watcher. */
export function bottomHand(view: CrewView, me: number | null): number {
  if (me !== null && me < view.players.length) return me;
  const viewer = view.viewer ?? -1;
  return viewer >= 0 && viewer < view.players.length ? viewer : 0;
}

/** The cards of a hand, where I see them. */
export const heldBy = (view: CrewView, player: PlayerView): Card[] | null => view.hands?.[player.hand] ?? player.held;

/** What a signal means, where I know it. */
export const meaningOf = (view: CrewView, player: PlayerView) => view.says?.[player.hand] ?? player.signal?.says ?? null;

/** The open task on a card, with its owner. */
export function taskOn(view: CrewView, card: string): { seat: number; token: TokenName | null } | null {
  const task = view.tasks.find((one) => one.card === card && !one.done && one.owner !== null);
  return task ? { seat: task.owner!, token: task.token } : null;
}

export type RadioState = 'ready' | 'used' | 'none';

/** What a radio token says; whoever is silent in a mission has none from the start. (CREW-COMM-15) */
export const radioState = (player: PlayerView): RadioState => (player.radio === 'ready' ? 'ready' : player.signal ? 'used' : 'none');

/** Whoever proposes it. */
export const samePlan = (one: Plan, other: Plan): boolean =>
  Object.entries(one).every(([key, value]) => key === 'seat' || other[key as keyof Plan] === value);

/** A task's look: open, done, or lost. */
export const taskState = (task: TaskView): '' | 'done' | 'lost' => (task.lost ? 'lost' : task.done ? 'done' : '');
