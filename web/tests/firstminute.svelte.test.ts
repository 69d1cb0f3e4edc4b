// The first minutes of The Crew and Cosmobureau: what a table says, asks twice, and keeps in its place.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games';
import { didParts } from '../src/games/cosmobureau/log';
import { turnsSince } from '../src/games/cosmobureau/turns';
import MissionPanel from '../src/games/crew/table/MissionPanel.svelte';
import { whole } from '../src/games/crew/missions';
import { spoken } from '../src/games/crew/mission';
import { verdictSentence } from '../src/games/crew/verdict';
import { PACED } from '../src/games/galaxy_trucker/presets';
import { me } from '../src/me.svelte';
import Guide from '../src/parts/Guide.svelte';
import Pace from '../src/parts/Pace.svelte';
import SettingsList from '../src/parts/SettingsList.svelte';
import Log from '../src/table/Log.svelte';
import type { Cosmobureau, Crew, LogLine, RoomInfo } from '../src/wire';
import { GAMES, logUntil, speakEnglish } from './recorded';

const gameOf = (name: string) => GAMES.find((one) => one.name === name)!;
const crew = gameOf('crew');
const cosmobureau = gameOf('cosmobureau');
const bots = (room: RoomInfo): RoomInfo => ({
  ...room,
  you: 0,
  status: 'running',
  seats: room.seats.map((seat, n) => ({ ...seat, kind: n ? 'bot' : 'person', host: false })),
});

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
  await speakEnglish();
  await Promise.all(['crew', 'cosmobureau', 'galaxy_trucker'].map(loadGame));
}, 60_000);

function draw<Props extends Record<string, unknown>>(part: Component<Props>, props: Props) {
  document.body.replaceChildren();
  const page = mount(part, { target: document.body, props });
  flushSync();
  const press = (words: string): void => {
    [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(words))!.click();
    flushSync();
  };
  return { press, close: () => unmount(page) };
}

describe('the pace of the bots', () => {
  const open = (room: RoomInfo, module: object | null = null) => {
    const send = vi.fn();
    draw(Pace as unknown as Component<Record<string, unknown>>, { store: { send }, room, module });
    return { send, select: document.querySelector('select') };
  };
  test('is for whoever is alone with bots, also if they are not the host', () => {
    const { send, select } = open(bots(crew.room));
    select!.value = 'at_once';
    select!.dispatchEvent(new Event('change', { bubbles: true }));
    expect(send.mock.calls).toEqual([[{ type: 'set_pace', pace: 'at_once' }]]);
  });
  test('is read, not changed, by a guest among people', () => {
    const room = bots(crew.room);
    const { select } = open({ ...room, seats: room.seats.map((seat) => ({ ...seat, kind: 'person' })) });
    expect(select).toBeNull();
    expect(document.body.textContent).toContain('Bots move at the usual pace');
  });
  test('is one word with the pace at which a flight is shown', () => {
    const room = { ...bots(gameOf('galaxy_trucker').room), status: 'open' as const, options: { pace: 'usual', rounds: '1' } };
    const { send, select } = open(room, { paced: PACED });
    expect(document.body.textContent).toContain('The flight is shown and bots move');
    select!.value = 'at_once';
    select!.dispatchEvent(new Event('change', { bubbles: true }));
    expect(send.mock.lastCall![0]).toEqual({ type: 'configure', options: { pace: 'none', rounds: '1' } });
    expect(PACED.at('calm', { build_mode: 'turns' })).toEqual({});
  });
});

describe('The Crew', () => {
  const view = crew.frames[0].view as Crew.View;
  const mission = whole(view.mission);
  const panel = (alone: boolean) => {
    const giveUp = vi.fn();
    return {
      giveUp,
      ...draw(MissionPanel as unknown as Component<Record<string, unknown>>, { view: { ...view, verdict: null }, mission, alone, giveUp }),
    };
  };
  test('asks twice before an attempt is given up alone', () => {
    const { giveUp, press } = panel(true);
    press('Give up this attempt');
    expect(giveUp).not.toHaveBeenCalled();
    press('No');
    press('Give up this attempt');
    press('Yes, give up');
    expect(giveUp).toHaveBeenCalledOnce();
  });
  test('proposes it at once to others, who have to agree', () => {
    const { giveUp, press } = panel(false);
    press('Propose to give up');
    expect(giveUp).toHaveBeenCalledOnce();
  });
  test('says «yours» of a task of mine that somebody else won', () => {
    me.seat = 2;
    const lost = { won: false, why: 'task_lost', trick: 1, cards: ['B3'], hands: [1, 2] } as unknown as Crew.Verdict;
    expect(spoken(verdictSentence(lost), (seat) => `Player ${seat}`)).toContain('but the task was yours');
    me.seat = null;
  });
  test('names a question for an undo once, however many have agreed', async () => {
    const asked = (number: number, waiting: number[]): LogLine =>
      ({ number, at: 0, event: { event: 'undo_asked', seat: 0, to: 3, waiting } }) as unknown as LogLine;
    const log = [asked(5, [1, 2, 3]), asked(6, [2, 3]), asked(7, [3])];
    draw(Log as unknown as Component<Record<string, unknown>>, { log, room: crew.room, view: undefined, module: await loadGame('crew') });
    expect(document.querySelectorAll('li')).toHaveLength(1);
  });
});

describe('Cosmobureau', () => {
  const log = logUntil(cosmobureau, cosmobureau.frames.length) as LogLine<Cosmobureau.Event>[];
  const began = (seat: number): LogLine<Cosmobureau.Event> =>
    ({ number: 0, at: 0, event: { event: 'turn_began', seat, turn: 2, rule: '' } }) as LogLine<Cosmobureau.Event>;
  test('tells whose turns were after my last one, and what they did', () => {
    const turns = [0, 1, 2, 0].map(began);
    expect(turnsSince(turns, 0).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(turnsSince(turns.slice(0, 3), 0).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(turnsSince(turns, null).at(-1)?.seat).toBe(0);
    const placed = log.find(({ event }) => event.event === 'agent_placed')!;
    expect(didParts(placed.event).join('')).toMatch(/ in r\dc\d/);
    expect(didParts(began(1).event)).toEqual([]);
  });
  test('keeps the place of the guide while there is nothing new to explain', () => {
    localStorage.removeItem('kosmodrom-test-guided');
    const props = $state({ name: 'test', topic: 'cosmobureau-guide-1-place', stays: true });
    draw(Guide as unknown as Component<Record<string, unknown>>, props);
    const said = document.querySelector('.guide p')!.textContent;
    props.topic = 'cosmobureau-guide-1-nothing';
    flushSync();
    expect(document.querySelector('.guide p')?.textContent).toBe(said);
  });
});

test('the settings show text size, motion and sounds in place', () => {
  draw(SettingsList as unknown as Component<Record<string, unknown>>, {});
  for (const words of ['Strelka plays blue 6', 'Show me', 'Victory']) expect(document.body.textContent).toContain(words);
});
