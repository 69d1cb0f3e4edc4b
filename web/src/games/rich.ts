// Sentences with pictures in them: the text of a key, its pieces left as parts to be drawn.
import { t } from '../text';

const OPEN = '\u0001';
const CLOSE = '\u0002';
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** The sentence of a key; arguments that are objects come back as parts in their places. */
export function rich<P extends object>(key: string, args: Record<string, string | number | P | P[]> = {}): (string | P)[] {
  const pieces: P[] = [];
  const plain: Record<string, string | number> = {};
  const mark = (piece: P): string => OPEN + (pieces.push(piece) - 1) + CLOSE;
  for (const [name, arg] of Object.entries(args)) {
    if (Array.isArray(arg)) plain[name] = arg.map(mark).join(' ');
    else plain[name] = typeof arg === 'object' ? mark(arg) : arg;
  }
  return t(key, plain)
    .split(MARK)
    .map((text, at) => (at % 2 ? pieces[Number(text)] : text))
    .filter((part) => part !== '');
}
