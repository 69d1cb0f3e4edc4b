// Which figures of a ship matter for a card, by its kind; against enemies it is cannons.
import { t } from '../../../text';
import type { ShipView } from '../catalog';
import { strength } from '../words';

const HITS = ['cannons', 'shielded', 'batteries', 'exposed'];
const SHOTS = ['shielded', 'batteries'];
const ENGINES = ['engines', 'batteries'];

const AGAINST: Record<string, readonly string[]> = {
  open_space: ENGINES,
  stardust: ['exposed'],
  meteor_swarm: HITS,
  planets: ['holds'],
  abandoned_ship: ['crew'],
  abandoned_station: ['crew', 'holds'],
  combat_zone: ['crew', 'engines', 'cannons', 'batteries'],
  epidemic: ['crew'],
  sabotage: ['crew'],
  system_test: ['batteries'],
  traffic_jam: [],
  ambush: ['cannons', ...SHOTS],
  space_hulk_for_sale: [],
  drifting_ship: ['batteries', 'crew'],
  boundless_space: ENGINES,
  toll_gate: [],
  customs_inspection: [],
  battery_leak: ['batteries'],
  crew_walkout: ['crew'],
  tailwind_of_rocks: HITS,
  crossfire: SHOTS,
  engine_inspection: ENGINES,
  lost_and_found: [],
  recruiting_office: ['crew'],
  slingshot: ['batteries'],
  corrosive_cloud: ['exposed'],
  solar_flare: ['exposed', 'batteries'],
  stowaways: ['crew'],
  wrong_turn: [],
  gravity_well: ENGINES,
  alien_embassy: ['crew'],
  jealous_gunners: ['cannons', ...SHOTS],
  bureaucracy: [],
  star_warehouse: [],
  robo_police: [],
  junkyard: ['crew', 'batteries'],
  cosmic_billiards: HITS,
};

const LYING = ['crew', 'batteries']; // seen aboard, also of a ship that was wound back
const plus = (halves: number): string => (halves ? ` +${strength(halves)}` : '');

/** What a ship has against a card: names and values. */
export function against(kind: string, { figures, recalled }: ShipView): [string, string][] {
  const known = (AGAINST[kind] ?? ['cannons', 'batteries']).filter((what) => !recalled || LYING.includes(what));
  return known.map((what) => [t(`gt-${what}`), valueOf(what, figures)]);
}

function valueOf(what: string, figures: ShipView['figures']): string {
  if (what === 'engines') return strength(figures.engines) + plus(figures.engines_more);
  if (what === 'cannons') return strength(figures.cannons) + plus(figures.cannons_more);
  if (what === 'shielded') return `${figures.shielded.length}/4`;
  if (what === 'holds') return `${figures.plain}${figures.special ? ` +${figures.special}` : ''}`;
  return String(figures[what as 'crew' | 'batteries' | 'exposed']);
}
