// The rules of Galaxy Trucker in plain words: whole, in every language, open at what is on screen.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games';
import { TILES } from '../src/games/galaxy_trucker/catalog';
import { SPECIALISTS } from '../src/games/galaxy_trucker/draw/expansion/specialists';
import { chapters } from '../src/games/galaxy_trucker/handbook/handbook';
import { BONUS, EVIL, ROUGH } from '../src/games/galaxy_trucker/printed';
import Marked from '../src/parts/Marked.svelte';
import RuleBook from '../src/parts/RuleBook.svelte';
import { LANGUAGES, setLanguage } from '../src/text';
import { MISSING, speakEnglish } from './recorded';

const written = readFileSync('../kosmodrom/games/galaxy_trucker/data/cards.toml', 'utf-8');
const CARDS = Object.values(parse(written) as unknown as Record<string, { kind: string }>);
const THINGS = new Set([
  ...[...CARDS, ...Object.values(EVIL), ...Object.values(BONUS)].map(({ kind }) => `card-${kind}`),
  ...Object.values(TILES).map(({ kind }) => `kind-${kind}`),
  ...Object.keys(ROUGH).map((name) => `rough-${name}`),
  ...SPECIALISTS.map((name) => `specialist-${name}`),
]);

beforeAll(async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  await loadGame('galaxy_trucker');
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));
  test('every component and every card has its entry, with a picture', () => {
    const entries = chapters().flatMap((chapter) => chapter.entries);
    for (const thing of THINGS) expect(entries.find((one) => one.id === thing)?.picture, thing).toContain('<svg');
  });
  test('nothing is missing, and nothing speaks to engineers', () => {
    for (const { title, sentences, entries } of chapters()) {
      for (const words of [title, ...sentences, ...entries.map((one) => one.text)]) {
        expect(words).not.toMatch(MISSING);
        expect(words).not.toMatch(/\*|GT-[A-Z]+|`/);
      }
    }
  });
});

async function opened(props: { rule?: string; entry?: string }): Promise<HTMLElement> {
  const target = document.createElement('div');
  const book = mount(RuleBook, { target, props: { game: 'galaxy_trucker', ...props } });
  await loadGame('galaxy_trucker');
  await tick();
  flushSync();
  const seen = target.cloneNode(true) as HTMLElement;
  await unmount(book);
  return seen;
}

describe('the drawer', () => {
  beforeAll(speakEnglish);
  test('opens at the card on screen', async () => {
    const book = await opened({ entry: 'card-planets' });
    expect(book.querySelector('.wanted b')?.textContent).toBe('Planets');
  });
  test('opens at the chapter of the moment', async () => {
    const book = await opened({ entry: 'phase-inspection' });
    expect(book.querySelector('.wanted h3')?.textContent).toBe('Inspection');
  });
  test('has the numbered sentences one press further, and at once where one of them is asked for', async () => {
    const plain = await opened({});
    expect(plain.querySelector('input[type=search]')).toBeNull();
    expect(plain.textContent).toContain('Every rule, numbered');
    const exact = await opened({ rule: 'GT-CARD-PLAN-01' });
    expect(exact.querySelector('input[type=search]')).not.toBeNull();
  });
});

test('a rule shows no raw asterisks', () => {
  const target = document.createElement('div');
  const text = 'Directions: *front* is away, a **Choice**; 2 * 3 stays.';
  void mount(Marked, { target, props: { text } });
  expect(target.textContent).toBe('Directions: front is away, a Choice; 2 * 3 stays.');
  expect(target.querySelector('em')?.textContent).toBe('front');
});
