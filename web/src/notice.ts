// A notice when it is my move: the page's own while it is open and I look at something else, else the server's.
import { canPush, refreshPush, subscribe, unsubscribe } from './push.svelte';
import { choose, settings } from './settings.svelte';
import { t } from './text';
import { toast } from './toasts.svelte';
import type { RoomInfo } from './wire';
import { tableName } from './words';

export const canTell = (): boolean => 'Notification' in window;

/** Switch notices on or off; the browser asks first. */
export async function wantNotices(on: boolean): Promise<void> {
  const granted = on && (await Notification.requestPermission()) === 'granted';
  if (on && !granted) toast(t('settings-notice-denied'), 'plug');
  choose('notice', granted);
  if (!granted) return unsubscribe();
  const reached = await subscribe();
  if (canPush()) toast(t(reached ? 'push-on' : 'push-page-only'), reached ? 'check' : 'plug');
}

/** Keep what the server knows of this device up to date. */
export function keepNotices(): void {
  if (settings.notice && canTell()) void refreshPush().catch(() => undefined);
}

/** Say that it is my move, unless this page is in front. */
export function tellMyMove(room: RoomInfo): void {
  if (!settings.notice || !document.hidden || !canTell() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(t('your-move'), { body: tableName(room), tag: room.id, icon: '/mark.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones have the word but let no page use it
  }
}
