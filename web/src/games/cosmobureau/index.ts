// Cosmobureau as the client knows it.
import type { Translate } from '../../text';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import { logParts } from './log';
import LogPiece from './LogPiece.svelte';
import Options from './Options.svelte';
import type { View } from './words';

const headline = (view: View, t: Translate): string[] => [
  t('cosmobureau-turn-of', { n: view.turn_number, all: view.turns_each }),
  t('cosmobureau-stack', { n: view.stack }),
];

export default { Board, headline, logParts, LogPiece, optionSentences: Options } as unknown as GameModule;
