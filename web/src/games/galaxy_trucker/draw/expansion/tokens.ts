// What a card gives and takes as a row of signs, made from its printed steps.
import { t } from '../../../../text';
import type { Amount, Printed, Step } from '../../printed';

export type Piece = { text: string } | { sign: string } | { hazard: string };
/** A chip with signs in it, or a word or an arrow between two chips. */
export type Token = { chip: Piece[] } | { word: string } | 'arrow';

const STAT: Record<string, string> = {
  cannons: 'cannon',
  ambush: 'cannon',
  engines: 'engine',
  crew: 'human',
  goods: 'cube',
  aliens: 'alien',
  exposed_connectors: 'plug',
  empty_cabins: 'cabin',
};
export const CURRENCY: Record<string, string> = { credits: 'credit', days: 'day', crew: 'human', goods: 'cube', batteries: 'battery' };

const text = (words: string | number): Piece => ({ text: String(words) });
const sign = (name: string): Piece => ({ sign: name });
const chip = (...pieces: Piece[]): Token => ({ chip: pieces });
const hazards = (hits: readonly string[] = []): Piece[] => hits.map((hazard) => ({ hazard }));

/** 4/6/8, or the one of this flight; a number that depends on the ship is told beside it. */
function figure(n: Amount | undefined, flight: number): string {
  if (Array.isArray(n)) return flight ? String(n[flight - 1] ?? n[n.length - 1]) : n.join('/');
  return typeof n === 'number' ? String(n) : '1';
}
/** «for each connector above 4»: what a number depends on. */
function dependence(n: Amount | undefined, stat: string): Token[] {
  if (typeof n !== 'object' || Array.isArray(n)) return [];
  const { const: limit, minus } = n as { const?: number; minus?: number };
  if (limit !== undefined) return [chip(sign(stat), text(t('gt-sign-under', { n: limit })))];
  return [chip(sign(stat), text(minus === undefined ? t('gt-sign-each') : t('gt-sign-above', { n: minus })))];
}

const each = (steps: Step['do'], flight: number): Token[] =>
  typeof steps === 'object' ? steps.flatMap((step) => tokensOf(step, flight)) : [];

/** A loss or a gain of so many of something. */
const change =
  (mark: '+' | '−', name: string, stat = '') =>
  (step: Step, flight: number): Token[] => [...dependence(step.n, stat), chip(text(`${mark}${figure(step.n, flight)}`), sign(name))];
const all = (step: Step, flight: number): Token[] => each(step.do, flight);

const ROW: Record<string, (step: Step, flight: number) => Token[]> = {
  pay_credits: change('−', 'credit'),
  gain_credits: change('+', 'credit'),
  gain_credits_on_finish: (step, flight) => [chip(text(`+${figure(step.n, flight)}`), sign('credit'), sign('flag'))],
  lose_days: change('−', 'day', 'engine'),
  gain_days: change('+', 'day'),
  lose_crew: change('−', 'human'),
  lose_alien: change('−', 'alien'),
  gain_astronauts: change('+', 'human'),
  lose_goods: change('−', 'cube', 'cabin'),
  lose_batteries: change('−', 'battery', 'plug'),
  gain_batteries: change('+', 'battery'),
  clear_lost_parts: (step, flight) => [chip(text(figure(step.n, flight)), sign('part'), text(t('gt-sign-unpaid')))],
  hits: ({ hits, leader_hits: leader }) => [
    chip(...hazards(hits)),
    ...(leader ? [chip(text(t('gt-sign-leader')), ...hazards(leader))] : []),
  ],
  hits_all: ({ hits }) => [chip(...hazards(hits))],
  choose: ({ options = [] }, flight) =>
    options.flatMap((one, i): Token[] => [...(i ? [{ word: t('gt-sign-or') }] : []), ...each(one, flight)]),
  repeat: (step, flight) => {
    const { stat = '', divide = 0 } = step.times ?? {};
    return [chip(sign(STAT[stat] ?? ''), text(divide ? t('gt-sign-per', { n: divide }) : t('gt-sign-each'))), ...all(step, flight)];
  },
  each_player: all,
  each_pair_ahead: all,
  offer: ({ cost, reward }, flight) => [...each(cost, flight), 'arrow', ...each(reward, flight)],
  lowest: (step, flight) => [chip(text(t('gt-sign-least')), sign(STAT[step.stat ?? ''] ?? '')), ...all(step, flight)],
  highest: (step, flight) => [chip(text(t('gt-sign-most')), sign(STAT[step.stat ?? ''] ?? '')), ...all(step, flight)],
  enemy: ({ strength, lose, win, days }, flight) => [
    chip(sign('cannon'), text(figure(strength, flight))),
    ...each(lose, flight),
    { word: t('gt-sign-or') },
    ...each(win, flight),
    chip(text(`−${days}`), sign('day')),
  ],
  auction: ({ currency = '', reward }, flight) => [chip(sign('gavel'), sign(CURRENCY[currency] ?? '')), 'arrow', ...each(reward, flight)],
  open_space: ({ multiplier = 1 }) => [chip(text(`${multiplier} ×`), sign('engine')), 'arrow', chip(sign('day'))],
  test_devices: ({ devices_per_token: n = 1 }) => [chip(text(1), sign('battery'), text(t('gt-sign-tests', { n })), sign('device'))],
  per_part: (step, flight) => [
    chip(sign('battery'), text(t('gt-sign-or-more', { n: step.where?.batteries_at_least ?? 1 }))),
    ...all(step, flight),
  ],
  choose_part: () => [chip(sign('plug')), 'arrow', chip(text('−1'), sign('part'))],
  close_gaps: () => [chip(sign('gap'), text(t('gt-sign-close-up')))],
  reverse_order: () => [chip(sign('turn'), text(t('gt-sign-turn-round')))],
};

/** A step as signs; one that is not known yet has none. `flight` is 1 to 3, or 0 for all three numbers. */
export const tokensOf = (step: Step, flight = 0): Token[] => ROW[step.op]?.(step, flight) ?? [];

const OWN: Record<string, (card: Printed) => Token[]> = {
  bureaucracy: ({ reward_credits: n = 0 }) => [
    chip(text(t('gt-sign-right')), text(`+${n}`), sign('credit')),
    { word: t('gt-sign-or') },
    chip(text(t('gt-sign-wrong')), text('−'), sign('die'), sign('day')),
  ],
  star_warehouse: ({ days = 0 }) => [chip(text('+1'), sign('tile')), { word: t('gt-sign-for') }, chip(text(`−${days}`), sign('day'))],
  robo_police: ({ forbidden_numbers: never = [] }) => [
    chip(sign('gavel'), sign('credit')),
    'arrow',
    chip(text('−1'), sign('part')),
    ...never.map((n) => chip(text(t('gt-sign-never', { n })))),
  ],
};

/** The row of signs of a whole card. */
export const cardTokens = (card: Printed, flight = 0): Token[] =>
  OWN[card.kind]?.(card) ?? (card.steps ?? []).flatMap((step) => tokensOf(step, flight));

/** Areas to land on, or lines to pick, each as a row of signs. */
export const choicesOf = (card: Printed, flight = 0): Token[][] => [
  ...(card.areas ?? []).map(({ cost, reward }): Token[] => [...each(cost, flight), 'arrow', ...each(reward, flight)]),
  ...(card.lines ?? []).map((line): Token[] => [chip(...hazards(line))]),
];
