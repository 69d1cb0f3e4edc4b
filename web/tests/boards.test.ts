// Every board draws every kind of frame that the server sends, and says everything in words.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games';
import type { AnyMove } from '../src/wire';
import { GAMES, logUntil, MISSING, speakEnglish } from './recorded';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
  await speakEnglish();
});

describe.each(GAMES)('$name', (game) => {
  const moments = [
    ...game.frames.map((frame, at) => ({ frame, log: logUntil(game, at) })),
    ...game.drawn.map((frame) => ({ frame, log: frame.log })),
  ];
  test.each(moments.map((moment, index) => ({ index, number: moment.frame.number })))(
    'draws moment $index, number $number',
    async ({ index }) => {
      const { Board } = await loadGame(game.name);
      const { frame, log } = moments[index];
      const { view, choices, previews, to_move: toMove, deadline } = frame;
      const previewOf = (choice: AnyMove) => previews[choices.indexOf(choice)] ?? null;
      const common = { me: 0, room: game.room, refusal: null, live: true, deadline, toMove, now: () => 0 };
      const props = {
        ...common,
        view,
        choices,
        previewOf,
        log,
        act: () => undefined,
        why: () => Promise.resolve(null),
      };
      const board = mount(Board, { target: document.body, props });
      flushSync();
      const words = document.body.textContent ?? '';
      expect(words.length).toBeGreaterThan(20);
      expect(words).not.toMatch(MISSING);
      if (choices.length) expect(document.querySelector('button:not([disabled])')).not.toBeNull();
      await unmount(board);
    },
  );

  test('tells every event in words', async () => {
    const { logParts, silent = [] } = await loadGame(game.name);
    for (const { event } of logUntil(game, game.frames.length)) {
      if (silent.includes(event.event)) continue;
      const parts = logParts(event, ['Ada', 'Belka', 'Strelka', 'Laika']);
      expect(parts.length, event.event).toBeGreaterThan(0);
      for (const part of parts) if (typeof part === 'string') expect(part).not.toMatch(MISSING);
    }
  });
});
