// Galaxy Trucker as the client knows it.
import type { Translate } from '../../text';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import type { View } from './catalog';
import { logParts } from './log';
import LogPiece from './LogPiece.svelte';
import Tiles from './Tiles.svelte';

const headline = (view: View, t: Translate): string[] => [
  t('gt-round', { n: view.round_index + 1, all: view.rounds.length, board: view.board.name }),
  view.phase === 'flight'
    ? t('gt-card-of', { n: view.flight.number, all: view.flight.cards })
    : t(`gt-phase-${view.phase.replaceAll('_', '-')}`),
];

export default { Board, headline, logParts, LogPiece, pages: { tiles: Tiles } } as unknown as GameModule;
