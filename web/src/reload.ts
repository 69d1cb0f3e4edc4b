// A piece of the page itself did not come, and browsers do not ask for it twice: the page is loaded anew.
import { onReturn, waitAfter } from './retry';

const KEY = 'kosmodrom-reloaded';
const SOON_MS = 60_000;

/** Load the page again as soon as the server answers, but not over and over; an effect's cleanup. */
export function reloadWhenBack(): (() => void) | undefined {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON_MS) return;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) {
      sessionStorage.setItem(KEY, String(Date.now()));
      location.reload();
    } else timer = setTimeout(look, waitAfter(++tries));
  };
  timer = setTimeout(look, waitAfter(1));
  const stop = onReturn(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
