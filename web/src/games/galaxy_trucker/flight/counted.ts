// Strengths as they were announced, for the same bars that show a fight while one decides.
import type { GalaxyTrucker } from '../../../wire';
import type { Scene } from './shown';

const ENEMIES = ['smugglers', 'slavers', 'pirates'];

const announced = ({ seat, value }: GalaxyTrucker.Announced): GalaxyTrucker.Contest['flyers'][number] => ({
  seat,
  now: value,
  most: value,
  announced: true,
  asked: false,
  verdict: 'safe', // not said of who has announced
  most_verdict: 'safe',
});

/** What was counted so far for this line or this enemy; nothing if nobody was. */
export function counted({ card, strengths }: Scene): GalaxyTrucker.Contest | null {
  if (!strengths.length || !card) return null;
  const beat = ENEMIES.includes(card.kind) ? 2 * (card.strength ?? 0) : null;
  return { what: strengths[0].what, beat, flyers: strengths.map(announced) };
}
