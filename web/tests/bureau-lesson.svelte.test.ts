// Cosmobureau's lesson: the positions are the rules' own, every answer is answered, and it knows where somebody stopped.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games';
import { Progress, RIGHT, WINNERS } from '../src/games/cosmobureau/lesson/progress.svelte';
import { answerTo, earned, END, POSITIONS, previewAt, STEPS, type Step } from '../src/games/cosmobureau/lesson/script';
import type { Choice } from '../src/games/cosmobureau/words';
import { has, LANGUAGES, setLanguage } from '../src/text';
import { speakEnglish } from './recorded';

const right = (step: Step): Choice => POSITIONS[step.at].choices.find((move) => answerTo(step, move) === RIGHT)!;
const played = STEPS.filter((step) => step.answers.length);

beforeAll(async () => {
  await speakEnglish();
  await loadGame('cosmobureau');
});
beforeEach(() => localStorage.clear());

describe('what it teaches is true', () => {
  test.each(played)('in $key one move is right, and it leads to what comes next', (step) => {
    const moves = POSITIONS[step.at].choices.filter((move) => answerTo(step, move) === RIGHT);
    expect(moves).toHaveLength(1);
    expect(POSITIONS[step.then].view).not.toEqual(POSITIONS[step.at].view);
  });
  test('the right compartment has a flight and 1 fuel, the right planet pays 4', () => {
    const [place, , flight, land, office] = played;
    const cell = POSITIONS.place.view.ships[0].cells.find((one) => one.cell === (right(place) as { cell: string }).cell);
    expect(cell?.actions).toEqual([{ op: 'fuel', n: 1 }, { op: 'fly' }]);
    expect(flight.key).toBe('flight');
    expect(previewAt(POSITIONS.land, right(land))?.credits).toBe(4);
    expect(previewAt(POSITIONS.office, right(office))?.credits).toBe(6);
  });
  test('the sums of the end are as its words say', () => {
    const [you, other] = END.ships;
    const before = [you, other].map((ship) => earned(ship) - earned(ship, 'sets'));
    expect([...before, earned(you, 'sets'), earned(other, 'sets')]).toEqual([45, 48, 12, 6]);
    expect([earned(you), earned(other)]).toEqual([you.credits, other.credits]);
    expect(END.winners).toEqual([0]);
  });
});

describe('answers', () => {
  test.each(LANGUAGES)('each has its sentence, %s', async (language) => {
    await setLanguage(language);
    for (const { key, answers } of STEPS)
      for (const says of ['title', 'ask', ...answers.map((one) => one.says)]) expect(has(`cosmobureau-lesson-${key}-${says}`)).toBe(true);
    for (const { why } of Object.values(POSITIONS)) for (const { reason } of why) expect(has(`why-${reason.key}`), reason.key).toBe(true);
    await speakEnglish();
  });
  test('a wrong one says why and leaves the question open', () => {
    const lesson = new Progress();
    lesson.make({ do: 'place', agent: 'A53', cell: 'r4c3', turns: 1 });
    expect(lesson.verdict).toContain('Inspectors never land');
    expect(lesson.done).toBe(false);
    lesson.ask({ do: 'place', agent: 'A29', cell: 'r4c2', turns: 0 });
    expect(lesson.verdict).toBe('Somebody sits there already.');
  });
  test('what is right leads through the whole lesson', () => {
    const lesson = new Progress();
    for (const step of played) {
      lesson.make(right(step));
      expect(lesson.done, step.key).toBe(true);
      lesson.go(lesson.at + 1);
    }
    for (const winner of WINNERS.filter((one) => one !== 'you')) {
      lesson.judge(winner);
      expect(lesson.over).toBe(false);
    }
    lesson.judge('you');
    expect(lesson.over).toBe(true);
    expect(new Progress().at).toBe(0);
  });
});

test('it remembers its step and goes back one', () => {
  const lesson = new Progress();
  lesson.go(3);
  expect(new Progress().at).toBe(3);
  lesson.go(2);
  expect(new Progress().step.key).toBe('flight');
});
