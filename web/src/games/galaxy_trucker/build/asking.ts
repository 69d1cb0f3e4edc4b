// What is asked of a builder, in words.
import { t } from '../../../text';
import type { GalaxyTrucker, LogLine } from '../../../wire';
import { of } from '../../choosing.svelte';
import { boardOf, type ShipView, type View } from '../catalog';
import { kindName, spot, type Choice } from '../words';
import type { Holding } from './hand.svelte';

interface Scene {
  view: View;
  choices: readonly Choice[];
  mine: ShipView | null;
  hand: Holding;
}

export function askTitle({ view, choices, mine, hand }: Scene): string {
  if (view.build.paused) return t('gt-build-paused');
  if (view.phase === 'countdown' || (view.phase === 'tokens' && of(choices, 'finish').length)) return t(`gt-phase-${view.phase}`);
  if (!mine) return t('gt-phase-build');
  if (mine.token !== null && mine.token !== undefined) return t('gt-build-finished', { n: mine.token });
  if (hand.held) return t('gt-build-held', { tile: kindName(hand.held) });
  if (hand.tile && hand.loose !== null) {
    return t('gt-build-loose', { tile: kindName(hand.tile), cell: spot(hand.loose, boardOf(view, mine)) });
  }
  return t(of(choices, 'grab').length ? 'gt-build-grab' : of(choices, 'take').length ? 'gt-build-take' : 'gt-build-wait');
}

export function askDetail({ view, choices, mine, hand }: Scene): string {
  if (view.build.paused) return '';
  if (mine?.token) return t('gt-build-wait');
  if (hand.held) return t(of(choices, 'set_aside').length ? 'gt-build-held-more' : 'gt-build-held-less');
  if (hand.tile) return t('gt-build-loose-more');
  return (view.build.turn ?? null) === null ? '' : t('gt-build-turn');
}

/** Who was faster than I, if the last thing that happened is that. */
export function lostTo(log: readonly LogLine<GalaxyTrucker.Event>[], me: number | null): number | null {
  const last = log.at(-1)?.event;
  return last?.event === 'skipped' && last.seat === me ? last.winner : null;
}
