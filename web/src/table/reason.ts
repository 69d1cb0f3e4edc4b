// A reason in words, with cards left to be drawn.
import type { Part } from '../games/module';
import { has, t } from '../text';
import type { Reason } from '../wire';

const MARK = '\u0001';

/** `bot-<key>` or `why-<key>`; a card's code and a seat, counted from 1, become parts to be drawn. */
export function reasonParts(prefix: 'bot' | 'why', reason: Reason): Part[] {
  const pieces: Part[] = [];
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason.args)) {
    if (typeof value === 'string' && /^[A-Z][1-9]$/.test(value)) args[name] = `${MARK}${pieces.push({ card: value }) - 1}${MARK}`;
    else if (prefix === 'bot' && name === 'seat' && typeof value === 'number')
      args[name] = `${MARK}${pieces.push({ seat: value - 1 }) - 1}${MARK}`;
    else args[name] = value;
  }
  const key = `${prefix}-${reason.key}`;
  const sentence = has(key) ? t(key, args) : reason.key;
  return sentence.split(MARK).map((text, at) => (at % 2 ? pieces[Number(text)] : text));
}
