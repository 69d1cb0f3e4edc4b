// The deck that will be, as a row of backs: where the evil cards can lie in it.
import type { GalaxyTrucker } from '../../../wire';

export type Places = NonNullable<GalaxyTrucker.View['pick_places']>;

/** A card of the deck: a usual one, one that may be evil, or one that is evil for sure. */
export type Back = 'usual' | 'perhaps' | 'evil';

/** Where evil cards may lie among others the first one is evil; where they fill the place, all are. */
export function backsOf({ cards, evil, first, last }: Places): Back[] {
  const isFull = last - first + 1 === evil;
  return Array.from({ length: cards }, (_, i): Back => {
    const number = i + 1;
    if (number < first || number > last) return 'usual';
    return isFull || number === first ? 'evil' : 'perhaps';
  });
}
