// One traveller: who sat where when, where cards lie, how far a lesson is.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillRoom } from '../src/api';
import { anglesOf } from '../src/games/crew/table/orbit';
import { rich } from '../src/games/rich';
import { keepStep, stepsDone } from '../src/lessons';
import { calledInSentence, me, toldOf } from '../src/me.svelte';
import { beforeMe, crowdsOf, leftOf, woven } from '../src/sitters';
import type { LogLine, RoomInfo } from '../src/wire';
import { ago, followUps, isMyMove, seatsToTake, whoWaits } from '../src/words';
import { GAMES, speakEnglish } from './recorded';

const DAY = 86_400_000;
const some = GAMES.find((game) => game.name === 'crew')!.room;
const chair = (seat: number, kind: 'person' | 'bot', name = '') => ({ seat, kind, name }) as RoomInfo['seats'][number];
const table = (wish: Partial<RoomInfo>): RoomInfo =>
  fillRoom({ ...some, status: 'running', you: null, result: null, given_seed: false, same_deal: false, day: '', ...wish });

beforeAll(speakEnglish);
beforeEach(() => {
  localStorage.clear();
  Object.assign(me, { seat: null, after: -1 });
});

describe('who sat where', () => {
  const room = table({
    you: 1,
    seats: [chair(0, 'person', 'Ada'), chair(1, 'person', 'Eve')],
    changes: [
      { seat: 1, number: 3, at: 1, went: 'Ben', came: '' },
      { seat: 1, number: 7, at: 2, went: '', came: 'Eve' },
    ],
  });

  test('everybody is named for what they did', () => {
    const crowds = crowdsOf(room, leftOf(room));
    const names = (number: number) => crowds.find((crowd) => number <= crowd.until)!.names;
    expect([names(3), names(4), names(8)]).toEqual([
      ['Ada', 'Ben'],
      ['Ada', 'Strelka'],
      ['Ada', 'Eve'],
    ]);
  });

  test('what others did on my seat is not told of me', () => {
    Object.assign(me, { seat: 1, after: beforeMe(room) });
    const told = (number: number) => toldOf(number, () => [calledInSentence(1, 'Eve'), rich('log-undone', { who: { seat: 1 } })[0]]);
    expect(told(7)).toEqual(['Eve', { seat: 1 }]);
    expect(told(8)).toEqual(['Eve (you)', 'You took a move back']);
  });

  test('the log says who came and went where it happened', () => {
    const lines = [1, 3, 4, 9].map((number) => ({ number, at: 0, event: { event: 'undone' } }) as unknown as LogLine);
    expect(woven(lines, room.changes).map((one) => ('event' in one ? one.number : `after ${one.number}`))).toEqual([
      1,
      3,
      'after 3',
      4,
      'after 7',
      9,
    ]);
  });

  test("only a watcher may take a bot's seat, and nobody on a known deal", () => {
    const bots = [chair(0, 'person', 'Ada'), chair(1, 'bot')];
    expect(seatsToTake(table({ takeover: true, seats: bots }))).toEqual([1]);
    for (const not of [{ takeover: false }, { you: 0 }, { given_seed: true }, { same_deal: true }, { status: 'over' as const }])
      expect(seatsToTake(table({ takeover: true, seats: bots, ...not }))).toEqual([]);
  });
});

test('I know who waits for me', () => {
  const seats = [chair(0, 'person', 'Ada'), chair(1, 'person', 'Ben'), chair(2, 'bot')];
  const room = table({ you: 0, to_move: [0], seats });
  expect(isMyMove(room)).toBe(true);
  expect(whoWaits(room)).toEqual(['Ben']);
  expect(whoWaits(table({ you: 0, to_move: [1], seats }))).toEqual([]);
});

test('what comes next stands before playing again', () => {
  expect(followUps(table({ follow_ups: ['again', 'next'] }))).toEqual(['next', 'again']);
});

test('days are named while they are near', () => {
  expect(ago(Date.now())).toBe('today');
  expect(ago(Date.now() - DAY)).toBe('yesterday');
  expect(ago(new Date(2020, 3, 12, 12).getTime())).toMatch(/12|April/);
});

test('a lesson remembers its step, and that it was done', () => {
  expect(stepsDone('crew', 5)).toBe(0);
  keepStep('crew', 3);
  expect(stepsDone('crew', 5)).toBe(3);
  keepStep('crew', 4);
  keepStep('crew', 0);
  expect(stepsDone('crew', 5)).toBe(5);
});

test('cards lie clockwise from the bottom, those of JARVIS at the top', () => {
  expect(anglesOf(4)).toEqual([90, 180, 270, 360]);
  expect(anglesOf(3, 1)).toEqual([90, 270, 360]);
  expect(anglesOf(3, 2)).toEqual([90, 180, 270]);
});
