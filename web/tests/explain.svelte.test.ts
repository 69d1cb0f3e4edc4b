// Every component and every card is explained, where it lies, in every language.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games';
import { facts, TILES, type PartView } from '../src/games/galaxy_trucker/catalog';
import Ship from '../src/games/galaxy_trucker/draw/Ship.svelte';
import { BOARD } from '../src/games/galaxy_trucker/lesson/script';
import Tiles from '../src/games/galaxy_trucker/pages/Tiles.svelte';
import { HOVER_MS, PRESS_MS } from '../src/games/galaxy_trucker/parts/explaining.svelte';
import { explanation, type Card } from '../src/games/galaxy_trucker/parts/explanation';
import { LANGUAGES, setLanguage } from '../src/text';
import { MISSING, speakEnglish } from './recorded';

const written = readFileSync('../kosmodrom/games/galaxy_trucker/data/cards.toml', 'utf-8');
const CARDS = Object.entries(parse(written) as unknown as Record<string, Omit<Card, 'id'>>).map(([id, card]) => ({ id, ...card }) as Card);

beforeAll(async () => {
  await speakEnglish();
  await loadGame('galaxy_trucker');
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));
  const isWhole = (thing: Parameters<typeof explanation>[0]): void => {
    const told = explanation(thing)!;
    const { name, what, example, picture } = told;
    for (const words of [name, what, example, ...told.facts]) expect(words).not.toMatch(MISSING);
    expect(what.length).toBeGreaterThan(20);
    expect(example.length).toBeGreaterThan(20);
    expect(picture).toContain('<svg');
  };
  test('every component says what it does, how its sides are, and shows an example', () => {
    for (const tile of Object.keys(TILES)) {
      isWhole({ tile });
      expect(explanation({ tile })!.drawn, facts(tile).kind).toContain('<svg');
    }
  });
  test('every card says what it does, with its own numbers', () => {
    for (const card of CARDS) isWhole({ card });
    const smugglers = CARDS.find((card) => card.kind === 'smugglers')!;
    expect(explanation({ card: smugglers })!.example).toContain(String(smugglers.strength));
  });
});

describe('what this very component can do', () => {
  beforeAll(speakEnglish);
  const told = (...given: Parameters<typeof explanation>): string => explanation(...given)!.facts.join('. ');
  test('a battery says how much is left', () => {
    expect(told({ tile: 'BAT3-01', part: { cell: 0, tile: 'BAT3-01', batteries: 1 } })).toContain('1 of 3');
  });
  test('a hold says what lies in it', () => {
    expect(told({ tile: 'CAR2-01', part: { cell: 0, tile: 'CAR2-01', goods: ['yellow'] } })).toContain('yellow cube');
  });
  test('sides are told as the component lies now', () => {
    expect(told({ tile: 'CAB-04' })).toContain('front smooth, right single, rear double, left universal');
    expect(told({ tile: 'CAB-04', turns: 1 })).toContain('front universal, right smooth, rear single, left double');
  });
});

describe('the note', () => {
  let page: Record<string, unknown>;
  const note = (): string => document.querySelector('.explain')?.textContent ?? '';
  const first = (): HTMLElement => document.querySelector<HTMLElement>('[data-explained]')!;
  let at = 0; // where the mouse is: it moves with every event
  const point = (name: string, target: EventTarget, more: PointerEventInit = {}): void => {
    at += 1;
    target.dispatchEvent(new PointerEvent(name, { bubbles: true, isPrimary: true, pointerType: 'mouse', clientX: at, ...more }));
    flushSync();
  };
  const wait = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  beforeEach(async () => {
    await speakEnglish();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
    vi.useFakeTimers();
    page = mount(Tiles, { target: document.body });
    flushSync();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await unmount(page);
  });

  test('comes when the mouse rests on a component, and goes when it leaves', () => {
    point('pointerover', first());
    wait(HOVER_MS - 50);
    expect(note()).toBe('');
    wait(100);
    expect(note()).toContain('pilot cabin');
    expect(first().getAttribute('aria-describedby')).toBe(document.querySelector('.explain')!.id);
    point('pointerover', document.body);
    wait(400);
    expect(note()).toBe('');
    expect(first().hasAttribute('aria-describedby')).toBe(false);
  });
  test('goes at Escape, which then closes nothing else', () => {
    const closes = vi.fn();
    document.addEventListener('keydown', closes);
    point('pointerover', first());
    wait(HOVER_MS + 50);
    first().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(note()).toBe('');
    expect(closes).not.toHaveBeenCalled();
    document.removeEventListener('keydown', closes);
  });
  test('does not come when a component appears under a mouse that rests', () => {
    point('pointermove', document.body, { clientX: 7 });
    point('pointerover', first(), { clientX: 7 });
    wait(HOVER_MS + 50);
    expect(note()).toBe('');
  });
  test('stays away from a hand that presses and drags', () => {
    point('pointerover', first());
    point('pointerdown', first());
    wait(HOVER_MS + 50);
    point('pointerover', first(), { buttons: 1 });
    wait(HOVER_MS + 50);
    expect(note()).toBe('');
  });
  test('comes to a finger that stays, and the press does nothing else', () => {
    const pressed = vi.fn();
    first().addEventListener('click', pressed);
    point('pointerdown', first(), { pointerType: 'touch' });
    wait(PRESS_MS + 50);
    expect(note()).toContain('pilot cabin');
    point('pointerup', first(), { pointerType: 'touch' });
    first().click();
    expect(pressed).not.toHaveBeenCalled();
    expect(note()).toContain('pilot cabin');
    point('pointerdown', document.body, { pointerType: 'touch' });
    expect(note()).toBe('');
    first().click();
    expect(pressed).toHaveBeenCalledOnce();
  });
  test('does not come to a finger that drags', () => {
    point('pointerdown', first(), { pointerType: 'touch', clientX: 0 });
    point('pointermove', first(), { pointerType: 'touch', clientX: 30 });
    wait(PRESS_MS + 50);
    expect(note()).toBe('');
  });
});

test('arrow keys go from component to component on a ship that flies', async () => {
  const part = (cell: number, tile: string): PartView => ({ cell, tile });
  const props = { board: BOARD, parts: [part(69, 'START-red'), part(70, 'CAB-04')], colour: 0 };
  const ship = mount(Ship, { target: document.body, props });
  flushSync();
  const root = document.querySelector<SVGElement>('.ship')!;
  const place = (cell: number, left: number): void => {
    const rect = { left, top: 0, width: 10, height: 10 } as DOMRect;
    vi.spyOn(root.querySelector(`.part[data-cell="${cell}"]`)!, 'getBoundingClientRect').mockReturnValue(rect);
  };
  place(69, 0);
  place(70, 20);
  expect(root.getAttribute('tabindex')).toBe('0');
  const cells = ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft'].map((key) => {
    const from = root.contains(document.activeElement) ? document.activeElement! : root;
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return (document.activeElement as SVGElement).dataset.cell;
  });
  expect(cells).toEqual(['69', '70', '70', '69']);
  await unmount(ship);
});
