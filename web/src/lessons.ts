// Where somebody is in a game's lesson, kept in this browser.

const key = (game: string): string => `kosmodrom-${game}-lesson`;

/** The step to go on with, from 0. */
export function keptStep(game: string, steps: number): number {
  const at = Number(localStorage.getItem(key(game)) ?? 0);
  return Number.isInteger(at) && at >= 0 && at < steps ? at : 0;
}

/** Go on here next time; 0 after the last step. */
export function keepStep(game: string, at: number): void {
  localStorage.setItem(key(game), String(at));
  localStorage.setItem(farthest(game), String(Math.max(at, farthestStep(game))));
}

const farthest = (game: string): string => `${key(game)}-farthest`;
const farthestStep = (game: string): number => Number(localStorage.getItem(farthest(game)) ?? 0);

/** How many steps are done: all of them for whoever has come to the last one and would begin again. */
export function stepsDone(game: string, steps: number): number {
  const at = keptStep(game, steps);
  return at === 0 && farthestStep(game) >= steps - 1 ? steps : at;
}
