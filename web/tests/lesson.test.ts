// The lesson: what it teaches is true, every answer is answered, and it knows where somebody stopped.
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games';
import { facts, type PartView } from '../src/games/galaxy_trucker/catalog';
import Lesson from '../src/games/galaxy_trucker/lesson/Lesson.svelte';
import { BOARD, STEPS, type Step } from '../src/games/galaxy_trucker/lesson/script';
import { LANGUAGES, setLanguage } from '../src/text';
import { MISSING, speakEnglish } from './recorded';

const BESIDE = [-16, 1, 16, -1]; // front, right, rear, left
let page: Record<string, unknown> | null = null;

const open = (): void => {
  page = mount(Lesson, { target: document.body });
  flushSync();
};
const close = async (): Promise<void> => {
  if (page) await unmount(page);
  page = null;
};
const words = (): string => document.body.textContent ?? '';
const settle = async (): Promise<void> => {
  flushSync();
  await tick();
  flushSync();
};
async function press(selector: string, text = ''): Promise<void> {
  const found = [...document.querySelectorAll(selector)].find((one) => one.textContent?.includes(text));
  expect(found, `${selector} ${text}`).toBeDefined();
  found!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
}
const next = (): Promise<void> => press('.foot .primary');

/** Everything that can be answered in a step, as a press. */
function answersOf(step: Step): { key: string; give: () => Promise<void> }[] {
  const squares = Object.entries(step.squares ?? {}).map(([cell, key]) => ({ key, give: () => press(`[data-cell="${cell}"]`) }));
  const offset = (): number => document.querySelectorAll('.foot button.small').length;
  const buttons = (step.answers ?? []).map(({ key }, i) => ({
    key,
    give: async () => {
      document.querySelectorAll<HTMLElement>('.foot button')[i + offset()].click();
      await settle();
    },
  }));
  return [...squares, ...buttons];
}
async function solve(step: Step): Promise<void> {
  await answersOf(step)
    .find((one) => one.key === step.right)!
    .give();
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
  await speakEnglish();
  await loadGame('galaxy_trucker');
});
beforeEach(() => localStorage.clear());
afterEach(close);

describe('what it teaches is true', () => {
  const sidesOf = (part: PartView): number[] => [0, 1, 2, 3].map((side) => facts(part.tile).sides[(side - (part.turns ?? 0) + 4) % 4]);
  const isGood = (one: number, other: number): boolean => (one && other ? one === other || one === 3 || other === 3 : one === other);
  /** The seams of a part with its neighbours, each as good or not. */
  function seams(part: PartView, parts: readonly PartView[]): boolean[] {
    return BESIDE.flatMap((step, side) => {
      const other = parts.find((one) => one.cell === part.cell + step);
      return other ? [isGood(sidesOf(part)[side], sidesOf(other)[(side + 2) % 4])] : [];
    });
  }
  test.each(STEPS)('the ship of $key holds together', ({ parts, after = parts }) => {
    for (const ship of [parts, after]) for (const part of ship) expect(seams(part, ship), part.tile).not.toContain(false);
    for (const part of after) expect(BOARD.cells).toContain(part.cell);
  });
  test.each(STEPS.filter((step) => step.held))('of the squares in $key only the right one fits', ({ parts, held, squares, right }) => {
    for (const [cell, key] of Object.entries(squares!)) {
      const joins = seams({ cell: Number(cell), ...held! }, parts);
      expect(joins.length > 0 && !joins.includes(false), key).toBe(key === right);
    }
  });
  test.each(STEPS)('$key has one right answer', (step) => {
    expect(answersOf(step).filter((one) => one.key === step.right)).toHaveLength(1);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));
  test('every answer is answered in words, and only the right one goes on', async () => {
    open();
    for (const [i, step] of STEPS.entries()) {
      const [right, wrong] = [true, false].map((is) => answersOf(step).filter((one) => (one.key === step.right) === is));
      for (const { give } of wrong) {
        await give();
        expect(document.querySelector('.verdict')!.textContent!.length).toBeGreaterThan(20);
        expect(document.querySelector('.foot .primary')).toBeNull();
      }
      await right[0].give();
      expect(document.querySelector('.verdict')!.textContent!.length).toBeGreaterThan(20);
      expect(words()).not.toMatch(MISSING);
      if (i < STEPS.length - 1) await next();
    }
    expect(document.querySelectorAll('.steps .done')).toHaveLength(STEPS.length);
  });
});

describe('where somebody is', () => {
  beforeAll(() => setLanguage('en'));
  const title = (): string => document.querySelector('h2')!.textContent!;

  test('a step back is always there, but for the first', async () => {
    open();
    expect(words()).not.toContain('Back');
    await solve(STEPS[0]);
    await next();
    expect(title()).toBe('Engines blow backwards');
    await press('.foot button', 'Back');
    expect(title()).toBe('Plugs must match');
  });
  test('whoever comes back goes on where they were', async () => {
    open();
    await solve(STEPS[0]);
    await next();
    await close();
    open();
    expect(title()).toBe('Engines blow backwards');
  });
  test('whoever has finished begins again', async () => {
    open();
    for (const [i, step] of STEPS.entries()) {
      await solve(step);
      if (i < STEPS.length - 1) await next();
    }
    expect(words()).toContain('Fly the learning flight');
    await close();
    open();
    expect(title()).toBe('Plugs must match');
  });
  test('keys do: a square answers Enter, and the focus is on what comes next', async () => {
    open();
    const square = document.querySelector<SVGElement>('[data-cell="71"]')!;
    expect(square.getAttribute('tabindex')).toBe('0');
    square.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
    expect(document.activeElement?.textContent).toContain('Next');
    await next();
    expect(document.activeElement?.tagName).toBe('H2');
  });
});
