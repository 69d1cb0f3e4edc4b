// Frames as a real server sent them (python -m tests.recording), and what a page makes of them.
import { fillFrame, fillRoom, type Seen } from '../src/api';
import { setLanguage } from '../src/text';
import type { Frame, LogLine, RoomInfo } from '../src/wire';
import cosmobureau from './frames/cosmobureau.json';
import crew from './frames/crew.json';
import galaxyTrucker from './frames/galaxy_trucker.json';

export interface Game {
  name: string;
  room: RoomInfo;
  frames: Seen<Frame>[];
  drawn: Seen<Frame>[]; // questions that hardly come up in a game; each has its own log
}

const games: Record<string, unknown> = { crew, cosmobureau, galaxy_trucker: galaxyTrucker };

export const GAMES: Game[] = Object.entries(games).map(([name, recorded]) => {
  const { room, frames, drawn } = recorded as { room: RoomInfo; frames: Frame[]; drawn: Frame[] };
  return { name, room: fillRoom(room), frames: frames.map(fillFrame), drawn: drawn.map(fillFrame) };
});

/** Everything that was told up to this frame. */
export const logUntil = ({ frames }: Game, index: number): LogLine[] => frames.slice(0, index + 1).flatMap((frame) => frame.log);

/** Words that are keys still: a text is missing. */
export const MISSING = /\b(crew|cosmobureau|gt|log|phase|option)-[a-z]+(-[a-z]+)*\b/;

export const speakEnglish = (): Promise<void> => setLanguage('en');
