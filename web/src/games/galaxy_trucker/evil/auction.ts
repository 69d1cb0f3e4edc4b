// An auction as its events tell it: who has bid what, who is out, and what is bid in.
import type { GalaxyTrucker } from '../../../wire';
import { printedCard } from '../printed';

type Event = GalaxyTrucker.Event;
export type Currency = GalaxyTrucker.BidMade['currency'];

export interface Stand {
  seat: number;
  bid: number; // the last one; 0 is none yet
  isOut: boolean; // for good
  isTop: boolean; // has the highest bid
}

/** What this card is bid for in; nothing where it is no auction. */
export const currencyOf = (card: string): Currency | null =>
  (printedCard(card)?.steps?.find((step) => step.op === 'auction')?.currency as Currency | undefined) ?? null;

/** What happened since the last card was turned up. */
function ofCard(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex((one) => one.event === 'revealed') + 1);
}

/** One stand for each ship, in the order of flight. */
export function standsOf(events: readonly Event[], order: readonly number[]): Stand[] {
  const told = ofCard(events);
  const bids = told.flatMap((one) => (one.event === 'bid_made' ? [one] : []));
  const top = bids.at(-1)?.seat;
  return order.map((seat) => ({
    seat,
    bid: bids.findLast((one) => one.seat === seat)?.amount ?? 0,
    isOut: told.some((one) => one.event === 'passed' && one.seat === seat),
    isTop: seat === top,
  }));
}

export const isSold = (events: readonly Event[]): boolean => ofCard(events).some((one) => one.event === 'auctioned');

/** A bid between the least and the most, by so many more. */
export const stepped = (now: number, by: number, least: number, most: number): number => Math.min(most, Math.max(least, now + by));
