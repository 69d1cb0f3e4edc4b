// When to try again: soon at first, then less often, and at once when something speaks for it.
const FIRST_MS = 500;
const LONGEST_MS = 15_000;
const TICK_MS = 1000;
const ASLEEP_MS = 20_000; // a tick so late means that the machine slept, or its clock was set

/** So that not everybody comes back at the same moment. */
export const spread = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** How long to wait after so many tries that failed. */
export const waitAfter = (tries: number): number => spread(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries));

/** Call this whenever the server may be within reach again: online, in front again, awake again. */
export function onReturn(call: (isNewNetwork: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const seen = (): void => void (document.hidden || call(false));
  addEventListener('online', () => call(true), { signal });
  for (const name of ['pageshow', 'focus']) addEventListener(name, seen, { signal });
  for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, seen, { signal });
  let ticked = Date.now();
  const timer = setInterval(() => {
    const slept = Date.now() - ticked > ASLEEP_MS;
    ticked = Date.now();
    if (slept) call(false);
  }, TICK_MS);
  return () => {
    ending.abort();
    clearInterval(timer);
  };
}
