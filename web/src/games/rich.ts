// Sentences with pictures in them: the text of a key, its pieces left as parts to be drawn.
import { mySeat } from '../me.svelte';
import { has, t } from '../text';

const OPEN = '\u0001';
const CLOSE = '\u0002';
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** A sentence about me has words of its own, where there are some: `<key>-you`. */
const addressed = (key: string, who: unknown): string => {
  const one = Array.isArray(who) && who.length === 1 ? who[0] : who;
  const seat = mySeat();
  const mine = seat !== null && typeof one === 'object' && (one as { seat?: number } | null)?.seat === seat;
  return mine && has(`${key}-you`) ? `${key}-you` : key;
};

/** The sentence of a key; arguments that are objects come back as parts in their places. */
export function rich<P extends object>(key: string, args: Record<string, string | number | P | P[]> = {}): (string | P)[] {
  const pieces: P[] = [];
  const plain: Record<string, string | number> = {};
  const mark = (piece: P): string => OPEN + (pieces.push(piece) - 1) + CLOSE;
  for (const [name, arg] of Object.entries(args)) {
    if (Array.isArray(arg)) plain[name] = arg.map(mark).join(' ');
    else plain[name] = typeof arg === 'object' ? mark(arg) : arg;
  }
  return t(addressed(key, args.who), plain)
    .split(MARK)
    .map((text, at) => (at % 2 ? pieces[Number(text)] : text))
    .filter((part) => part !== '');
}
