// After a flight: the result, the way to the next round, and what coming back shows.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fillFrame, type Seen } from '../src/api';
import module from '../src/games/galaxy_trucker';
import Board from '../src/games/galaxy_trucker/Board.svelte';
import type { View } from '../src/games/galaxy_trucker/catalog';
import type { Choice } from '../src/games/galaxy_trucker/words';
import { stage } from '../src/games/stage.svelte';
import { needTexts, t } from '../src/text';
import type { Frame, RoomInfo } from '../src/wire';
import evening from './frames/galaxy_trucker_evening.json';
import { GAMES, MISSING, speakEnglish } from './recorded';

const frames = (evening as unknown as { frames: Frame[] }).frames.map(fillFrame);
const [flight, result, race, over] = frames;
const viewOf = (frame: Seen<Frame>): View => frame.view as View;
const recorded = GAMES.find((game) => game.name === 'galaxy_trucker')!.room;
const person = recorded.seats[0];
const room: RoomInfo = {
  ...recorded,
  seats: ['Ada', 'Belka', 'Strelka'].map((name, seat) => ({ ...person, seat, name, kind: seat ? 'bot' : 'person' })),
};
let shown: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const propsOf = (frame: Seen<Frame>, view: View = viewOf(frame)) => ({
  view,
  choices: frame.choices as Choice[],
  previewOf: () => null,
  me: 0,
  room,
  log: [],
  act: vi.fn(),
  why: () => Promise.resolve(null),
  refusal: null,
  live: true,
  deadline: frame.deadline,
  toMove: frame.to_move,
  now: () => 0,
});

function show(frame: Seen<Frame>, view?: View) {
  const props = $state(propsOf(frame, view));
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}
const all = (selector: string): Element[] => [...document.body.querySelectorAll(selector)];
const words = (selector: string): string => (document.body.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the result of a round', () => {
  test('shows all ships as they landed, mine first, with an outline for every lost part', () => {
    show(result);
    const view = viewOf(result);
    const ships = all('.scene li');
    expect(ships).toHaveLength(3);
    expect(ships[0].textContent).toContain('You');
    for (const landing of view.landings ?? []) {
      const mine = ships.find((one) => one.textContent?.includes(landing.seat ? room.seats[landing.seat].name : 'You'))!;
      expect(mine.querySelectorAll('.part')).toHaveLength(landing.landed.length);
      expect(mine.querySelectorAll('.was')).toHaveLength(landing.launched.length - landing.landed.length);
    }
    expect(document.body.textContent).not.toMatch(MISSING);
  });

  test('has a line of money with a point for every card and the landing', () => {
    show(result);
    const cards = viewOf(result).landings![0].cards!;
    expect(all('.chart title').map((one) => one.textContent)).toHaveLength(cards.length);
    expect(all('.chart circle[stroke]')).toHaveLength(cards.length + 1);
  });

  test('says what it brought me, and counts what was lost to what', () => {
    show(result);
    const mine = viewOf(result).reports!.find((one) => one.seat === 0)!;
    const sum = mine.earned + mine.arrival + mine.beauty + mine.goods - mine.losses;
    expect(words('dl .sum')).toContain(sum < 0 ? `−${-sum}` : sum ? `+${sum}` : '0');
    expect(words('.side')).toContain('Parts that came home');
  });

  test('is called by its own round, not by the next one', () => {
    expect(module.headline(viewOf(result), t)[0]).toBe('Round 1 of 2, class I');
  });

  test('waits for everybody: a button, and who is ready', () => {
    const props = show(result);
    expect(words('footer.bar')).toContain('It starts when all are ready');
    expect(all('.readies .yes')).toHaveLength(viewOf(result).ships.filter((ship) => ship.seat && ship.ready).length);
    (all('footer.bar .primary')[0] as HTMLElement).click();
    expect(props.act).toHaveBeenCalledWith({ do: 'ready' });
  });
});

test('the end shows every round by its lines, and places by credits', () => {
  show(over);
  expect(words('.end.over h1')).not.toBe('');
  expect(all('tr.round')).toHaveLength(2);
  expect(words('tfoot')).toContain(String(viewOf(over).ships[0].credits));
  expect(document.body.textContent).not.toMatch(MISSING);
});

describe('coming back', () => {
  test('finds the running race, not the page of the round before', () => {
    const props = show(flight);
    Object.assign(props, propsOf(race));
    flushSync();
    expect(viewOf(race).reports!.length).toBeGreaterThan(0);
    expect(all('.end')).toHaveLength(0);
    expect(all('.dock').length).toBeGreaterThan(0);
  });

  test('whoever watched the round end still sees its result where the next one begins at once', () => {
    const props = show(flight);
    const fresh = viewOf(race).ships.map((ship) => ({ ...ship, parts: ship.parts.slice(0, 1) }));
    Object.assign(props, propsOf(race, { ...viewOf(race), ships: fresh }));
    flushSync();
    expect(all('.end')).toHaveLength(1);
    expect(module.headline(stage.view as View, t)).toEqual(['Round 1 of 2, class I', 'Landed']);
    expect(words('footer.bar .title')).toBe('Round 2 of 2 comes next: class II');
    (all('footer.bar .primary')[0] as HTMLElement).click();
    flushSync();
    expect([all('.end'), stage.view]).toEqual([[], null]);
  });
});

describe('a pause', () => {
  const wishing = (seat: number | null): View => ({
    ...viewOf(race),
    mode: 'realtime',
    ships: viewOf(race).ships.map((ship) => ({ ...ship, wants_pause: ship.seat === seat })),
  });
  const asked = (on: boolean): Seen<Frame> => ({ ...race, choices: [{ do: 'pause', on }] as Choice[] as never });

  test('is asked for', () => {
    show(asked(true), wishing(null));
    expect(words('footer.bar')).toContain('Ask for a pause');
    expect(all('aside[role=status]')).toHaveLength(0);
  });
  test('of somebody else is seen, and can be agreed to', () => {
    const props = show(asked(true), wishing(1));
    expect(words('aside[role=status]')).toContain('Belka');
    const agree = all('aside[role=status] button')[0] as HTMLElement;
    expect(agree.textContent).toContain('Agree');
    agree.click();
    expect(props.act).toHaveBeenCalledWith({ do: 'pause', on: true });
  });
  test('of mine says who has not agreed, and the button takes the wish back', () => {
    show(asked(false), wishing(0));
    expect(words('aside[role=status]')).toContain('Belka and Strelka');
    expect(words('footer.bar')).toContain('No pause after all');
    expect(words('footer.bar')).not.toContain('Go on building');
  });
  test('covers the ships, and nothing is said of what they have or lack', () => {
    show(asked(false), { ...wishing(0), build: { ...viewOf(race).build, paused: true } });
    expect(words('.lacks')).toBe('');
  });
});
