// Everything of the Big Expansion is drawn and told, in every language; what is not known yet does no harm.
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'smol-toml';
import specialists from '../../kosmodrom/games/galaxy_trucker/data/specialists.toml?raw';
import { TILES } from '../src/games/galaxy_trucker/catalog';
import { cardArt, ghostRocket } from '../src/games/galaxy_trucker/draw/art';
import { EMBLEMS } from '../src/games/galaxy_trucker/draw/expansion/emblems';
import { sign, SIGNS } from '../src/games/galaxy_trucker/draw/expansion/signs';
import { SPECIALISTS, specialistArt } from '../src/games/galaxy_trucker/draw/expansion/specialists';
import { SYMBOL } from '../src/games/galaxy_trucker/draw/expansion/symbols';
import { cardTokens, choicesOf, tokensOf, type Token } from '../src/games/galaxy_trucker/draw/expansion/tokens';
import { tile } from '../src/games/galaxy_trucker/draw/tiles';
import { explanation, type Explained } from '../src/games/galaxy_trucker/parts/explanation';
import { BONUS, EVIL, ROUGH, type Printed } from '../src/games/galaxy_trucker/printed';
import { printed } from '../src/games/galaxy_trucker/words';
import { has, LANGUAGES, needTexts, setLanguage } from '../src/text';
import { MISSING, speakEnglish } from './recorded';

const dashed = (name: string): string => name.replaceAll('_', '-');
const isClean = (svg: string): void => expect(svg).not.toMatch(/undefined|NaN|null/);

beforeAll(async () => {
  await speakEnglish();
  await needTexts('galaxy_trucker');
});

const CARDS: [string, Printed][] = [...Object.entries(EVIL), ...Object.entries(BONUS)];
const signsOf = (tokens: readonly Token[]): string[] =>
  tokens
    .flatMap((token) => (typeof token === 'object' && 'chip' in token ? token.chip : []))
    .flatMap((one) => ('sign' in one ? [one.sign] : []));

describe('components', () => {
  test('there are 186, and every kind of them is drawn', () => {
    expect(Object.keys(TILES)).toHaveLength(186);
    const unknown = tile('no_such_kind');
    for (const { kind } of Object.values(TILES)) expect(tile(kind)).not.toBe(unknown);
  });
  test('all twelve kinds are drawn, turned and small too, each with a picture of its own', () => {
    const kinds = Object.keys(EMBLEMS);
    expect(kinds).toHaveLength(12);
    const drawn = kinds.map((kind) => tile(kind, [0, 3, 1, 0]));
    expect(new Set(drawn).size).toBe(12);
    for (const kind of kinds)
      for (const turns of [0, 1, 2, 3]) for (const size of [22, 96]) isClean(tile(kind, [0, 3, 1, 0], turns, {}, { size }));
  });
  test('sleepers lie in their pods, and a pod is empty once they are woken', () => {
    const [four, one] = [4, 1].map((sleepers) => tile('stasis_chamber', [1, 0, 2, 0], 0, { sleepers }));
    expect(four.split('stroke-dasharray').length).toBe(1);
    expect(one.split('stroke-dasharray').length).toBe(4);
  });
  test('a luxury cabin shows whether the guest is aboard', () => {
    expect(tile('luxury_cabin', [1, 1, 1, 0], 0, { crew: ['human'] })).not.toBe(tile('luxury_cabin', [1, 1, 1, 0], 0, { crew: [] }));
  });
  test('the barrels of a bidirectional cannon stand on its smooth sides', () => {
    expect(tile('bidirectional_cannon', [0, 3, 1, 0])).toContain('rotate(270 48 48)"><rect');
    expect(tile('bidirectional_cannon', [0, 0, 2, 3])).not.toContain('rotate(270 48 48)"><rect');
  });
  test('plating is thick exactly where it has no connector', () => {
    const slabs = (sides: number[]): number => tile('plating', sides).split('M1 7 Q1 1 7 1').length - 1;
    expect(slabs([0, 0, 3, 0])).toBe(3);
    expect(slabs([0, 2, 0, 1])).toBe(2);
  });
  test('red cubes lie in the marked compartments of a mixed hold, others in the plain one first', () => {
    const [red, green] = ['red', 'green'].map((one) => tile('mixed_hold', [2, 0, 1, 0], 0, { goods: [one] }));
    expect(red).toMatch(/translate\(29.5 65.5\)"><g/);
    expect(green).toMatch(/translate\(48 29\)"><g/);
  });
  test('a blue alien has a shape of its own, and a dead component says so by more than grey', () => {
    const cabins = (['purple', 'orange', 'blue'] as const).map((alien) => tile('cabin', [1, 1, 1, 1], 0, { crew: [alien] }));
    expect(new Set(cabins).size).toBe(3);
    expect(tile('cargo', [1, 1, 1, 1], 0, { cap: 2, inert: true })).toContain('M-9.4 9.4 L9.4 -9.4');
  });
  test('what has no drawing yet is drawn as something unknown', () => {
    isClean(tile('no_such_kind', [1, 1, 1, 1]));
    isClean(specialistArt('no_such_specialist'));
  });
  test('the fifth seat has a colour and a pattern everywhere', () => {
    const cabins = [0, 1, 2, 3, 4].map((seat) => tile('starting_cabin', [3, 3, 3, 3], 0, { seat }));
    expect(new Set(cabins).size).toBe(5);
    expect(new Set([0, 1, 2, 3, 4].map((seat) => ghostRocket(seat))).size).toBe(5);
  });
});

describe('cards', () => {
  test('every evil and every bonus card has a picture of its own', () => {
    const kinds = [...new Set(CARDS.map(([, { kind }]) => kind))];
    expect(Object.keys(EVIL)).toHaveLength(24);
    expect(Object.keys(BONUS)).toHaveLength(6);
    const drawn = kinds.map(cardArt);
    expect(new Set([...drawn, cardArt('no_such_card')]).size).toBe(kinds.length + 1);
    drawn.forEach(isClean);
  });
  test('every rough road has a sign of its own, large, small, acting and not binding', () => {
    expect(Object.keys(ROUGH).sort()).toEqual([...SIGNS].sort());
    expect(SIGNS).toHaveLength(25);
    expect(new Set([...SIGNS, 'no_such_road'].map((one) => sign(one))).size).toBe(26);
    for (const one of SIGNS) for (const looks of [{}, { now: true }, { off: true }]) isClean(sign(one, 28, looks));
  });
  test('every card says by signs what it gives and takes, and every sign is drawn', () => {
    for (const [id, card] of CARDS) {
      const rows = [cardTokens(card), ...choicesOf(card)];
      expect(rows.flat().length, id).toBeGreaterThan(0);
      for (const one of rows.flatMap(signsOf)) expect(SYMBOL, id).toHaveProperty(one);
    }
    expect(tokensOf({ op: 'no_such_step' })).toEqual([]);
  });
  test('numbers that depend on the flight are told as three, or as the one of this flight', () => {
    const texts = (flight: number): string => JSON.stringify(cardTokens(EVIL['evil-bounty_hunters-1'], flight));
    expect(texts(0)).toContain('5/7/9');
    expect(texts(2)).toContain('"7"');
  });
});

test('lines that several sums name are told by the first and the last of them', () => {
  const rows: [number, number][] = [
    [6, 7],
    [7, 7],
    [8, 7],
    [9, 8],
  ];
  expect(printed(rows, 7)).toBe('6–8');
  expect(printed(rows, 8)).toBe(9);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));
  test('every kind has its name, what it is for, and an example', () => {
    for (const kind of Object.keys(EMBLEMS).map(dashed))
      for (const key of [`gt-kind-${kind}`, `gt-guide-kind-${kind}`, `gt-example-kind-${kind}`]) expect(has(key), key).toBe(true);
  });
  test('every card, rough road and specialist is explained', () => {
    const things: Explained[] = [
      ...CARDS.map(([id, { kind, pack }]) => ({ card: { id, kind, pack } }) as Explained),
      ...Object.keys(ROUGH).map((rough) => ({ rough })),
      ...SPECIALISTS.map((specialist) => ({ specialist })),
    ];
    for (const thing of things) {
      const told = explanation(thing)!;
      expect(told, JSON.stringify(thing)).not.toBeNull();
      for (const words of [told.name, told.what, told.example]) expect(words).not.toMatch(MISSING);
      expect(told.example.length).toBeGreaterThan(20);
    }
    expect(explanation({ rough: 'no_such_road' })).toBeNull();
  });
  test('every sign on a card has a name, and no word of it is missing', () => {
    for (const name of [...Object.keys(SYMBOL), 'meteor', 'shot']) expect(has(`gt-sign-${name}`), name).toBe(true);
    for (const [, card] of CARDS) expect(JSON.stringify([cardTokens(card), choicesOf(card)])).not.toMatch(MISSING);
  });
  test('every specialist has a name, a sentence and an example', () => {
    expect([...SPECIALISTS].sort()).toEqual(Object.keys(parse(specialists)).sort());
    for (const one of SPECIALISTS)
      for (const key of [`gt-specialist-${one}`, `gt-specialist-${one}-what`, `gt-example-specialist-${one}`])
        expect(has(key), key).toBe(true);
  });
});
