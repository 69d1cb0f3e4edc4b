// The service worker: the page without a connection, and notices while it is closed.
//
// It keeps what the client is built of and nothing that the server says: no tables, no views, no secrets. With a
// connection the page itself always comes from the server, so that nobody is shown an old one.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

interface Built {
  version: string;
  shell: string[]; // what every page begins with
  assets: string[]; // everything, named by what is in it
}
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
  language: string;
}

const BUILT = JSON.parse('__BUILT__') as Built;
const PREFIX = 'kosmodrom-client-';
const OWN = PREFIX + BUILT.version;
const ASSETS = new Set(BUILT.assets);

/** /assets/crew-XilWdaCi.js is one of the pieces called /assets/crew.js. */
const pieceOf = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** What this device has used of the last version, so that it goes on without a connection. */
async function used(): Promise<string[]> {
  const before = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  const kept = await Promise.all(before.map(async (name) => (await caches.open(name)).keys()));
  const pieces = new Set(kept.flat().map((request) => pieceOf(new URL(request.url).pathname)));
  return BUILT.assets.filter((path) => pieces.has(pieceOf(path)));
}

async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  const wanted = new Set([...BUILT.shell, ...(await used())]);
  await cache.addAll([...wanted].map((path) => new Request(path, { cache: 'no-cache' })));
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page of ours: the server's or, without a connection, the kept one, which finds out what to show. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/', { cacheName: OWN, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** A piece of the client never changes under its name. */
async function piece(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: OWN, ignoreVary: true });
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && ASSETS.has(new URL(request.url).pathname)) {
    await (await caches.open(OWN)).put(request, found.clone());
  }
  return found;
}

/** What the page had loaded before it had a worker. */
async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(OWN);
  for (const path of paths.filter((one) => ASSETS.has(one))) {
    if (!(await cache.match(path))) await cache.add(path);
  }
}

const isAt = (client: WindowClient, url: string): boolean => new URL(client.url).pathname === url;

/** Show it, unless somebody looks at that very page. */
async function tell(notice: Notice): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.some((client) => client.focused && isAt(client, notice.url))) return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    lang: notice.language,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: notice.url,
  });
}

async function moved(client: WindowClient | undefined, url: string): Promise<WindowClient | null> {
  return client ? client.navigate(url).catch(() => null) : null;
}

/** Come to the table: in the window that shows it, or in any of ours, or in a new one. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => isAt(client, url)) ?? (await moved(windows[0], url));
  if (there)
    await there.focus().catch(() => undefined); // it is there, if behind others
  else await self.clients.openWindow(url);
}

const isNotice = (value: Notice): boolean => /^\/[\w/-]*$/.test(value?.url ?? '') && !!value.title;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (BUILT.shell.includes(url.pathname) || ASSETS.has(url.pathname)) event.respondWith(piece(request));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  else if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String)));
});

self.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice && isNotice(notice)) event.waitUntil(tell(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

export {};
