// How things of Galaxy Trucker are called in the player's language.
import { has, t } from '../../text';
import type { GalaxyTrucker } from '../../wire';
import { fieldsOf } from '../choosing.svelte';
import { boardOf, column, facts, line, type Preview, type View } from './catalog';
import { cardKind } from './log';
import { printedCard, type Step as PrintedStep } from './printed';

export type Choice = GalaxyTrucker.Move;

export const kindName = (tile: string): string => t(`gt-kind-${facts(tile).kind.replaceAll('_', '-')}`);
/** A component with its sides as they lie, for those who do not see it. */
export function partName(tile: string, turns = 0): string {
  const { sides } = facts(tile);
  const each = sides.map((_, side) =>
    t('gt-part-side', { side: t(`gt-at-${side}`), connector: t(`gt-connector-${sides[(side - turns + 4) % 4]}`) }),
  );
  return t('gt-part-sides', { tile: kindName(tile), sides: each.join(', ') });
}
/** The number printed at the edge of a line, or the numbers: 6–8. */
export function printed(numbers: View['board']['rows'], at: number): number | string {
  const sums = numbers.filter(([, one]) => one === at).map(([sum]) => sum);
  return sums.length > 1 ? `${Math.min(...sums)}–${Math.max(...sums)}` : (sums[0] ?? at);
}
/** The two numbers of a square that are printed at the edges of the board. */
export const numbersOf = (cell: number, board: View['board']): { column: number | string; row: number | string } => ({
  column: printed(board.columns, column(cell)),
  row: printed(board.rows, line(cell)),
});
/** A square by the numbers printed at the edges of the board. */
export const spot = (cell: number, board: View['board']): string => t('gt-spot', numbersOf(cell, board));
export const cubeName = (cube: string): string => t(`gt-cube-${cube}`);
/** A side of a ship as it lies while its front is open. */
export const edgeName = (side: number): string => t(`gt-edge-${side}`);
/** The side that a hazard comes from. */
export const sideName = (side: number): string => t(`gt-side-${side}`);
export const roughName = (card: string): string => t(`gt-rough-${card.replaceAll('_', '-')}`);
export const hullName = (hull: string): string => t(`gt-hull-${hull}`);
export const pileName = (pile: number): string => String.fromCharCode('A'.charCodeAt(0) + pile);

/** Why an answer is asked twice. */
export const doubtWords = (doubt: string): string => (doubt ? t(`gt-confirm-${doubt.replaceAll('_', '-')}`) : '');

/** A piece of a ship that may be kept: how large it is, and whether the pilot cabin is in it. */
function pieceWords(preview: Preview | null, choice: Choice, view: View): string {
  const left = preview?.left;
  if (!left) return choiceWords(choice, view);
  return t(left.pilot ? 'gt-piece-pilot' : 'gt-piece-other', { parts: t('gt-parts-only', { n: left.parts }) });
}

/** The names of the pieces that may be kept; of two that sound the same, each says where it begins. */
export function pieceNames(
  pieces: readonly Extract<Choice, { do: 'keep' }>[],
  previewOf: (choice: Choice) => Preview | null,
  view: View,
): Map<number, string> {
  const names = pieces.map((one) => pieceWords(previewOf(one), one, view));
  const ship = view.ships.find((one) => one.seat === view.viewer);
  const board = ship ? boardOf(view, ship) : view.board;
  return new Map(
    pieces.map((one, i) => {
      const isAlone = names.indexOf(names[i]) === names.lastIndexOf(names[i]);
      return [one.cell, isAlone ? names[i] : t('gt-piece-at', { piece: names[i], cell: spot(one.cell, board) })];
    }),
  );
}

/** Strengths come in half units. */
export function strength(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole ? `${whole}½` : '½';
}

/** 90,000 ms -> 1:30 */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A pause is asked for, agreed to, withdrawn or ended by the same move. */
function pauseWords(on: boolean, view: View): string {
  if (view.build.paused) return t('gt-do-pause-off');
  if (!on) return t('gt-do-pause-withdraw');
  return t(view.ships.some((ship) => ship.wants_pause) ? 'gt-do-pause-agree' : 'gt-do-pause-on');
}

/** Whether the line of the combat zone that is counted is about crew: no battery helps there. */
export const countsCrew = ({ flight }: View): boolean =>
  (flight.contest?.what ?? flight.card?.lines?.[(flight.line ?? 0) - 1]?.least) === 'crew';

/** The step of a card that leaves a choice of ways. */
function choiceIn(steps: PrintedStep['do'] = []): PrintedStep | undefined {
  if (typeof steps === 'string') return undefined;
  return steps.find((one) => one.op === 'choose') ?? steps.map((one) => choiceIn(one.do)).find((one) => one);
}

function wayWords(option: number, view: View): string {
  const step = choiceIn(printedCard(view.flight.card?.id ?? '')?.steps)?.options?.[option][0];
  const n = Array.isArray(step?.n) ? step.n[view.number - 1] : Number(step?.n ?? 0); // for this flight
  return t(`gt-do-choose-${(step?.op ?? '').replaceAll('_', '-')}`, { n });
}

/** «Enough», «decline» and «accept» say what they mean where the question is of the Big Expansion. */
function answerWords(choice: Choice, view: View): string {
  const kind = view.ships.find((one) => one.seat === view.viewer)?.question?.kind ?? '';
  const what = kind === 'combat_zone' && countsCrew(view) ? 'crew' : kind;
  const key = `gt-do-${choice.do}-${what.replaceAll('_', '-')}`;
  return ['enough', 'decline', 'accept'].includes(choice.do) && has(key) ? t(key) : '';
}

/** What a button that makes this choice says. */
export function choiceWords(choice: Choice, view: View, target = ''): string {
  const { tile, cell, on, token = 0, pile, circle = 0, planet = 0, cube, who = 0, front, hull, side } = fieldsOf(choice);
  const { number, credits, column: x, row, line: course = 0, area = 0, start, turns } = fieldsOf(choice);
  if (choice.do === 'pause') return pauseWords(!!on, view);
  if (choice.do === 'choose') return wayWords(choice.option, view);
  if (choice.do === 'bid') return t(`gt-do-bid-${view.flight.auction?.currency ?? 'credits'}`, { amount: choice.amount });
  if (choice.do === 'pick_evil') return t('gt-do-pick-evil', { card: t(`gt-card-${cardKind(choice.card)}`) });
  const answer = answerWords(choice, view);
  if (answer) return answer;
  const ship = view.ships.find((one) => one.seat === view.viewer);
  const part = ship?.parts.find((one) => one.cell === cell);
  const paid = choice.do === 'enough' && !!ship?.powered?.length;
  return t(`gt-do-${choice.do.replaceAll('_', '-')}${on === undefined ? (paid ? '-paid' : '') : on ? '-on' : '-off'}`, {
    tile: tile ? kindName(tile) : part ? kindName(part.tile) : '',
    cell: cell === undefined ? '' : spot(cell, ship ? boardOf(view, ship) : view.board),
    token,
    pile: pile === undefined ? '' : pileName(pile),
    circle,
    planet: planet + 1,
    cube: cube ? cubeName(cube) : '',
    who: typeof who === 'string' ? t(`gt-who-${who}`) : who + 1,
    side: front !== undefined ? edgeName(front) : side !== undefined ? sideName(side) : '',
    hull: hull ? hullName(hull) : '',
    n: number ?? credits ?? 0,
    column: x ?? 0,
    row: row ?? 0,
    line: course + 1,
    area: area + 1,
    start: start === undefined ? '' : spot(start, ship ? boardOf(view, ship) : view.board),
    turned: turns === undefined ? '' : t(`gt-turned-${turns}`),
    target,
  });
}
