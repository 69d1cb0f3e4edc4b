// Galaxy Trucker as the client knows it.
import type { GalaxyTrucker } from '../../wire';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import { stopsOf } from './chapters';
import Handbook from './handbook/Handbook.svelte';
import HowTo from './howto/HowTo.svelte';
import Lesson from './lesson/Lesson.svelte';
import { logParts, SILENT } from './log';
import LogPiece from './LogPiece.svelte';
import Options from './Options.svelte';
import { PACED, PRESETS } from './presets';
import Cards from './pages/Cards.svelte';
import Tiles from './pages/Tiles.svelte';

const isLanded = (view: GalaxyTrucker.View): boolean => view.phase === 'ready' && !!view.reports?.length;

/** The round that is played; after its landing it is the one before that is looked at. */
const roundOf = (view: GalaxyTrucker.View): { n: number; board: string } =>
  isLanded(view)
    ? { n: view.round_index, board: view.reports?.at(-1)?.board ?? view.board.name }
    : { n: view.round_index + 1, board: view.board.name };

const module: GameModule<GalaxyTrucker.View, GalaxyTrucker.Move, GalaxyTrucker.Event, GalaxyTrucker.Preview> = {
  Board,
  LogPiece,
  logParts,
  silent: SILENT,
  headline: (view, t) => [
    t('gt-round', { ...roundOf(view), all: view.rounds.length }),
    isLanded(view)
      ? t('gt-phase-landed')
      : view.phase === 'flight'
        ? t('gt-card-of', { n: view.flight.number, all: view.flight.cards })
        : t(`gt-phase-${view.phase.replaceAll('_', '-')}`),
  ],
  presets: PRESETS,
  paced: PACED,
  optionSentences: Options,
  stopsOf,
  column: true,
  Handbook,
  HowTo,
  pages: { learn: Lesson, tiles: Tiles, cards: Cards },
};

export default module;
