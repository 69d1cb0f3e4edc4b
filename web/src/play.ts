// Opening a table: with bots at once, or with friends.
import { postAttempt, postBranch, postGoOn, postNext, postPractice, postTable } from './api';
import { COVERS } from './games';
import { go } from './router.svelte';
import { t } from './text';
import { toast } from './toasts.svelte';
import { introduce } from './visitor.svelte';
import { errorWords } from './words';
import type { NewTable, RoomInfo } from './wire';

/** Open a table and go there; says so when it does not work. */
export const openTable = (table: NewTable): Promise<void> => goTo(() => postTable(table));

/** What if? A finished game goes on from one of its moments, with bots on the other seats. */
export const playOn = (id: string, moment: number, seat: number): Promise<void> => goTo(() => postBranch(id, { moment, seat }));

/** The deal of a day: the attempt that counts, or once more for practice. */
export const flyDay = (day: string, game: string): Promise<void> => goTo(() => postAttempt(day, game));
export const practiseDay = (day: string, game: string): Promise<void> => goTo(() => postPractice(day, game));

/** Where a journey of mine goes on, or the part of it that I wish for. */
export const flyOn = (journey: string, options: Record<string, unknown> = {}): Promise<void> => goTo(() => postGoOn(journey, options));

/** The table that follows a finished one, with the same people. */
export const playNext = (id: string, key: string): Promise<void> => goTo(() => postNext(id, key));

async function goTo(open: () => Promise<RoomInfo>): Promise<void> {
  try {
    await introduce();
    go(`/t/${(await open()).id}`);
  } catch (error) {
    toast(errorWords(error), 'plug');
  }
}

/** How a first game is played where the usual options are not the easiest. */
const FIRST: Record<string, Partial<NewTable>> = {
  galaxy_trucker: {
    options: {
      rounds: '1',
      learning_flight: true,
      build_mode: 'untimed',
      validation: 'assist',
      pace: 'usual',
      bots_wait: true,
      second_try: true,
    },
    bots: ['cadet', 'cadet', 'cadet'], // who wait for whoever is new
  },
};
/** How friends usually play, where the usual options are older than the ways to play. */
const FRIENDS: Record<string, Partial<NewTable>> = {
  galaxy_trucker: { options: { rounds: '123', build_mode: 'realtime', validation: 'classic', pace: 'usual' } },
};

/** You and bots, no questions asked; where a game is a journey, mine goes on. */
export const playNow = (game: string) => openTable({ game, play: true, resume: true, ...FIRST[game] });

/** Nobody else, where a game can be played so. */
export const playAlone = (game: string) => openTable({ game, play: true, seats: 1, options: COVERS[game].alone });

/** A table, a link, a code to point a phone at. */
export function playWithFriends(game: string): Promise<void> {
  const names = t('table-names').split(',');
  return openTable({ game, ...FRIENDS[game], name: names[Math.floor(Math.random() * names.length)].trim() });
}
