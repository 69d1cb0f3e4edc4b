// Addresses: every page has one, links are plain <a href>, back and forward work.

export const place = $state({ path: location.pathname, hash: location.hash.slice(1) });

function read(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

/** Go to a page of ours. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  read();
  scrollTo(0, 0);
}

/** Keep the address in step with what is shown, without a new entry in the history. */
export function setHash(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}#${hash}`);
  place.hash = hash;
}

function ours(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && !link.pathname.startsWith('/api/') ? link : null;
}

addEventListener('popstate', read);
addEventListener('hashchange', read);
document.addEventListener('click', (event) => {
  const link = ours(event);
  if (!link) return;
  if (link.pathname === location.pathname && link.hash) return; // the browser jumps by itself
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
