// The rough road of a flight: what stands beside the signs, and which card is lit.
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../src/games/galaxy_trucker/catalog';
import { counted } from '../src/games/galaxy_trucker/flight/counted';
import { titleOf } from '../src/games/galaxy_trucker/flight/sentences';
import { apply, begin } from '../src/games/galaxy_trucker/flight/shown';
import type { Event, Step } from '../src/games/galaxy_trucker/flight/steps';
import { roadNotes, roadNow, roadOf, surpriseOf } from '../src/games/galaxy_trucker/parts/roads';
import { ROUGH } from '../src/games/galaxy_trucker/printed';
import { has, needTexts } from '../src/text';
import type { RoomInfo } from '../src/wire';
import { GAMES, speakEnglish } from './recorded';

const room = GAMES.find((game) => game.name === 'galaxy_trucker')!.room as RoomInfo;
const stepOf = (kind: string, ...events: Event[]): Step => ({ kind, events, number: 1, from: 0, until: 1, ms: 600 });
const rolled = (rule: string): Event =>
  ({ event: 'rolled', rule, seat: 1, dice: [3, 5], side: 0, hazard: 'large meteor front', row_dice: null }) as Event;
const viewOf = (more: object): View =>
  ({
    number: 2,
    rough: ['dead_zone', 'made_to_order', 'tough_trip'],
    dead_column: 7,
    board: {
      columns: [
        [6, 2],
        [7, 2],
        [8, 2],
      ],
    },
    flight: {},
    ships: [],
    viewer: 0,
    ...more,
  }) as unknown as View;

beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});

describe('the strip', () => {
  test('says of each card what it means in this flight, and each has a note, a sentence and an example', () => {
    const notes = roadNotes(viewOf({}), '');
    expect(notes).toEqual({ dead_zone: 'column 6–8', made_to_order: '18 parts of your own', tough_trip: '3 more of level III' });
    for (const card of Object.keys(ROUGH)) {
      const key = card.replaceAll('_', '-');
      for (const one of [`gt-rough-${key}`, `gt-rough-${key}-what`, `gt-rough-${key}-note`, `gt-example-rough-${key}`])
        expect(has(one), one).toBe(true);
    }
  });

  test('marks the card that took the place of the nasty surprise, in this round only', () => {
    const line = (event: object) => ({ number: 1, at: 0, event: event as Event });
    const drawn = line({ event: 'rough_drawn', cards: ['bad_luck'], replaces: 'nasty_surprise' });
    const began = line({ event: 'round_began' });
    expect(surpriseOf([began, drawn])).toBe('bad_luck');
    expect(surpriseOf([began, drawn, began])).toBe('');
    expect(roadNotes(viewOf({ rough: ['bad_luck'] }), 'bad_luck').bad_luck).toContain('Nasty surprise');
  });

  test('bad luck throws again for the same meteor, which keeps its number', () => {
    const thrown = ['GT-HIT-02', 'GTX-ROUGH-42', 'GTX-ROUGH-42', 'GT-HIT-02'].map(rolled);
    const numbers = thrown.map((_, i) => thrown.slice(0, i + 1).reduce(apply, begin(viewOf({}))).scene.hazard);
    expect(numbers).toEqual([1, 1, 1, 2]);
  });

  test('big baddies are measured with what they rolled', () => {
    const told = [
      { event: 'revealed', card: 'III-slavers-1' },
      { event: 'reinforced', rule: 'GTX-ROUGH-41', dice: [2, 5], more: 2 },
      { event: 'announced', seat: 1, what: 'cannons', value: 16 },
    ] as Event[];
    expect(counted(told.reduce(apply, begin(viewOf({}))))?.beat).toBe(2 * (8 + 2));
    const hunted = [{ event: 'revealed', card: 'evil-bounty_hunters-1' }, ...told.slice(1)] as Event[];
    expect(counted(hunted.reduce(apply, begin(viewOf({ number: 3 }))))?.beat).toBe(2 * (9 + 2));
  });

  test('lights the card by whose rule a step happens, or that a question is about', () => {
    expect(roadNow(stepOf('roll', rolled('GTX-ROUGH-22')), viewOf({}), [])).toBe('space_junk');
    expect(roadNow(stepOf('roll', rolled('GT-HIT-02')), viewOf({ flight: { cause: 'GTX-ROUGH-22' } }), [])).toBe('');
    expect(roadNow(null, viewOf({ flight: { cause: 'GTX-ROUGH-31' } }), [])).toBe('union_ship');
    expect(roadNow(null, viewOf({ rough: ['defective_connectors'] }), [{ do: 'shed', cell: 1 }])).toBe('defective_connectors');
    const asked = { ships: [{ seat: 0, question: { kind: 'payment' } }] };
    expect(roadNow(null, viewOf({ ...asked, rough: ['weak_batteries'] }), [])).toBe('weak_batteries');
    expect(roadNow(null, viewOf(asked), [])).toBe(''); // a booster is paid with two as well
    expect(roadOf('GTX-ROUGH-51')).toBe('remorseless_fate');
  });
});

test('a step that a rough road makes is told with its name', () => {
  const shown = { view: viewOf({}), scene: {} } as never;
  expect(titleOf(stepOf('roll', rolled('GTX-ROUGH-22')), shown, room, 0)).toMatch(/^Space junk: /);
  expect(titleOf(stepOf('roll', rolled('GT-HIT-02')), shown, room, 0)).not.toContain('Space junk');
});
