// What the page is called: in the browser's tab, among bookmarks, by screen readers.
import { SHOWN } from './games';
import { t } from './text';

/** Pages that are always called the same. */
const PLAIN: Record<string, string> = {
  settings: 'settings-title',
  tables: 'nav-tables',
  rules: 'nav-rules',
  'how-to': 'lesson-how-to',
  passport: 'passport-title',
  h: 'title-handover',
};

/** Call the page so. */
export function entitle(...words: string[]): void {
  document.title = [...words.filter(Boolean), t('site-name')].join(' · ');
}

/** Call a page of ours by its address; those with a name of their own say it themselves. */
export function entitlePlace([first = '', second = '']: string[]): void {
  const isGame = (name: string) => SHOWN.includes(name);
  if (!first) entitle();
  else if (isGame(first) && !second) entitle(t(`game-${first}`));
  else if (first in PLAIN) entitle(t(PLAIN[first]), isGame(second) ? t(`game-${second}`) : '');
}
