// Cosmobureau: everything that is pressed or held says what it is, and holding presses nothing.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games';
import { about, tells } from '../src/games/cosmobureau/about';
import type { View } from '../src/games/cosmobureau/words';
import { LANGUAGES, setLanguage } from '../src/text';
import { GAMES, MISSING } from './recorded';

const frames = GAMES.find((game) => game.name === 'cosmobureau')!.frames;
const view = frames[frames.length >> 1].view as View;
const THINGS = [
  ...view.ships[0].cells.map((one) => `cell:${one.cell}`),
  ...view.universe.map((one) => `tile:${one.tile}`),
  ...view.rooms.map((_, room) => `room:${room}`),
  ...view.ships[0].offices.map((one) => `office:${one.office}`),
  ...view.queue.map((one) => `agent:${one.agent}`),
  'space:',
  'store:',
];

beforeAll(() => loadGame('cosmobureau'));

test.each(LANGUAGES)('everything on the table is explained in words: %s', async (language) => {
  await setLanguage(language);
  for (const thing of THINGS) {
    const said = about(thing, view, 0);
    expect(said?.rows.length, thing).toBeGreaterThan(0);
    for (const { picture, words } of said!.rows) {
      expect(picture, thing).toContain('<svg');
      expect(words, thing).not.toMatch(MISSING);
      expect(words, thing).not.toContain('{');
    }
  }
});

describe('holding', () => {
  function board() {
    vi.useFakeTimers();
    document.body.innerHTML = '<div><button data-about="cell:r1c1">a</button><i data-about="store:" data-tells>b</i></div>';
    const told: (string | null)[] = [];
    const pressed = vi.fn();
    const root = document.body.firstElementChild as HTMLElement;
    tells(root, (thing) => told.push(thing));
    const [button, store] = [...root.children] as HTMLElement[];
    button.addEventListener('click', pressed);
    return { told, pressed, button, store };
  }
  const down = (node: Element) => node.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));

  test('a thing tells of it and does not press it', () => {
    const { told, pressed, button } = board();
    down(button);
    vi.advanceTimersByTime(600);
    button.click();
    expect(told).toEqual(['cell:r1c1']);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a short press is a press; what is good for nothing else tells at once', () => {
    const { told, pressed, button, store } = board();
    down(button);
    button.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    button.click();
    expect(pressed).toHaveBeenCalledOnce();
    store.click();
    expect(told).toEqual([null, 'store:']);
  });
});
