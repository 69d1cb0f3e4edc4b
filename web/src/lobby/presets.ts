// Tickets of the lobby: ways to play that a game names, and which of them a table has.
import type { Preset } from '../games/module';
import type { OptionInfo } from '../wire';

type Options = Record<string, unknown>;

/** The ticket that a table has; `changed` where some words differ from it. */
export function presetOf(
  presets: readonly Preset[],
  schemas: readonly OptionInfo[],
  options: Options,
): { preset: Preset; changed: boolean } | null {
  const value = (name: string, of: Options): unknown => of[name] ?? schemas.find((one) => one.name === name)?.default;
  const same = (preset: Preset): boolean => schemas.every(({ name }) => value(name, preset.options ?? {}) === value(name, options));
  const alike = (preset: Preset): boolean => preset.signs.every((name) => value(name, preset.options ?? {}) === value(name, options));
  const exact = presets.find((one) => one.options && same(one));
  if (exact) return { preset: exact, changed: false };
  const near = presets.find((one) => one.options && alike(one)) ?? presets.at(-1);
  return near ? { preset: near, changed: !!near.options } : null;
}
