// What is kept for when there is no connection: my finished games, a few, and nothing else.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptTables, replayOf, tableOf } from '../src/offline';

class FakeCache {
  private kept = new Map<string, Response>();
  keys = async () => [...this.kept.keys()];
  match = async (path: string) => this.kept.get(path)?.clone();
  put = async (path: string, response: Response) => void this.kept.set(path, response);
  delete = async (path: string) => this.kept.delete(path);
}

const room = (id: string, more = {}) => ({ id, game: 'crew', status: 'over', you: 0, seats: [], updated: Number(id), ...more });
let answer: (path: string) => unknown;

beforeEach(() => {
  const cache = new FakeCache();
  vi.stubGlobal('caches', { open: async () => cache, match: (path: string) => cache.match(path) });
  vi.stubGlobal('fetch', async (path: string) => {
    const body = answer(path);
    if (body === null) throw new TypeError('no connection');
    return new Response(JSON.stringify(body));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const replayed =
  (more = {}, filling = '') =>
  (path: string) => ({ room: room(path.split('/')[3], more), viewer: -3, steps: [], filling });
const ids = async () => (await keptTables()).map((one) => one.id);

test('a finished game of mine can be looked at without a connection', async () => {
  answer = replayed();
  await replayOf('7', 'all');
  await vi.waitFor(async () => expect(await ids()).toEqual(['7']));
  answer = () => null;
  expect((await tableOf('7')).status).toBe('over');
  expect((await replayOf('7', 'all')).room.id).toBe('7');
  await expect(replayOf('7', '1')).rejects.toThrow('offline');
  await expect(tableOf('8')).rejects.toThrow('offline');
});

test('nothing is kept of games that run, of others, or of one seat', async () => {
  for (const [more, as] of [
    [{ status: 'running' }, 'all'],
    [{ you: null }, 'all'],
    [{}, '0'],
  ] as const) {
    answer = replayed(more);
    await replayOf('7', as);
  }
  await new Promise((go) => setTimeout(go, 20));
  expect(await ids()).toEqual([]);
});

test('a dozen games are kept, and not too much of them', async () => {
  answer = replayed();
  for (let n = 1; n <= 14; n += 1) {
    await replayOf(String(n), 'all');
    await vi.waitFor(async () => expect(await ids()).toContain(String(n)));
  }
  await vi.waitFor(async () => expect(await ids()).toHaveLength(12));
  answer = replayed({}, 'x'.repeat(5_900_000));
  for (const id of ['15', '16', '17']) {
    await replayOf(id, 'all');
    await vi.waitFor(async () => expect(await ids()).toContain(id));
  }
  await vi.waitFor(async () => expect(await ids()).toEqual(['17', '16']));
});
