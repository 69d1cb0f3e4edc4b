// Hyperspace: which cards are missed, and what a jump takes.
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../src/games/galaxy_trucker/catalog';
import { jumpMarks, leapsOf, windowOf } from '../src/games/galaxy_trucker/flight/leaps';
import { futureOf, questionWords } from '../src/games/galaxy_trucker/flight/question';
import type { Choice } from '../src/games/galaxy_trucker/words';
import { needTexts } from '../src/text';
import { speakEnglish } from './recorded';

beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});

const viewOf = (number: number, cards: number, ...ships: object[]): View => ({ ships, flight: { number, cards } }) as unknown as View;
const HERE = { status: 'flying' };
const NOW = { batteries: 4, crew: 6, exposed: 3, place: 1 };

describe('cards that are missed', () => {
  test('GTX-TECH-64: this one and the next, whoever left a card ago is back after this one', () => {
    const view = viewOf(7, 17, HERE, { status: 'away', returns: 1 }, { status: 'away', returns: 2 });
    const spans = leapsOf(view, 0).map(({ seat, from, to }) => [seat, from, to]);
    expect(spans).toEqual([
      [1, 6, 7],
      [2, 7, 8],
      [0, 7, 8],
    ]);
  });
  test('GTX-NET-44: a hull that is away has a line of its own', () => {
    const view = viewOf(7, 17, { ...HERE, hulls_away: { left: 1 } });
    expect(leapsOf(view, 0)).toMatchObject([
      { seat: 0, hull: 'left', from: 6, to: 7 },
      { seat: 0, from: 7, to: 8 },
    ]);
  });
  test('the cards around the one in play, and none that there is not', () => {
    expect(windowOf({ number: 7, cards: 17 } as View['flight'])).toEqual([5, 6, 7, 8, 9, 10]);
    expect(windowOf({ number: 1, cards: 3 } as View['flight'])).toEqual([1, 2, 3]);
  });
});

test('the engine that burns out, its booster and the battery are marked, and what falls off with it', () => {
  const jump = { do: 'jump', cell: 5, booster: 6, battery: 7 } as Choice;
  const marks = jumpMarks([jump], () => ({ loses: [5, 8] }));
  expect(Object.entries(marks).map(([cell, { kind }]) => [Number(cell), kind])).toEqual([
    [5, 'boosted'],
    [6, 'chosen'],
    [7, 'chosen'],
    [8, 'falls'],
  ]);
  expect(marks[5].press).toBe(true);
  expect(jumpMarks([{ do: 'decline' } as Choice], () => null)).toEqual({});
});

test('staying says what comes, and tokens are counted from the first', () => {
  expect(futureOf({ do: 'decline' } as Choice, { shots: 5 }, NOW)).toBe('5 meteors come, batteries against them: 4');
  const question = { kind: 'payment', amount: 2, total: 3 } as Parameters<typeof questionWords>[1];
  expect(questionWords(viewOf(1, 1), question, 0)).toBe('Token 2 of 3: from which battery?');
  const bare = { kind: 'payment', amount: 2 } as Parameters<typeof questionWords>[1];
  expect(questionWords(viewOf(1, 1), bare, 0)).toBe('Token 1 of 2: from which battery?');
});
