// Strengths as they were announced, for the same bars that show a fight while one decides.
import type { GalaxyTrucker } from '../../../wire';
import type { Shown } from './shown';

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
export function counted({ view, scene: { strengths, more } }: Shown): GalaxyTrucker.Contest | null {
  if (!strengths.length) return null;
  const strength = view.flight.card?.strength;
  const beat = strength ? 2 * strength + more : null;
  return { what: strengths[0].what, beat, flyers: strengths.map(announced) };
}
