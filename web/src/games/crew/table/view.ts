// The view of an attempt as the server sends it, and questions one asks of it.
import type { RadioPlace, Suit, TokenName } from '../draw/art';
import type { Plan } from '../log';
import type { Mission } from '../mission';
import type { Verdict } from '../verdict';

export interface SignalView {
  card: string;
  says: RadioPlace | null;
  trick: number;
  in_hand: boolean;
}
export interface ColumnView {
  card: string | null;
  hidden: boolean;
  beneath: string | null;
}
export interface PlayerView {
  hand: number;
  seat: number;
  jarvis: boolean;
  left: number;
  cards: number;
  tricks: number;
  radio: 'ready' | 'shown' | 'used' | null;
  signal: SignalView | null;
  roles: string[];
  void: Suit[];
  held: string[] | null;
  dealt: string[] | null;
  columns: ColumnView[];
}
export interface TaskView {
  card: string | null;
  token: TokenName | null;
  owner: number | null;
  done: number;
}
export interface PlayView {
  hand: number;
  card: string;
}
export interface TrickView {
  number: number;
  leader: number;
  suit: Suit | null;
  plays: PlayView[];
  winner: number | null;
}
export interface AccordView {
  topic: string;
  votes: ('' | 'yes' | 'no')[];
  proposal: (Plan & { seat: number }) | null;
  motions: number;
}
export interface CrewView {
  viewer: number;
  phase: string;
  mission: Partial<Mission>;
  attempt: number;
  hard: boolean;
  open_discards: boolean;
  aids: boolean;
  trick_number: number;
  last_trick_number: number;
  commander: number | null;
  turn: number | null;
  turn_seat: number | null;
  players: PlayerView[];
  tasks: TaskView[];
  tasks_done: number;
  trick: TrickView;
  last_trick: TrickView | null;
  tricks: TrickView[];
  gone: string[];
  radio_open: boolean;
  declined: boolean;
  accord: AccordView | null;
  answers: { seat: number; says: string }[];
  answer_words: string[];
  role: string | null;
  distress: boolean;
  passed: 'left' | 'right' | null;
  my_pass: { given: string; to: number; received: string; giver: number } | null;
  my_draw: { after_trick: number; drawn: string; lost: string } | null;
  jarvis_passes: string | null;
  verdict: Verdict | null;
}

/** An action as the server offers it. */
export interface Act extends Plan {
  seat?: number;
  jarvis?: boolean;
  says?: string;
}

/** All hands clockwise from this one on. */
export function clockwise(view: CrewView, first: number): number[] {
  const order = [first];
  while (order.length < view.players.length) order.push(view.players[order[order.length - 1]].left);
  return order;
}

/** The hand drawn at the bottom: mine, or the commander's for a watcher. */
export function bottomHand(view: CrewView, me: number | null): number {
  if (me !== null && me < view.players.length) return me;
  return view.viewer >= 0 && view.viewer < view.players.length ? view.viewer : 0;
}

/** The open task on a card, with its owner. */
export function taskOn(view: CrewView, card: string): { seat: number; token: TokenName | null } | null {
  const task = view.tasks.find((one) => one.card === card && !one.done && one.owner !== null);
  return task ? { seat: task.owner!, token: task.token } : null;
}

export const PLANS = ['seat_jarvis', 'swap_tokens', 'move_token', 'hand_over', 'distress', 'take_role', 'give_up'];

export const samePlan = (a: Plan, b: Plan): boolean =>
  (['do', 'side', 'first', 'second', 'token', 'card', 'hand'] as const).every((key) => a[key] === b[key]);

/** A task's look: open, done, or lost by this verdict. */
export function taskState(view: CrewView, task: TaskView): '' | 'done' | 'lost' {
  if (task.done) {
    const broke = view.verdict && !view.verdict.won && view.verdict.why.startsWith('token') && task.done === view.verdict.trick;
    return broke && task.card !== null && view.verdict!.cards?.includes(task.card) ? 'lost' : 'done';
  }
  return view.verdict?.why === 'task_lost' && task.card && view.verdict.cards?.includes(task.card) ? 'lost' : '';
}
