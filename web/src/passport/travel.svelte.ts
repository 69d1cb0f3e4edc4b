// What travels along with my passport: changed here, another device of mine begins with it.
import { postLooks } from '../api';
import { choose, settings } from '../settings.svelte';
import { LANGUAGES, type Language } from '../text';
import { visitor } from '../visitor.svelte';
import type { Looks, Passport } from '../wire';

let told = '';

/** Tell the passport of every change of language and brightness. */
export function tellChanges(): void {
  $effect.root(() => {
    $effect(() => {
      const looks: Looks = { language: (settings.language ?? '') as Looks['language'], theme: settings.theme };
      const now = JSON.stringify(looks);
      if (told && told !== now && visitor.known) void postLooks(looks).catch(() => undefined);
      told = now;
    });
  });
}

/** A passport was opened here: speak its language, be as bright as it likes. */
export function adopt(passport: Passport): void {
  if (LANGUAGES.includes(passport.language as Language)) choose('language', passport.language as Language);
  if (passport.theme) choose('theme', passport.theme as 'night' | 'day' | 'auto');
}
