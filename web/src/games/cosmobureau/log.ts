// The log of Cosmobureau: events as sentences with icons in them.
import type { Cosmobureau } from '../../wire';
import type { Part } from '../module';
import { rich } from '../rich';
import { has } from '../../text';
import { tell, type ByKind } from '../telling';
import type { Colour, Op } from './pieces';
import { colourName } from './words';

type Drawn = Exclude<Part, string>;

const piece = (op: Op): Drawn => ({ piece: op });
const credits = (n: number): Drawn => piece({ op: 'credits', n });
const sample = (colour: Colour): Drawn => piece({ op: 'sample_colour', colour });

const ARGS: ByKind<Cosmobureau.Event, Record<string, string | number | Drawn | Drawn[]>> = {
  game_began: (e) => ({ who: { seat: e.first } }),
  agent_placed: (e) => ({ colour: colourName(e.colour) }),
  fuel_gained: (e) => ({ fuel: piece({ op: 'fuel', n: e.amount }) }),
  fuel_paid: (e) => ({ fuel: piece({ op: 'fuel', n: e.amount }) }),
  sample_stored: (e) => ({ sample: sample(e.colour), gave: e.gave_fuel ? 'yes' : 'no' }),
  sample_given: (e) => ({ sample: sample(e.colour) }),
  office_opened: (e) => ({ credits: credits(e.credits) }),
  inspector_flipped: (e) => ({ credits: credits(e.credits) }),
  credits_gained: (e) => ({ credits: credits(e.credits) }),
  landed: (e) => ({ colour: colourName(e.colour), credits: credits(e.credits) }),
  agent_taken: (e) => ({ colour: colourName(e.colour) }),
  queue_refilled: (e) => ({ colour: colourName(e.colour) }),
  sets_scored: (e) => ({ credits: credits(e.credits) }),
  game_ended: (e) => ({ who: e.winners.map((seat) => ({ seat })) }),
};

/** One event as a sentence. */
export const logParts = (event: Cosmobureau.Event): Part[] => parts('log-cosmobureau', event);

/** The same in a word or two, beside the name of whoever did it; empty where that is not worth telling. */
export function didParts(event: Cosmobureau.Event): Part[] {
  return has(`cosmobureau-did-${event.event.replaceAll('_', '-')}`) ? parts('cosmobureau-did', event) : [];
}

function parts(prefix: string, event: Cosmobureau.Event): Part[] {
  const plain = Object.entries(event).filter(([, value]) => typeof value !== 'object');
  const who: Drawn[] = 'seat' in event ? [{ seat: event.seat }] : [];
  return rich<Drawn>(`${prefix}-${event.event.replaceAll('_', '-')}`, {
    ...Object.fromEntries(plain.map(([key, value]) => [key, typeof value === 'boolean' ? String(value) : value])),
    who,
    ...tell(ARGS, event),
  });
}
