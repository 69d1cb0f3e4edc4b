// Tickets of the lobby: ways to play that a game names, and which of them a table has.
import type { Preset } from '../games/module';
import type { OptionInfo } from '../wire';

type Options = Record<string, unknown>;

/** Whether two values of an option are one; lists are compared by what is in them. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The ticket that a table has; `changed` where some words differ from it. */
export function presetOf(
  presets: readonly Preset[],
  schemas: readonly OptionInfo[],
  options: Options,
): { preset: Preset; changed: boolean } | null {
  const value = (name: string, of: Options): unknown => of[name] ?? schemas.find((one) => one.name === name)?.default;
  const agrees = (preset: Preset, name: string): boolean => same(value(name, preset.options ?? {}), value(name, options));
  const exact = presets.find((one) => one.options && schemas.every(({ name }) => agrees(one, name)));
  if (exact) return { preset: exact, changed: false };
  const near = presets.find((one) => one.options && one.signs.every((name) => agrees(one, name))) ?? presets.at(-1);
  return near ? { preset: near, changed: !!near.options } : null;
}
