// The fifty missions of the logbook, read from the engine's own file.
import { parse } from 'smol-toml';
import source from '../../../../kosmodrom/games/crew/data/missions.toml?raw';
import type { Mission } from './mission';

const USUAL: Mission = {
  tasks: 0,
  tokens: [],
  assign: 'draft',
  dead_zone: false,
  disruption: null,
  transfer: false,
  roles: [],
  setup: [],
  hooks: [],
  goals: [],
  limits: [],
  finish: 'tasks_done',
};

/** A mission with every field that its data leaves out. */
export const whole = (facts: Partial<Mission>): Mission => ({ ...USUAL, ...facts });

const file = parse(source) as unknown as { missions: Partial<Mission>[] };

export const MISSIONS: Mission[] = file.missions.map(whole);

export const missionOf = (id: number): Mission | undefined => MISSIONS[id - 1];
