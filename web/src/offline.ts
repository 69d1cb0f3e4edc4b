// My finished games, kept in this browser for when there is no connection. Nothing else that the server says is kept:
// no running table, nobody else's game, no secret.
import { ApiError, getReplay, getTable, type WholeReplay } from './api';
import { loadGame } from './games';
import type { RoomInfo } from './wire';
import { keepUsed } from './worker.svelte';

const NAME = 'kosmodrom-replays-1';
const MOST = 12;
const BYTES = 12_000_000; // of all together
const LATEST = 3; // that are kept though I have not looked at them
const BETWEEN_MS = 5000;

const can = (): boolean => 'caches' in window;
const pathOf = (id: string): string => `/kept/${encodeURIComponent(id)}`;
const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === 'offline';
const isMine = (room: RoomInfo): boolean => room.status === 'over' && room.you !== null;

/** A kept game, as seen with all hands open. */
async function read(id: string): Promise<WholeReplay | null> {
  const found = can() ? await caches.match(pathOf(id), { cacheName: NAME }) : undefined;
  return found ? ((await found.json()) as WholeReplay) : null;
}

/** The kept games, the newest first. */
export async function keptTables(): Promise<RoomInfo[]> {
  if (!can()) return [];
  const cache = await caches.open(NAME);
  const found = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
  const kept = await Promise.all(found.map(async (one) => ((await one!.json()) as WholeReplay).room));
  return kept.sort((one, two) => two.updated - one.updated);
}

async function keep(replay: WholeReplay): Promise<void> {
  const text = JSON.stringify(replay);
  if (!can() || !isMine(replay.room) || text.length > BYTES / 2) return;
  const cache = await caches.open(NAME);
  const path = pathOf(replay.room.id);
  await cache.delete(path); // so that it becomes the newest
  await cache.put(path, new Response(text, { headers: { 'content-length': String(text.length) } }));
  await makeRoom(cache);
}

/** What was looked at longest ago gives way. */
async function makeRoom(cache: Cache): Promise<void> {
  const keys = [...(await cache.keys())];
  const sizes = await Promise.all(keys.map(async (one) => Number((await cache.match(one))?.headers.get('content-length'))));
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  for (let first = 0; keys.length - first > MOST || bytes > BYTES; first += 1) {
    await cache.delete(keys[first]);
    bytes -= sizes[first];
  }
}

/** A table from the server or, of a kept game, from here. */
export async function tableOf(id: string): Promise<RoomInfo> {
  try {
    return await getTable(id);
  } catch (error) {
    const kept = isOffline(error) ? await read(id) : null;
    if (!kept) throw error;
    return kept.room;
  }
}

/** A replay, in the same way; one of mine is kept once it is there. */
export async function replayOf(id: string, as: string): Promise<WholeReplay> {
  try {
    const replay = await getReplay(id, as);
    if (as === 'all') void keep(replay).catch(() => undefined); // no room for it is no fault
    return replay;
  } catch (error) {
    const kept = isOffline(error) && as === 'all' ? await read(id) : null;
    if (!kept) throw error;
    return kept;
  }
}

let begun = false;

/** Have my latest games, too, and no others than mine; once a visit, when the page has nothing to do. */
export async function keepLatest(finished: readonly RoomInfo[]): Promise<void> {
  if (begun || !can() || !navigator.serviceWorker?.controller) return;
  begun = true;
  const cache = await caches.open(NAME);
  const mine = new Set(finished.map((table) => pathOf(table.id)));
  const had = (await cache.keys()).map((one) => new URL(one.url).pathname);
  for (const path of had) if (!mine.has(path)) await cache.delete(path);
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const table of finished.filter(isMine).slice(0, LATEST)) {
    if (had.includes(pathOf(table.id))) continue;
    await new Promise((go) => setTimeout(go, BETWEEN_MS));
    await Promise.all([replayOf(table.id, 'all'), loadGame(table.game), import('./replay/ReplayPage.svelte')]);
    keepUsed();
  }
}
