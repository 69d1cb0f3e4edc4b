// A few soft tones, off until wanted.
import { settings } from './settings.svelte';

export type Sound = 'my-move' | 'played' | 'chat' | 'refused' | 'won' | 'lost';

const TONES: Record<Sound, [pitch: number, at: number][]> = {
  'my-move': [
    [523, 0],
    [659, 0.12],
  ],
  played: [[392, 0]],
  chat: [[784, 0]],
  refused: [[220, 0]],
  won: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1047, 0.36],
  ],
  lost: [
    [392, 0],
    [330, 0.16],
    [262, 0.32],
  ],
};

let context: AudioContext | null = null;

/** Where sounds go; null if the visitor wants none, or has not touched the page yet. */
export function speaker(): AudioContext | null {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Play a sound, if the visitor wants any. */
export function play(sound: Sound): void {
  const audio = speaker();
  if (audio) for (const [pitch, at] of TONES[sound]) tone(audio, pitch, audio.currentTime + at);
}

export function tone(audio: AudioContext, pitch: number, start: number): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.12 * settings.volume, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + 0.32);
}
