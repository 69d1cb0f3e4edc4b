// Which puzzles somebody has found, and on how many days in a row: kept in this browser.

export type Found = 'star' | 'found' | 'shown'; // at the first try without a hint; found; given up

interface Kept {
  found: Record<string, Found>; // by number
  days: Record<string, Found>; // the puzzle of the day, by day
  best: number; // days in a row
}

const KEY = 'kosmodrom-puzzles';
const DAY_MS = 86_400_000;

export function kept(): Kept {
  try {
    return { found: {}, days: {}, best: 0, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { found: {}, days: {}, best: 0 };
  }
}

const RANK: Record<Found, number> = { shown: 1, found: 2, star: 3 };
const isBetter = (one: Found, other: Found | undefined): boolean => !other || (other !== 'shown' && RANK[one] > RANK[other]);

/** What came of a puzzle; whoever was shown the solution has not found it later. */
export function keep(number: number, how: Found, day: string | null): Kept {
  const now = kept();
  if (isBetter(how, now.found[number])) now.found[number] = how;
  if (day && isBetter(how, now.days[day])) now.days[day] = how;
  if (day) now.best = Math.max(now.best, streak(now.days, day));
  localStorage.setItem(KEY, JSON.stringify(now));
  return now;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
const isFound = (how: Found | undefined): boolean => how === 'star' || how === 'found';

/** Days in a row up to this one, which itself may still be open. */
export function streak(days: Record<string, Found>, today: string): number {
  let [day, count] = [isFound(days[today]) ? today : dayBefore(today), 0];
  while (isFound(days[day])) [day, count] = [dayBefore(day), count + 1];
  return count;
}

/** The seven days of this week, from Monday. */
export function weekOf(today: string): string[] {
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: 7 }, (_, at) => new Date(monday + at * DAY_MS).toISOString().slice(0, 10));
}
