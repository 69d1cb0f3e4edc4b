// Texts: Fluent files, one bundle a language, loaded when wanted.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';

export type Translate = (key: string, args?: Record<string, string | number>) => string;

const files = import.meta.glob<string>('../../kosmodrom/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

export type Language = string;

/** One for each folder of texts. */
export const LANGUAGES: readonly Language[] = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2)!))];

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const NAMES = [...new Set(Object.keys(files).map((path) => path.split('/').at(-1)!.replace('.ftl', '')))];

/** The files of a game, or of the site: its own and those named after it, `crew` and `crew-bots`. */
const filesOf = (topic: string) => NAMES.filter((name) => name === topic || name.startsWith(`${topic}-`));

const wanted = new Set<string>(filesOf('site'));
let chosen: Language = 'en';

let redraw = () => {};
const subscribe = createSubscriber((update) => {
  redraw = update;
});

/** The language now spoken. */
export function language(): Language {
  subscribe();
  return chosen;
}

/** The language to begin with: the kept one, or the first of the browser's that we speak. */
export function preferredLanguage(kept: string | null, browser: readonly string[]): Language {
  const known = [kept ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

async function load(language: Language, file: string): Promise<void> {
  const path = `../../kosmodrom/text/${language}/${file}.ftl`;
  if (loaded.has(path) || !files[path]) return;
  const source = await files[path]();
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  loaded.add(path);
}

/** Speak this language from now on. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((file) => load(language, file)));
  chosen = language;
  document.documentElement.lang = language;
  redraw();
}

/** Have a game's texts ready, all its files, now and after every change of language. */
export async function needTexts(game: string): Promise<void> {
  const own = filesOf(game);
  for (const file of own) wanted.add(file);
  await Promise.all(own.map((file) => load(chosen, file)));
  redraw();
}

/** Is there such a text? */
export function has(key: string): boolean {
  subscribe();
  return bundles.get(chosen)?.hasMessage(key) ?? false;
}

/** A number below zero, with a minus sign instead of a hyphen. */
class Negative extends FluentNumber {
  override toString(scope: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

const variable = (arg: string | number): FluentVariable => (typeof arg === 'number' && arg < 0 ? new Negative(arg) : arg);

/** The text of a key; components that call it are drawn again when the language changes. */
export const t: Translate = (key, args) => {
  subscribe();
  const bundle = bundles.get(chosen);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const variables = Object.fromEntries(Object.entries(args ?? {}).map(([name, arg]) => [name, variable(arg)]));
  return bundle.formatPattern(message.value, variables, []);
};
