// Questions with very many answers, in steps: the first number, then the second.
import { t } from '../../../text';
import { boardOf, type ShipView, type View } from '../catalog';
import { kindName, partName, spot, type Choice } from '../words';

/** What is chosen first, second ... before an answer of this kind stands on a button of its own. */
export function stepsTo(choice: Choice): string[] {
  if (choice.do === 'name_spot') return [String(choice.column)];
  if (choice.do === 'send_meteors') return [String(choice.line)];
  return choice.do === 'mount' ? [choice.tile, String(choice.cell)] : [];
}

/** Answers that begin with what is chosen so far; the others are as near as before. */
export const startingWith = (choices: readonly Choice[], chosen: readonly string[]): Choice[] =>
  choices.filter((one) => {
    const steps = stepsTo(one);
    return !steps.length ? !chosen.length : chosen.every((step, at) => steps[at] === step);
  });

/** What may be chosen next, each once; nothing where answers stand by themselves. */
export function nextSteps(choices: readonly Choice[], chosen: readonly string[]): string[] {
  return [...new Set(choices.flatMap((one) => stepsTo(one).slice(chosen.length, chosen.length + 1)))];
}

/** A step in words, and what else there is to say of it. */
export function stepWords(choices: readonly Choice[], step: string, view: View, ship: ShipView): { label: string; note: string } {
  const sample = choices[0];
  if (sample.do === 'name_spot') return { label: t('gt-column', { n: Number(step) }), note: '' };
  if (sample.do === 'send_meteors') return { label: t('gt-pick-line', { n: Number(step) + 1 }), note: '' };
  if (Number.isNaN(Number(step))) return { label: kindName(step), note: partName(step) };
  const cell = spot(Number(step), boardOf(view, ship));
  const old = ship.parts.find((part) => part.cell === Number(step));
  return { label: old ? t('gt-pick-instead', { cell, tile: kindName(old.tile) }) : cell, note: '' };
}
