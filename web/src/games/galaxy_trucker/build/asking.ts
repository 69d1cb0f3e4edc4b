// What is asked of a builder, in words.
import { t } from '../../../text';
import type { GalaxyTrucker, LogLine } from '../../../wire';
import { of } from '../../choosing.svelte';
import { boardOf, type ShipView, type View } from '../catalog';
import { choiceWords, kindName, numbersOf, type Choice } from '../words';
import type { Aiming } from './aim.svelte';
import type { Holding } from './hand.svelte';
import { seamReason } from './marks';

interface Scene {
  view: View;
  choices: readonly Choice[];
  mine: ShipView | null;
  hand: Holding;
  aim: Aiming;
  builder: string; // whose turn it is, where it is somebody else's
}

/** The answer that stands out: what most people want to do now; without a choice it is a mere hint. */
export interface Main {
  choice?: Choice;
  label: string;
  note: string;
}

/** No square to place it on: it fits nowhere, or nobody knows and I have not chosen one. */
function nowhere(view: View, choices: readonly Choice[], hand: Holding): Main {
  const away = of(choices, 'return', 'set_aside')[0];
  if (hand.spots && away) return { choice: away, label: choiceWords(away, view), note: t('gt-fits-nowhere') };
  return { label: t('gt-place-where'), note: '' };
}

function placing({ view, choices, mine, hand, aim }: Scene): Main {
  const open = hand.spots?.filter((one) => one.turns.length) ?? [];
  const ticked = open.find((one) => one.turns.includes(hand.turns)) ?? open[0];
  const cell = aim.cell !== null && !aim.faults.length ? aim.cell : ticked?.cell;
  if (cell === undefined || !mine) return nowhere(view, choices, hand);
  const turns = hand.turnsAt(cell);
  const choice = of(choices, 'place').find((one) => one.cell === cell && (one.turns ?? 0) === turns);
  const note = turns !== hand.turns ? t('gt-place-turned') : cell === aim.cell ? '' : t('gt-place-first');
  return { choice, label: t('gt-place-on', numbersOf(cell, boardOf(view, mine))), note };
}

/** A paused race goes on; a closed ship wants its last component back, or is finished; a full hand places, an empty one grabs. */
export function mainAnswer(scene: Scene): Main | undefined {
  const { view, choices, hand } = scene;
  const [pause] = of(choices, 'pause');
  if (view.build.paused && pause) return { choice: pause, label: choiceWords(pause, view), note: '' };
  const [back, finish, grab] = [of(choices, 'return')[0], of(choices, 'finish')[0], of(choices, 'grab')[0]];
  if (view.closed?.by_loose && back) return { choice: back, label: choiceWords(back, view), note: t('gt-stays-open') };
  if (hand.held) return placing(scene);
  if (view.closed && finish) return { choice: finish, label: choiceWords(finish, view), note: '' };
  return grab && { choice: grab, label: t('gt-grab'), note: hand.loose === null ? '' : t('gt-grab-fixes') };
}

export function askTitle({ view, choices, mine, hand, aim, builder }: Scene): string {
  if (aim.faults.length) return seamReason(aim.faults[0].meets);
  if (view.build.paused) return t('gt-build-paused');
  if (view.phase === 'countdown' || (view.phase === 'tokens' && of(choices, 'finish').length)) return t(`gt-phase-${view.phase}`);
  if (!mine) return t('gt-phase-build');
  if (mine.token !== null && mine.token !== undefined) return t('gt-build-finished', { n: mine.token });
  if (hand.held) return t('gt-build-held', { tile: kindName(hand.held) });
  if (hand.tile && hand.loose !== null) {
    return t('gt-build-loose', { tile: kindName(hand.tile), ...numbersOf(hand.loose, boardOf(view, mine)) });
  }
  if (builder) return t('log-galaxy_trucker-turn-of', { who: builder });
  return t(of(choices, 'grab').length ? 'gt-build-grab' : of(choices, 'take').length ? 'gt-build-take' : 'gt-build-wait');
}

export function askDetail({ view, mine, hand, aim, builder }: Scene): string {
  if (aim.faults.length) return t(aim.pinned === aim.cell && hand.choice(aim.pinned ?? -1) ? 'gt-ghost-again' : 'gt-ghost-never');
  if (view.build.paused) return '';
  if (mine?.token) return t('gt-build-wait');
  if (hand.held) return t(hand.spots ? 'gt-build-held-marked' : 'gt-build-held-free');
  if (hand.tile) return t('gt-build-loose-more');
  return (view.build.turn ?? null) === null || builder ? '' : t('gt-build-turn');
}

/** Who was faster than I, if the last thing that happened is that. */
export function lostTo(log: readonly LogLine<GalaxyTrucker.Event>[], me: number | null): number | null {
  const last = log.at(-1)?.event;
  return last?.event === 'skipped' && last.seat === me ? last.winner : null;
}
