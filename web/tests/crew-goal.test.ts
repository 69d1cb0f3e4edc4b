import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../src/games';
import { goalOf } from '../src/games/crew/table/goal';
import { whole } from '../src/games/crew/missions';
import { remembered } from '../src/games/crew/memory';
import { spoken } from '../src/games/crew/mission';
import type { CrewView } from '../src/games/crew/table/view';
import type { Crew, LogLine } from '../src/wire';
import recorded from './frames/crew.json';

const view = (tasks: { card: string; owner: number | null }[], mission = 1): CrewView =>
  ({
    ...recorded.frames[0].public,
    mission: { id: mission, tasks: tasks.length, confidence: 'certain' },
    tasks: tasks.map((task) => ({ ...task, token: null, done: 0, lost: false })),
  }) as unknown as CrewView;
const name = (hand: number): string => ['Ada', 'Belka', 'Laika', 'Strelka'][hand];
const title = (one: CrewView, hand: string[]): string => spoken(goalOf(one, whole(one.mission), 0, name, hand).title, name);

beforeAll(async () => {
  await loadGame('crew');
}, 60_000);

describe('the goal in a sentence', () => {
  it('names who must win which card, and calls me you', () => {
    expect(title(view([{ card: 'P5', owner: 2 }]), [])).toMatch(/^Laika must win the trick with pink 5/);
    expect(title(view([{ card: 'P5', owner: 0 }]), [])).toMatch(/^You must win/);
    expect(title(view([{ card: 'P5', owner: null }]), [])).toMatch(/^Whoever takes this task/);
  });
  it('says whether the card is mine to lead', () => {
    const one = view([{ card: 'P5', owner: 2 }]);
    const lines = (hand: string[]): string =>
      goalOf(one, whole(one.mission), 0, name, hand)
        .lines.map((line) => spoken(line, name))
        .join(' ');
    expect(lines(['P5'])).toContain('in your hand');
    expect(lines(['P6'])).toContain('Somebody else holds');
  });
});

describe('the log', () => {
  it('keeps silent about refusals of what nobody proposed', () => {
    const log = (recorded.frames as unknown as { log: LogLine<Crew.Event>[] }[]).flatMap((frame) => frame.log);
    const shown = remembered(log, recorded.frames[4].public as unknown as CrewView);
    expect(log.some(({ event }) => event.event === 'against')).toBe(true);
    expect(shown.some(({ event }) => event.event === 'against')).toBe(false);
    expect(shown.some(({ event }) => event.event === 'agreed')).toBe(true);
  });
});
