// The chapters of the Big Expansion, after those of the base game.
import { t } from '../../../text';
import { cardOf, TILES } from '../catalog';
import { EMBLEMS } from '../draw/expansion/emblems';
import { SPECIALISTS } from '../draw/expansion/specialists';
import { explanation, type Explained } from '../parts/explanation';
import { BONUS, EVIL, ROUGH } from '../printed';
import type { Chapter, Entry } from './handbook';

function entry(id: string, thing: Explained): Entry[] {
  const told = explanation(thing);
  return told ? [{ id, name: told.name, picture: told.picture, text: told.what, example: told.example }] : [];
}

function ofKind(kind: string): Entry[] {
  const tile = Object.keys(TILES).find((one) => TILES[one].kind === kind);
  return tile ? entry(`kind-${kind}`, { tile }) : [];
}

/** One entry for each kind of card, however many cards of it there are. */
function ofDeck(deck: Record<string, { kind: string }>): Entry[] {
  const firsts = Object.keys(deck).filter((id, i, ids) => ids.findIndex((other) => deck[other].kind === deck[id].kind) === i);
  return firsts.flatMap((id) => {
    const card = cardOf(id);
    return card ? entry(`card-${card.kind}`, { card }) : [];
  });
}

export const expansionChapters = (): Chapter[] => [
  { id: 'technologies', title: t('gt-book-technologies'), sentences: [], entries: Object.keys(EMBLEMS).flatMap(ofKind) },
  {
    id: 'specialists',
    title: t('gt-specialists'),
    sentences: [t('gt-specialists-what')],
    entries: SPECIALISTS.flatMap((specialist) => entry(`specialist-${specialist}`, { specialist })),
  },
  { id: 'bonus', title: t('gt-bonus-cards'), sentences: [t('gt-bonus-cards-what')], entries: ofDeck(BONUS) },
  { id: 'evil', title: t('gt-evil-cards'), sentences: [t('gt-evil-cards-what'), t('gt-loan-what')], entries: ofDeck(EVIL) },
  {
    id: 'rough',
    title: t('gt-rough-roads'),
    sentences: [t('gt-rough-roads-what')],
    entries: Object.keys(ROUGH).flatMap((rough) => entry(`rough-${rough}`, { rough })),
  },
];
