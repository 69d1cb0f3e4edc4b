import { describe, expect, it } from 'vitest';
import { backsOf } from '../src/games/galaxy_trucker/evil/places';

describe('where an evil card can come up', () => {
  it('lies in the middle, which begins with an evil one', () => {
    const backs = backsOf({ cards: 15, evil: 3, first: 4, last: 12 });
    expect(backs.slice(0, 3)).toEqual(['usual', 'usual', 'usual']);
    expect(backs[3]).toBe('evil');
    expect(backs.slice(4, 12)).toEqual(Array(8).fill('perhaps'));
    expect(backs.slice(12)).toEqual(['usual', 'usual', 'usual']);
  });

  it('with better forecasts all of them lie side by side', () => {
    expect(backsOf({ cards: 14, evil: 2, first: 7, last: 8 }).slice(5, 9)).toEqual(['usual', 'evil', 'evil', 'usual']);
  });
});
