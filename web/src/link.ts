// Links to give away. A house network without https has no clipboard, so there is the old way too.
import { t } from './text';
import { toast } from './toasts.svelte';

export const linkTo = (path: string): string => `${location.origin}${path}`;

/** Copy the link of a page, and say so. */
export async function copyLink(path: string): Promise<void> {
  const copied = navigator.clipboard
    ? await navigator.clipboard.writeText(linkTo(path)).then(
        () => true,
        () => copyByHand(linkTo(path)),
      )
    : copyByHand(linkTo(path));
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
