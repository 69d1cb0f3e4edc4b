// What the home page shows of a journey of The Crew: where it stands on the way, and what is asked there.
import type { JourneyInfo } from '../../../wire';
import { missionGist } from '../mission';
import { missionOf } from '../missions';
import { word } from '../names';

export { default as Picture } from './Ahead.svelte';

/** «Four tasks, two in order. Attempt 2.» */
export function aim({ options }: JourneyInfo): string {
  const { mission = 0, attempt = 1, custom } = (options ?? {}) as { mission?: number; attempt?: number; custom?: unknown };
  const facts = custom ? undefined : missionOf(mission);
  return [...(facts ? [missionGist(facts)] : []), word('crew-attempt', { attempt })].map((one) => one.replace(/\.$/, '')).join('. ') + '.';
}
