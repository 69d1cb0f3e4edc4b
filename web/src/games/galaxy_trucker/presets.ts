// Ways to play Galaxy Trucker, and which sentences mean something where.
import type { Pace, Paced, Preset } from '../module';
import { sign } from './draw/expansion/signs';
import { at, INK, LIGHT, PAPER, STEEL, SUN, tile } from './draw/tiles';
import { rocket } from './draw/art';

const ALL = [3, 3, 3, 3];
const stars = (seed: number): string =>
  Array.from(
    { length: 18 },
    (_, i) => `<circle cx="${(i * 83 + seed * 31) % 260}" cy="${(i * 47 + seed * 17) % 96}" r="${0.6 + (i % 3) * 0.4}"/>`,
  ).join('');
const sky = (inner: string, seed: number): string =>
  `<rect width="260" height="96" fill="#24306c"/><g fill="${LIGHT}" opacity=".75">${stars(seed)}</g>${inner}`;
const part = (x: number, y: number, turn: number, kind: string, seat = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.46) translate(-48 -48)">${tile(kind, ALL, 0, { cap: 2, seat, crew: ['human', 'human'], charged: 2 }, { size: 96 })}</g>`;

const FIRST = sky(
  `<path d="M0 96Q130 56 260 96Z" fill="#3d4fa3"/>${part(130, 50, 0, 'starting_cabin', 3)}${part(85, 50, 0, 'cabin')}${part(192, 32, 14, 'battery')}${at(40, 34, `<circle r="17" fill="${SUN}"/><path d="M-6 2L-1.5 7L8-5" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`)}`,
  3,
);
const RACE = sky(
  `<circle cx="130" cy="150" r="96" fill="#31408a"/>${at(130, 48, `<path d="M-24-40H24V-32C24-14 6-8 6 0C6 8 24 14 24 32V40H-24V32C-24 14-6 8-6 0C-6-8-24-14-24-32Z" fill="#0e1530" stroke="${STEEL}" stroke-width="3"/><path d="M-19-24H19C15-12 3-8 2-1H-2C-3-8-15-12-19-24ZM-21 38V33C-18 22-8 17 0 14C8 17 18 22 21 33V38Z" fill="${SUN}"/><rect x="-32" y="-47" width="64" height="9" rx="4" fill="${LIGHT}"/><rect x="-32" y="38" width="64" height="9" rx="4" fill="${LIGHT}"/>`, 0.9)}<g transform="translate(52 50) rotate(62)">${rocket(0, 42)}</g><g transform="translate(208 42) rotate(62)">${rocket(2, 42)}</g>`,
  9,
);
const MAIL = sky(
  `<g transform="translate(122 50) rotate(-6)"><rect x="-66" y="-36" width="132" height="74" rx="6" fill="${PAPER}"/><path d="M-66-32L0 14L66-32" fill="none" stroke="#c5b48a" stroke-width="4" stroke-linejoin="round"/><rect x="30" y="-28" width="28" height="32" rx="2" fill="#ff7a45"/><g transform="translate(44 -12) rotate(20) scale(.62)">${rocket(1, 28)}</g><path d="M-54 18H-14M-54 26H-26" stroke="${STEEL}" stroke-width="3" stroke-linecap="round"/></g><circle cx="222" cy="26" r="14" fill="${LIGHT}"/><circle cx="228" cy="22" r="12" fill="#24306c"/>`,
  15,
);
const slider = (x: number, low: number, colour: string): string =>
  `<path d="M${x} 42V86" stroke="#0e1530" stroke-width="8" stroke-linecap="round"/><rect x="${x - 12}" y="${42 + low}" width="24" height="11" rx="4" fill="${colour}"/>`;
const dial = (x: number, turn: number): string =>
  `<circle cx="${x}" cy="56" r="14" fill="${PAPER}"/><path transform="rotate(${turn} ${x} 56)" d="M${x} 56V46" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;
const EVERYTHING = sky(
  `<path d="M0 30H260V96H0Z" fill="#31408a"/>${slider(40, 11, SUN)}${slider(76, 26, '#f0596a')}${slider(112, 17, '#3cc6a8')}${dial(150, -40)}${dial(184, 30)}${dial(218, 100)}<circle cx="206" cy="14" r="7" fill="${SUN}"/>`,
  22,
);

const BIG = sky(
  `<path d="M0 96Q130 62 260 96Z" fill="#3d4fa3"/>${part(108, 52, 0, 'cannon_booster')}${part(153, 52, 0, 'engine_booster')}${part(54, 34, -12, 'stasis_chamber')}<g transform="translate(186 14)">${sign('explosive_goods', 52)}</g>`,
  28,
);

/** Options are all that a ticket is; the server knows nothing of tickets. */
export const PRESETS: Preset[] = [
  {
    name: 'first',
    options: {
      rounds: '12',
      learning_flight: true,
      build_mode: 'untimed',
      validation: 'assist',
      pace: 'calm',
      bots_wait: true,
      second_try: true,
    },
    signs: ['learning_flight', 'build_mode'],
    sentences: ['rounds', 'build_mode', 'bots_wait', 'second_try', 'validation'],
    picture: FIRST,
  },
  {
    name: 'race',
    options: { rounds: '123', build_mode: 'realtime', validation: 'classic', pace: 'usual' },
    signs: ['learning_flight', 'build_mode', 'teams', 'new_technologies'],
    sentences: ['rounds', 'hourglass_seconds', 'validation', 'decision_seconds'],
    picture: RACE,
  },
  {
    name: 'big',
    options: { rounds: '123', build_mode: 'realtime', validation: 'classic', pace: 'usual', new_technologies: true, bonus_cards: true },
    signs: ['learning_flight', 'build_mode', 'teams', 'new_technologies'],
    sentences: ['rounds', 'hourglass_seconds', 'validation', 'decision_seconds'],
    picture: BIG,
  },
  {
    name: 'mail',
    options: { rounds: '12', build_mode: 'turns', validation: 'assist', pace: 'none' },
    signs: ['build_mode', 'teams'],
    sentences: ['rounds', 'turn_hours', 'validation', 'countdown_turns'],
    picture: MAIL,
  },
  { name: 'everything', signs: [], picture: EVERYTHING },
];

/** The flight is shown at the pace of the bots; by mail one watches later. */
export const PACED: Paced = {
  of: ({ pace }) => (pace === 'none' ? null : ((pace as Pace | undefined) ?? null)),
  at: (pace, { build_mode }) => (build_mode === 'turns' ? {} : { pace: pace === 'at_once' ? 'none' : pace }),
};

/** Numbers worth offering; a whole range would be a list of hundreds. */
export const NUMBERS: Record<string, number[]> = {
  hourglass_seconds: [30, 45, 60, 75, 90, 105, 120, 150, 180, 240, 300],
  decision_seconds: [10, 15, 20, 30, 45, 60, 90, 120, 300],
  turn_hours: [6, 12, 24, 48, 72, 168],
  countdown_turns: [1, 2, 3, 4, 5, 6, 8, 10],
  solo_beauty: [0, 1, 2, 3, 4, 5, 6, 8, 10],
  grab_budget: [0, 20, 25, 30, 40, 50, 60],
};

/** What a table is about to play, as far as sentences depend on it. */
export interface Plan {
  rounds: string;
  learning: boolean;
  mode: string;
  seats: number;
  bots: boolean; // one sits here, or a chair is free for one
  rough: number; // rough cards a flight
  teams: boolean;
}

/** The modules of the Big Expansion, in the order in which they are read; those that the server knows are offered. */
export const EXPANSION = [
  'new_technologies',
  'five_rules',
  'first_ship',
  'second_ship',
  'evil_machinations',
  'rough_roads',
  'bonus_cards',
  'handicap',
];

/** What is used of the expansion, set at once. */
export interface BigWay {
  name: string;
  options: Record<string, unknown>;
}
const way = (name: string, used: Record<string, unknown>): BigWay => ({
  name,
  options: {
    new_technologies: false,
    first_ship: 'I',
    second_ship: 'II',
    evil_machinations: false,
    rough_roads: 0,
    bonus_cards: false,
    handicap: [],
    ...used,
  },
});
const VARIETY = { new_technologies: true, bonus_cards: true };

/** More variety first, then more difficulty; evil cards and rough roads meet in classes I, II and III. (GTX-MIX-02) */
export const BIG_WAYS: BigWay[] = [
  way('none', {}),
  way('variety', VARIETY),
  way('harder', { ...VARIETY, evil_machinations: true, rough_roads: 2 }),
  way('all', { ...VARIETY, first_ship: 'IA', second_ship: 'IIA', evil_machinations: true, rough_roads: 3 }),
];

/** Nobody obeys more cards than are drawn. (GTX-NET-91) */
export const lowered = (numbers: readonly number[], level: number): number[] => (level ? numbers.map((n) => Math.min(n, level)) : []);

/** What a fifth seat brings by itself, whatever is chosen. (GTX-NET-02) */
export const given = (name: string, seats: number): unknown =>
  seats < 5 ? undefined : ({ new_technologies: true, five_rules: 'five' } as Record<string, unknown>)[name];

const fullRounds = ({ rounds, learning }: Plan): boolean => !learning || rounds !== '1';
const EFFECT: Record<string, (plan: Plan) => boolean> = {
  learning_flight: ({ rounds }) => rounds.includes('1'),
  bots_wait: (plan) => plan.bots && (plan.mode === 'untimed' || (plan.mode === 'realtime' && plan.learning && plan.rounds.includes('1'))),
  second_try: ({ rounds, learning, mode }) => learning && rounds.includes('1') && mode !== 'turns',
  hourglass_seconds: (plan) => plan.mode === 'realtime' && fullRounds(plan),
  decision_seconds: ({ mode, seats }) => mode === 'realtime' && seats > 1,
  turn_hours: ({ mode }) => mode === 'turns',
  countdown_turns: (plan) => plan.mode === 'turns' && fullRounds(plan),
  better_forecasts: fullRounds,
  teams: ({ seats }) => seats === 4,
  solo_beauty: ({ seats }) => seats === 1,
  grab_budget: ({ seats }) => seats === 1,
  five_rules: ({ seats }) => seats > 3,
  first_ship: ({ rounds }) => rounds.includes('1'),
  second_ship: ({ rounds }) => rounds.includes('2'),
  handicap: ({ rough, teams }) => rough > 0 && !teams,
};

/** Whether a sentence changes anything for this table. */
export const counts = (name: string, plan: Plan): boolean => EFFECT[name]?.(plan) ?? true;

/** «As the mode suggests» is said as what it is. */
export const checksOf = (value: unknown, mode: string): unknown => (value !== 'auto' ? value : mode === 'realtime' ? 'classic' : 'assist');
