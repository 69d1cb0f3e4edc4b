// The twelve words, as this browser keeps them: the server has only a hash and can show them to nobody.

const KEY = 'kosmodrom-words';
const HIDDEN = 'kosmodrom-words-hidden';

export const kept = $state({ words: localStorage.getItem(KEY) ?? '', hidden: localStorage.getItem(HIDDEN) !== null });

/** Keep these words, to show them again. */
export function keepWords(words: string): void {
  kept.words = words;
  localStorage.setItem(KEY, words);
}

/** They open nothing any more, or this browser is not to know them. */
export function forgetWords(): void {
  kept.words = '';
  localStorage.removeItem(KEY);
}

export function hideWords(hidden: boolean): void {
  kept.hidden = hidden;
  if (hidden) localStorage.setItem(HIDDEN, '');
  else localStorage.removeItem(HIDDEN);
}

/** The words in a link of a passport, or whatever else somebody typed. */
export const wordsOf = (text: string): string => decoded(text.slice(text.indexOf('#') + 1)).trim();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
