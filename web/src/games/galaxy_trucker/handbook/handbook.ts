// The rules in plain words, in the order in which a player meets them.
import { t } from '../../../text';
import { TILES } from '../catalog';
import { cardArt, hazardPicture } from '../draw/art';
import { explanation } from '../parts/explanation';
import { expansionChapters } from './expansion';

/** A component, a card or a hazard with its picture. */
export interface Entry {
  id: string; // as the board names what is on screen
  name: string;
  picture: string; // SVG
  text: string;
  example: string;
}

export interface Chapter {
  id: string;
  title: string;
  sentences: string[];
  entries: Entry[];
}

const KINDS = [
  'starting_cabin',
  'cabin',
  'engine',
  'double_engine',
  'cannon',
  'double_cannon',
  'battery',
  'shield',
  'cargo',
  'special_cargo',
  'structural',
  'life_support_purple',
  'life_support_orange',
];
const CARDS = [
  'open_space',
  'meteor_swarm',
  'planets',
  'abandoned_ship',
  'abandoned_station',
  'smugglers',
  'slavers',
  'pirates',
  'combat_zone',
  'stardust',
  'epidemic',
  'sabotage',
];
const HAZARDS = ['small meteor front', 'large meteor front', 'small shot front', 'large shot front'];
const dashed = (kind: string): string => kind.replaceAll('_', '-');

function ofKind(kind: string): Entry[] {
  const tile = Object.keys(TILES).find((one) => TILES[one].kind === kind);
  const told = tile && explanation({ tile });
  return told ? [{ id: `kind-${kind}`, name: told.name, picture: told.picture, text: told.what, example: told.example }] : [];
}

const ofCard = (kind: string): Entry => ({
  id: `card-${kind}`,
  name: t(`gt-card-${dashed(kind)}`),
  picture: `<svg width="112" height="59" viewBox="0 0 244 128" aria-hidden="true">${cardArt(kind)}</svg>`,
  text: t(`gt-guide-card-${dashed(kind)}`),
  example: '',
});

function ofHazard(hazard: string): Entry {
  const [size, kind] = hazard.split(' ');
  const text = t(`gt-hazard-${kind}-${size}`);
  return { id: hazard, name: '', picture: hazardPicture(hazard, kind, 56), text, example: '' };
}

const told = (...keys: string[]): string[] => keys.map((key) => t(key));

/** What the board calls a moment, where no entry has that name. */
const MOMENTS: Record<string, string> = {
  'phase-goal': 'build',
  'phase-build': 'build',
  'phase-finished': 'build',
  'phase-inspection': 'check',
  'phase-launch': 'launch',
  'phase-between_cards': 'flight',
  'phase-over': 'money',
};

/** Where to open the handbook while this is on screen. */
export const placeOf = (moment: string): string => MOMENTS[moment] ?? moment;

export function chapters(): Chapter[] {
  return [
    { id: 'goal', title: t('gt-book-goal'), sentences: told('gt-goal', 'gt-book-goal-rounds'), entries: [] },
    {
      id: 'build',
      title: t('gt-book-build'),
      sentences: told(
        'gt-guide-phase-build',
        'gt-book-build-hand',
        'gt-book-build-clear',
        'gt-book-build-number',
        'gt-book-build-aside',
        'gt-book-build-glass',
        'gt-book-build-forecast',
      ),
      entries: [],
    },
    { id: 'parts', title: t('gt-book-parts'), sentences: [], entries: KINDS.flatMap(ofKind) },
    {
      id: 'check',
      title: t('gt-book-check'),
      sentences: told('gt-book-check-faults', 'gt-book-check-take', 'gt-book-check-pieces'),
      entries: [],
    },
    { id: 'launch', title: t('gt-book-launch'), sentences: told('gt-guide-phase-launch', 'gt-book-launch-aliens'), entries: [] },
    {
      id: 'flight',
      title: t('gt-book-flight'),
      sentences: told('gt-book-flight-order', 'gt-book-flight-days', 'gt-book-flight-strength'),
      entries: [],
    },
    { id: 'cards', title: t('gt-book-cards'), sentences: [], entries: CARDS.map(ofCard) },
    {
      id: 'hits',
      title: t('gt-book-hits'),
      sentences: told('gt-book-flight-hit', 'gt-book-flight-breaks'),
      entries: HAZARDS.map(ofHazard),
    },
    { id: 'out', title: t('gt-book-out'), sentences: told('gt-book-out-why', 'gt-book-out-give-up'), entries: [] },
    {
      id: 'money',
      title: t('gt-book-money'),
      sentences: told('gt-book-money-place', 'gt-book-money-tidy', 'gt-book-money-goods', 'gt-book-money-lost', 'gt-book-money-win'),
      entries: [],
    },
    ...expansionChapters(),
  ];
}
