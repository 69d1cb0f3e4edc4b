// The lobby: tickets, and sentences only where they mean something.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import Options from '../src/games/galaxy_trucker/Options.svelte';
import { counts, PRESETS, type Plan } from '../src/games/galaxy_trucker/presets';
import { presetOf } from '../src/lobby/presets';
import { playNow } from '../src/play';
import type { TableStore } from '../src/store.svelte';
import Banners from '../src/table/Banners.svelte';
import { needTexts } from '../src/text';
import type { OptionInfo, RoomInfo } from '../src/wire';
import { GAMES, MISSING, speakEnglish } from './recorded';

const room = GAMES.find((game) => game.name === 'galaxy_trucker')!.room;
const whole = (name: string, least: number, most: number, usual: number): OptionInfo => ({
  name,
  default: usual,
  schema: { type: 'integer', minimum: least, maximum: most },
});
const SCHEMAS: OptionInfo[] = [
  { name: 'rounds', default: '123', schema: { enum: ['123', '12', '1', '2'] } },
  { name: 'learning_flight', default: false, schema: { type: 'boolean' } },
  { name: 'build_mode', default: 'realtime', schema: { enum: ['realtime', 'turns', 'untimed'] } },
  { name: 'validation', default: 'auto', schema: { enum: ['auto', 'classic', 'assist', 'strict'] } },
  { name: 'teams', default: 'none', schema: { enum: ['none', 'team', 'expert'] } },
  { name: 'bots_wait', default: false, schema: { type: 'boolean' } },
  { name: 'pace', default: 'none', schema: { enum: ['none', 'calm', 'usual', 'fast'] } },
  whole('hourglass_seconds', 10, 600, 90),
  whole('turn_hours', 1, 336, 24),
  whole('countdown_turns', 1, 20, 5),
  whole('solo_beauty', 0, 40, 4),
  whole('grab_budget', 0, 140, 0),
];
const race: Plan = { rounds: '123', learning: false, mode: 'realtime', seats: 4, bots: true, rough: 0, teams: false };

beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});

const MODULES: OptionInfo[] = [
  { name: 'new_technologies', default: false, schema: { type: 'boolean' } },
  { name: 'five_rules', default: 'five', schema: { enum: ['five', 'four_too'] } },
  { name: 'first_ship', default: 'I', schema: { enum: ['I', 'IA', 'both'] } },
  { name: 'second_ship', default: 'II', schema: { enum: ['II', 'IIA', 'both'] } },
];

describe('the Big Expansion', () => {
  function open(seats: number, options: Record<string, unknown>, preset = 'race') {
    const list = document.createElement('ul');
    document.body.append(list);
    const change = vi.fn();
    const props = { room, host: true, options, schemas: [...SCHEMAS, ...MODULES], seats, preset, change };
    const page = mount(Options, { target: list, props });
    flushSync();
    return { list, change, close: () => unmount(page) };
  }

  test('is one folded line that says what is used', () => {
    const { list, close } = open(3, { new_technologies: true, second_ship: 'IIA' });
    expect(list.querySelector('.head small')?.textContent).toBe('new technologies, class IIA');
    expect(list.textContent).not.toContain('The warehouse has');
    void close();
  });

  test('opens into a sentence for each module that counts here', () => {
    const { list, change, close } = open(4, {});
    list.querySelector<HTMLElement>('.head')!.click();
    flushSync();
    const picks = [...list.querySelectorAll<HTMLSelectElement>('.group ul select')];
    expect(picks).toHaveLength(4);
    picks[1].value = 'four_too';
    picks[1].dispatchEvent(new Event('change', { bubbles: true }));
    expect(change).toHaveBeenCalledWith({ five_rules: 'four_too' });
    void close();
  });

  test('is partly switched on by a fifth seat, and not offered to newcomers (GTX-NET-02, GTX-MIX-07)', () => {
    const five = open(5, {});
    expect(five.list.querySelector('.head small')?.textContent).toBe('new technologies, rules for five');
    five.list.querySelector<HTMLElement>('.head')!.click();
    flushSync();
    expect(five.list.querySelectorAll('.group ul select')).toHaveLength(2);
    void five.close();
    const first = open(4, {}, 'first');
    expect(first.list.querySelector('.group')).toBeNull();
    void first.close();
  });
});

describe('the modules of the expansion', () => {
  const ALL: OptionInfo[] = [
    ...MODULES,
    { name: 'evil_machinations', default: false, schema: { type: 'boolean' } },
    whole('rough_roads', 0, 5, 0),
    { name: 'bonus_cards', default: false, schema: { type: 'boolean' } },
  ];
  function open(options: Record<string, unknown>, more: Record<string, unknown> = {}) {
    const list = document.createElement('ul');
    document.body.append(list);
    const [change, roll] = [vi.fn(), vi.fn()];
    const props = { room, host: true, options, schemas: [...SCHEMAS, ...ALL], seats: 4, preset: 'big', change, roll, rolls: [], ...more };
    const page = mount(Options, { target: list, props });
    list.querySelector<HTMLElement>('.head')!.click();
    flushSync();
    return { list, change, roll, close: () => unmount(page) };
  }

  test('come with advice that forbids nothing (GTX-NET-05, GTX-MIX-02, GTX-MIX-06 to GTX-MIX-08)', () => {
    const { list, close } = open({ evil_machinations: true, rough_roads: 5 });
    expect(list.querySelectorAll('details p')).toHaveLength(4);
    expect([...list.querySelectorAll<HTMLSelectElement>('.group ul select')].some((one) => one.disabled)).toBe(false);
    expect(list.textContent).not.toMatch(MISSING);
    void close();
  });

  test('can be set at once, and who is not the host sees no buttons', () => {
    const { list, change, close } = open({ new_technologies: true, bonus_cards: true });
    const ways = [...list.querySelectorAll<HTMLButtonElement>('.ways button')];
    expect(ways.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false']);
    ways[2].click();
    expect(change.mock.lastCall![0]).toMatchObject({ evil_machinations: true, rough_roads: 2, first_ship: 'I', second_ship: 'II' });
    void close();
    const guest = open({}, { host: false });
    expect(guest.list.querySelector('.ways, .dice button')).toBeNull();
    void guest.close();
  });

  test('are decided by three to five dice, which all see (GTX-NET-07)', () => {
    const rolls = [
      { die: 2, option: 'second_ship', value: 'IIA' },
      { die: 3, option: 'rounds', value: '12a' },
      { die: 6, option: 'rough_roads', value: 1 },
    ];
    const { list, roll, close } = open({}, { rolls });
    expect([...list.querySelectorAll('.dice li b')].map((one) => one.textContent)).toEqual(['class IIA', 'class IIIa', 'rough road 1']);
    const select = list.querySelector<HTMLSelectElement>('.dice select')!;
    expect([...select.options].map((one) => one.value)).toEqual(['3', '4', '5']);
    select.value = '5';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    list.querySelector<HTMLButtonElement>('.dice button')!.click();
    expect(roll).toHaveBeenCalledWith(5);
    void close();
    const guest = open({}, { rolls, host: false });
    expect(guest.list.querySelectorAll('.dice li')).toHaveLength(3);
    void guest.close();
  });
});

describe('the handicap', () => {
  const ROADS: OptionInfo[] = [
    whole('rough_roads', 0, 5, 0),
    { name: 'handicap', default: [], schema: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 5 }, maxItems: 5 } },
  ];
  function open(options: Record<string, unknown>) {
    const list = document.createElement('ul');
    document.body.append(list);
    const change = vi.fn();
    const props = { room: { ...room, options }, host: true, options, schemas: [...SCHEMAS, ...ROADS], seats: 3, preset: 'race', change };
    const page = mount(Options, { target: list, props });
    list.querySelector<HTMLElement>('.head')!.click();
    flushSync();
    const picks = [...list.querySelectorAll<HTMLSelectElement>('.group ul select')];
    const pick = (select: HTMLSelectElement, value: string): void => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return { list, picks, pick, change, close: () => unmount(page) };
  }

  test('has a sentence only on rough roads, and none in a team game (GTX-NET-09)', () => {
    expect(counts('handicap', race)).toBe(false);
    expect(counts('handicap', { ...race, rough: 2 })).toBe(true);
    expect(counts('handicap', { ...race, rough: 2, teams: true })).toBe(false);
  });

  test('gives each seat a number from 0 to the level (GTX-NET-91)', () => {
    const alike = open({ rough_roads: 3, handicap: [] });
    expect(alike.picks).toHaveLength(2);
    expect(alike.list.querySelector('.head small')?.textContent).toBe('rough road 3');
    alike.pick(alike.picks[1], 'each');
    expect(alike.change).toHaveBeenCalledWith({ handicap: [3, 3, 3] });
    void alike.close();
    const each = open({ rough_roads: 3, handicap: [0, 2] });
    expect(each.picks.slice(2).map((one) => one.value)).toEqual(['0', '2', '3']);
    expect([...each.picks[2].options].map((one) => one.value)).toEqual(['0', '1', '2', '3']);
    each.pick(each.picks[3], '1');
    expect(each.change).toHaveBeenCalledWith({ handicap: [0, 1, 3] });
    each.pick(each.picks[0], '1');
    expect(each.change).toHaveBeenCalledWith({ rough_roads: 1, handicap: [0, 1] });
    expect(each.list.querySelector('.head small')?.textContent).toBe('rough road 3, handicap');
    expect(each.list.textContent).not.toMatch(MISSING);
    void each.close();
  });
});

describe('sentences', () => {
  test('appear only where they have an effect', () => {
    const shown = (plan: Plan): string[] => SCHEMAS.map((one) => one.name).filter((name) => counts(name, plan));
    expect(shown(race)).not.toContain('turn_hours');
    expect(shown(race)).not.toContain('countdown_turns');
    expect(shown(race)).not.toContain('solo_beauty');
    expect(shown(race)).not.toContain('bots_wait');
    expect(shown({ ...race, rounds: '2' })).not.toContain('learning_flight');
    expect(shown({ ...race, mode: 'turns' })).not.toContain('hourglass_seconds');
    expect(shown({ ...race, seats: 3 })).not.toContain('teams');
    expect(shown({ ...race, mode: 'untimed' })).toContain('bots_wait');
  });

  test('offer short lists of numbers, and say what «as the mode suggests» means', async () => {
    const list = document.createElement('ul');
    document.body.append(list);
    const props = { room, host: true, options: { build_mode: 'turns' }, schemas: SCHEMAS, seats: 1, preset: 'everything', change: vi.fn() };
    const page = mount(Options, { target: list, props });
    flushSync();
    for (const select of list.querySelectorAll('select')) expect(select.options.length).toBeLessThan(20);
    expect(list.textContent).toContain('marked while we build');
    expect(list.textContent).not.toContain('as the mode suggests');
    expect(list.textContent).not.toMatch(MISSING);
    await unmount(page);
  });
});

describe('a ticket', () => {
  test('is known by its options, also where some words differ', () => {
    for (const preset of PRESETS.filter((one) => one.options)) {
      expect(presetOf(PRESETS, [...SCHEMAS, ...MODULES], preset.options!)).toEqual({ preset, changed: false });
    }
    const mail = presetOf(PRESETS, [...SCHEMAS, ...MODULES], { build_mode: 'turns', turn_hours: 48 });
    expect([mail?.preset.name, mail?.changed]).toEqual(['mail', true]);
    expect(presetOf(PRESETS, [...SCHEMAS, ...MODULES], { teams: 'expert' })?.preset.name).toBe('everything');
  });
});

test('«Play now» seats cadets that wait for whoever is new', async () => {
  const sent: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    sent.push({ url: String(url), body: init?.body ?? '' });
    return Promise.reject(new Error('there is no server'));
  });
  localStorage.setItem('kosmodrom-name', 'Ada');
  const { visitor } = await import('../src/visitor.svelte');
  visitor.known = true;
  await playNow('galaxy_trucker');
  const table = JSON.parse(sent.find((one) => one.url.includes('/api/tables'))!.body) as {
    bots: string[];
    options: Record<string, unknown>;
  };
  expect(table.bots).toEqual(['cadet', 'cadet', 'cadet']);
  expect(table.options).toMatchObject({ learning_flight: true, bots_wait: true, pace: 'usual' });
});

describe('«Back again»', () => {
  const store = (): TableStore => {
    const fields = $state({ link: 'open', missed: 102, because: '', sending: 0, retryAt: null, now: null, news: null });
    return fields as unknown as TableStore;
  };
  const seated = (standIn: boolean): RoomInfo => ({
    ...room,
    you: 0,
    status: 'running',
    seats: room.seats.map((seat, at) => ({ ...seat, stand_in: standIn && at === 0 })),
  });

  test('goes away by itself', async () => {
    vi.useFakeTimers();
    const here = store();
    const page = mount(Banners, { target: document.body, props: { store: here, room: seated(false), over: true } });
    flushSync();
    expect(document.body.textContent).toContain('102');
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(here.missed).toBe(0);
    vi.useRealTimers();
    await unmount(page);
  });

  test('does not cover the way back to my seat', async () => {
    const page = mount(Banners, { target: document.body, props: { store: store(), room: seated(true), over: true } });
    flushSync();
    expect(document.querySelector('.banner.back')).toBeNull();
    expect(document.querySelector('.banner .primary')).not.toBeNull();
    await unmount(page);
  });
});
