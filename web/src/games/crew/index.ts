// The Crew as the frame knows it.
import type { Crew } from '../../wire';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import HowTo from './howto/HowTo.svelte';
import Designer from './designer/Designer.svelte';
import Lesson from './lesson/Lesson.svelte';
import { logParts } from './log';
import Logbook from './logbook/Logbook.svelte';
import LogPiece from './LogPiece.svelte';
import { remembered } from './memory';
import { missionTitle } from './mission';
import { whole } from './missions';
import Options from './Options.svelte';
import Hindsight from './review/Hindsight.svelte';
import Cards from './pages/Cards.svelte';
import Puzzles from './puzzles/Puzzles.svelte';

const module: GameModule<Crew.View, Crew.Move, Crew.Event, Crew.Preview> = {
  Board,
  LogPiece,
  logParts,
  remembered,
  headline: (view, t) => [
    view.mission.id ? t('crew-mission', { mission: view.mission.id }) : missionTitle(whole(view.mission)),
    `${t('crew-trick-of', { trick: Math.min(view.trick_number, view.last_trick_number), tricks: view.last_trick_number })} · ${t('crew-attempt', { attempt: view.attempt })}`,
  ],
  optionSentences: Options,
  Hindsight,
  HowTo,
  pages: { logbook: Logbook, designer: Designer, first: Lesson, cards: Cards, puzzles: Puzzles },
};

export default module;
