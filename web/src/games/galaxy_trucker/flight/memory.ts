// How far I have watched flights, kept in this browser.
const KEY = 'kosmodrom-watched';
const TABLES = 40; // the oldest are forgotten

function kept(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** The number of the last line of the log that was shown to me at this table. */
export const lastWatched = (table: string): number | null => kept().find(([id]) => id === table)?.[1] ?? null;

export function keepWatched(table: string, line: number): void {
  const others = kept().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-TABLES)));
}
