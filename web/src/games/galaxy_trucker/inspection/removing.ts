// What comes of taking a component off or keeping a piece, in words.
import { t } from '../../../text';
import type { Preview, ShipView, View } from '../catalog';
import { strength } from '../words';
import { creditWords, partName, partsWords } from './faults';

/** What falls with a component, which faults that ends, and its price. */
export function takeOffWords(view: View, ship: ShipView, cell: number, preview: Preview | null): string {
  if (!preview) return '';
  const falls = (preview.loses ?? []).filter((one) => one !== cell).map((one) => partName(view, ship, one));
  const ends = preview.ends ?? [];
  const said = [falls.length ? t('gt-take-off-falls', { names: falls.join(', ') }) : t('gt-take-off-alone')];
  if (preview.pieces) said[0] = t('gt-take-off-pieces', { n: preview.pieces });
  said.push(ends.length ? t('gt-take-off-ends', { count: ends.length, list: ends.join(', ') }) : t('gt-take-off-none'));
  if (!view.learning) said.push(chargeWords((ship.repair?.parts.length ?? 0) + (preview.loses?.length ?? 0), preview));
  return said.join(' ');
}

/** So much is off, and so much is due for it. */
export const chargeWords = (off: number, preview: Preview): string =>
  t('gt-take-off-charge', { parts: partsWords(off), credits: creditWords(preview.charge ?? 0) });

/** What a piece of a ship can do. */
export function pieceWorth(preview: Preview | null): string {
  const left = preview?.left;
  return left ? t('gt-piece-what', { crew: left.crew, engines: strength(left.engines), cannons: strength(left.cannons) }) : '';
}
