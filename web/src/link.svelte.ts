// Links to give away. A house network without https has no clipboard, so there is the old way too.
import { getSite } from './api';
import { t } from './text';
import { toast } from './toasts.svelte';

/** How this server is reached, as far as it is known by now. */
const reach = $state<{ link: string; alone: boolean; key: string }>({ link: '', alone: false, key: '' });
let asked: Promise<void> | null = null;

/** Learn how others reach this server; asked once, and again if nothing came. */
export function learnReach(): Promise<void> {
  asked ??= getSite().then(
    (site) => void Object.assign(reach, { link: site.link, alone: site.alone, key: site.push_key }),
    () => void (asked = null),
  );
  return asked;
}

const isOwnComputer = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** Does nobody but this computer reach the server? */
export const isAlone = (): boolean => reach.alone && isOwnComputer();

/** The server's public key for notices; empty if it sends none. */
export const pushKey = (): string => reach.key;

export const linkTo = (path: string): string => `${reach.link || location.origin}${path}`;

/** Copy the link of a page, and say so. */
export const copyLink = (path: string): Promise<void> => copyText(linkTo(path));

/** Copy a whole link, and say so. */
export async function copyText(link: string): Promise<void> {
  const copied = navigator.clipboard
    ? await navigator.clipboard.writeText(link).then(
        () => true,
        () => copyByHand(link),
      )
    : copyByHand(link);
  if (copied) toast(t('link-copied'));
  else toast(t('link-copy-failed'), 'link');
}

/** Send it by whatever the device sends with, else copy it. */
export async function sendLink(path: string, title: string, text: string): Promise<void> {
  if (!navigator.share) return copyLink(path);
  await navigator.share({ title, text, url: linkTo(path) }).catch(() => undefined);
}

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
