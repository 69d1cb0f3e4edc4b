// Notices while the page is closed: this device subscribes, the server sends, the service worker shows.
import { postPush, postQuiet, stopPush } from './api';
import { learnReach, pushKey } from './link.svelte';
import { language } from './text';
import { introduce, visitor } from './visitor.svelte';
import { hasWorkers, worker } from './worker.svelte';
import type { Notices, QuietHours } from './wire';

const KEPT = 'kosmodrom-push'; // what the server was told last

/** Whether the server reaches this device. */
export const reached = $state({ here: localStorage.getItem(KEPT) !== null });

function remember(told: string | null): void {
  if (told === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, told);
  reached.here = told !== null;
}

export const canPush = (): boolean => hasWorkers() && 'PushManager' in window;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function textOf(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The browser's subscription with the server's own key; another server's is given back. */
async function subscription(): Promise<PushSubscription | null> {
  await learnReach();
  const found = await worker();
  if (!found || !pushKey()) return null;
  const kept = await found.pushManager.getSubscription();
  if (kept && textOf(kept.options.applicationServerKey) === pushKey()) return kept;
  await kept?.unsubscribe();
  return found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey()) });
}

/** Have the server tell this device; false where that cannot be. */
export async function subscribe(): Promise<boolean> {
  if (!canPush()) return false;
  try {
    const mine = await subscription();
    if (!mine) return false;
    await introduce();
    const keys = { p256dh: textOf(mine.getKey('p256dh')), auth: textOf(mine.getKey('auth')) };
    await postPush({ endpoint: mine.endpoint, ...keys, language: language() });
    remember(state(mine.endpoint));
    return true;
  } catch {
    remember(null);
    return false; // no service of the browser's maker, or it is not reached
  }
}

/** Tell the server again where anything has changed, and once a day. */
export async function refreshPush(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const found = await worker();
  const mine = await found?.pushManager.getSubscription();
  if (!mine || localStorage.getItem(KEPT) !== state(mine.endpoint)) await subscribe();
}

const state = (endpoint: string): string => [new Date().toDateString(), language(), visitor.name, endpoint.slice(-24)].join(' ');

/** Tell this device nothing more. */
export async function unsubscribe(): Promise<void> {
  remember(null);
  const found = canPush() ? await worker() : null;
  const mine = await found?.pushManager.getSubscription();
  if (!mine) return;
  await mine.unsubscribe();
  await stopPush(mine.endpoint).catch(() => undefined); // else the server finds out by itself
}

/** The notices of a page that is open now have been seen. */
export async function closeNotices(tag: string): Promise<void> {
  const found = hasWorkers() ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const shown of (await found?.getNotifications({ tag })) ?? []) shown.close();
}

/** Hours without notices, on this device's clock. */
export function beQuiet(hours: Omit<QuietHours, 'zone'> | null): Promise<Notices> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return postQuiet(hours && { ...hours, zone: timeZone });
}
