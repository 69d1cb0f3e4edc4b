// The page's side of the service worker: there from the first visit on; says when a new version has come.
import { onReturn } from './retry';

const LATER_MS = 3000; // the page comes first
const LOOK_AGAIN_MS = 10 * 60_000;
const PATIENCE_MS = 10_000;

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Whether a new version waits, and whether the browser offers to install the page. */
export const app = $state({ isNewer: false, canInstall: false });

let registration: ServiceWorkerRegistration | null = null;
let offer: InstallEvent | null = null;
let wanted = false; // the new version, by whoever is here
let looked = Date.now();

export const hasWorkers = (): boolean => 'serviceWorker' in navigator && !import.meta.env.DEV;

/** The worker in charge; null where there is none, or none that answers. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  const never = new Promise<null>((give) => setTimeout(() => give(null), PATIENCE_MS));
  return Promise.race([register().then(() => navigator.serviceWorker.ready), never]);
}

/** Have one as soon as the page has nothing better to do. */
export function startWorker(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
    app.canInstall = true;
  });
  addEventListener('appinstalled', () => (app.canInstall = false));
  if (!hasWorkers()) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => void (wanted ? location.reload() : keepUsed()));
  setTimeout(() => void register(), LATER_MS);
  onReturn(lookForNewer);
}

async function register(): Promise<void> {
  if (registration) return;
  try {
    registration = ((await navigator.serviceWorker.register('/sw.js')) as ServiceWorkerRegistration | undefined) ?? null;
  } catch {
    return; // the page goes without
  }
  if (!registration) return; // the browser blocks workers
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration?.installing;
    coming?.addEventListener('statechange', () => void (coming.state === 'installed' && notice(coming)));
  });
  await navigator.serviceWorker.ready;
  keepUsed();
}

/** A new one waits where an older one is in charge. */
function notice(waiting: ServiceWorker | null): void {
  if (waiting && navigator.serviceWorker.controller) app.isNewer = true;
}

function lookForNewer(): void {
  if (Date.now() - looked < LOOK_AGAIN_MS) return;
  looked = Date.now();
  void registration?.update().catch(() => undefined);
}

/** The worker keeps what this page has loaded, for when there is no connection. */
export function keepUsed(): void {
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
  registration?.active?.postMessage(loaded.filter((path) => path.startsWith('/assets/')));
}

/** Let the new version take over; the page is loaded anew once it has. */
export function loadNewer(): void {
  wanted = true;
  if (registration?.waiting) registration.waiting.postMessage('take over');
  else location.reload();
}

export async function install(): Promise<void> {
  const asked = offer;
  [offer, app.canInstall] = [null, false]; // an offer is good once
  await asked?.prompt();
}
