// Cosmobureau as the client knows it.
import type { Cosmobureau } from '../../wire';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import HowTo from './howto/HowTo.svelte';
import Lesson from './lesson/Lesson.svelte';
import { logParts } from './log';
import LogPiece from './LogPiece.svelte';
import Options from './Options.svelte';

const module: GameModule<Cosmobureau.View, Cosmobureau.Move, Cosmobureau.Event, Cosmobureau.Preview> = {
  Board,
  LogPiece,
  logParts,
  headline: (view, t) => [
    t('cosmobureau-turn-of', { n: view.turn_number, all: view.turns_each }),
    t('cosmobureau-stack', { n: view.stack }),
  ],
  optionSentences: Options,
  HowTo,
  pages: { learn: Lesson },
};

export default module;
