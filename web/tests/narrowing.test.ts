import { expect, test } from 'vitest';
import { nextSteps, startingWith } from '../src/games/galaxy_trucker/flight/narrowing';
import type { Choice } from '../src/games/galaxy_trucker/words';

const CHOICES = [
  { do: 'mount', seat: 0, tile: 'ENG-01', cell: 102, turns: 0 },
  { do: 'mount', seat: 0, tile: 'ENG-01', cell: 103, turns: 0 },
  { do: 'mount', seat: 0, tile: 'CAB-01', cell: 102, turns: 1 },
  { do: 'decline', seat: 0 },
] as unknown as Choice[];

test('a part is chosen first, then its square, and passing stands beside the parts', () => {
  expect(nextSteps(CHOICES, [])).toEqual(['ENG-01', 'CAB-01']);
  expect(startingWith(CHOICES, [])).toHaveLength(4);
  const engines = startingWith(CHOICES, ['ENG-01']);
  expect(engines).toHaveLength(2);
  expect(nextSteps(engines, ['ENG-01'])).toEqual(['102', '103']);
  expect(nextSteps(startingWith(CHOICES, ['ENG-01', '103']), ['ENG-01', '103'])).toEqual([]);
});
