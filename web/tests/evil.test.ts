import { describe, expect, it } from 'vitest';
import type { GalaxyTrucker } from '../src/wire';
import { currencyOf, isSold, standsOf, stepped } from '../src/games/galaxy_trucker/evil/auction';
import { backsOf } from '../src/games/galaxy_trucker/evil/places';
import { flightMarks } from '../src/games/galaxy_trucker/flight/marks';

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

describe('a system test on the ship', () => {
  it('marks what can still be tested, and what would be lost with it', () => {
    const marks = flightMarks({} as GalaxyTrucker.ShipView, undefined, [3, 5], [3, 4, 5], () => '');
    expect(marks).toEqual({ 3: { kind: 'pick', label: '' }, 4: { kind: 'falls' }, 5: { kind: 'pick', label: '' } });
  });
});

type Event = GalaxyTrucker.Event;
const bid = (seat: number, amount: number): Event => ({ event: 'bid_made', rule: '', seat, amount, currency: 'batteries' });
const pass = (seat: number): Event => ({ event: 'passed', rule: '', seat });
const card: Event = { event: 'revealed', rule: '', seat: 0, number: 1, card: 'evil-slingshot-1' };

describe('an auction', () => {
  it('has a stand for each ship, with its last bid, in the order of flight', () => {
    const stands = standsOf([card, bid(2, 1), pass(0), bid(1, 2), bid(2, 3)], [2, 0, 1]);
    expect(stands).toEqual([
      { seat: 2, bid: 3, isOut: false, isTop: true },
      { seat: 0, bid: 0, isOut: true, isTop: false },
      { seat: 1, bid: 2, isOut: false, isTop: false },
    ]);
  });

  it('knows nothing of the auction before', () => {
    expect(standsOf([card, bid(0, 4), pass(1), card], [0, 1]).every((one) => !one.bid && !one.isOut && !one.isTop)).toBe(true);
  });

  it('is over when it is sold', () => {
    const sold: Event = { event: 'auctioned', rule: '', seat: 0, amount: 1, currency: 'batteries' };
    expect(isSold([card, bid(0, 1)])).toBe(false);
    expect(isSold([card, bid(0, 1), sold])).toBe(true);
    expect(isSold([card, sold, card])).toBe(false);
  });

  it('says what is bid in, and that other cards are none', () => {
    expect(currencyOf('evil-lost_and_found-1')).toBe('days');
    expect(currencyOf('evil-toll_gate-1')).toBeNull();
  });

  it('keeps a bid between the least and the most', () => {
    expect(stepped(0, 0, 3, 5)).toBe(3);
    expect(stepped(3, 1, 3, 5)).toBe(4);
    expect(stepped(5, 1, 3, 5)).toBe(5);
    expect(stepped(3, -1, 3, 5)).toBe(3);
  });
});
