// What a visitor likes, kept in this browser.
import { LANGUAGES, preferredLanguage, setLanguage, type Language } from './text';

export interface Settings {
  language: Language | null; // null: as the browser
  theme: 'night' | 'day' | 'auto';
  motion: 'full' | 'less' | 'auto';
  marks: boolean; // words and marks next to colours
  sound: boolean;
  volume: number;
  notice: boolean; // when it is my move and the page is in the background
  leftHanded: boolean;
  askBeforePlay: boolean; // one tap picks up, the second plays
  textSize: 0 | 1 | 2;
  showPace: 'calm' | 'usual' | 'fast' | null; // of a flight in Galaxy Trucker; null: the table's
}

const USUAL: Settings = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  marks: true,
  sound: false,
  volume: 0.5,
  notice: false,
  leftHanded: false,
  askBeforePlay: true,
  textSize: 1,
  showPace: null,
};

const KEY = 'kosmodrom-settings';

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...kept() });

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const light = matchMedia('(prefers-color-scheme: light)');

/** Should things fade instead of flying? */
export function reducedMotion(): boolean {
  return settings.motion === 'less' || (settings.motion === 'auto' && calm.matches);
}

/** The theme on screen. */
export function theme(): 'night' | 'day' {
  return settings.theme === 'auto' ? (light.matches ? 'day' : 'night') : settings.theme;
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = reducedMotion() ? 'less' : 'full';
  root.dataset.hand = settings.leftHanded ? 'left' : 'right';
  root.dataset.marks = settings.marks ? 'on' : 'off';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme() === 'day' ? '#f4ead5' : '#0e1530');
  root.style.fontSize = `${[14, 16, 20][settings.textSize]}px`;
}

/** Change one setting, keep it, show it at once. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
  if (name === 'language') void speak();
}

/** Speak the chosen language, or the browser's. */
export async function speak(): Promise<void> {
  await setLanguage(preferredLanguage(settings.language, navigator.languages ?? [...LANGUAGES]));
}

calm.addEventListener('change', show);
light.addEventListener('change', show);
show();
