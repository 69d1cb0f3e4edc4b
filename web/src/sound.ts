// A few soft sounds, each made of tones and hiss, off until wanted.
import { settings } from './settings.svelte';

interface Voice {
  pitch: number; // hertz; of hiss, where its filter stands
  to?: number; // where the pitch glides to
  at?: number; // seconds after the start
  long?: number; // seconds
  loud?: number;
  wave?: OscillatorType | 'hiss';
}

/** Sounds of the site. */
const HOUSE = {
  'my-move': [{ pitch: 523 }, { pitch: 659, at: 0.12 }],
  played: [{ pitch: 392 }],
  chat: [{ pitch: 784 }],
  refused: [{ pitch: 220 }],
} satisfies Record<string, Voice[]>;

/** Sounds that say what happened; the settings let each be heard. */
const MEANING = {
  grab: [{ pitch: 294, to: 440, long: 0.12, wave: 'triangle' }],
  fits: [
    { pitch: 2600, long: 0.05, loud: 0.5, wave: 'hiss' },
    { pitch: 440, at: 0.02, long: 0.12, wave: 'triangle' },
    { pitch: 659, at: 0.09, long: 0.18, wave: 'triangle' },
  ],
  wrong: [
    { pitch: 208, to: 185, long: 0.16, wave: 'triangle' },
    { pitch: 185, to: 156, at: 0.15, long: 0.24, wave: 'triangle' },
  ],
  flip: [
    { pitch: 700, to: 3200, long: 0.4, loud: 0.4, wave: 'hiss' },
    { pitch: 659, at: 0.1 },
    { pitch: 880, at: 0.21 },
    { pitch: 1319, at: 0.32 },
  ],
  hit: [
    { pitch: 900, to: 120, long: 0.45, loud: 1.6, wave: 'hiss' },
    { pitch: 120, to: 42, long: 0.4, loud: 1.6 },
  ],
  'break-off': [
    { pitch: 2400, to: 300, long: 0.6, loud: 0.8, wave: 'hiss' },
    { pitch: 392, to: 98, at: 0.04, long: 0.6, loud: 0.8, wave: 'triangle' },
  ],
  coins: [
    { pitch: 1319, long: 0.1, loud: 0.6, wave: 'triangle' },
    { pitch: 1760, at: 0.08, long: 0.12, loud: 0.6, wave: 'triangle' },
    { pitch: 2093, at: 0.17, long: 0.3, loud: 0.6, wave: 'triangle' },
  ],
  win: [{ pitch: 523 }, { pitch: 659, at: 0.12 }, { pitch: 784, at: 0.24 }, { pitch: 1047, at: 0.36, long: 0.6 }],
} satisfies Record<string, Voice[]>;

export type Meaning = keyof typeof MEANING;
export type Sound = keyof typeof HOUSE | Meaning;

/** The sounds that mean something, in the order in which a game meets them. */
export const MEANINGS = Object.keys(MEANING) as Meaning[];

const VOICES: Record<Sound, Voice[]> = { ...HOUSE, ...MEANING };
const PREVIEW = 0.5; // how loud a sound is shown to somebody who has switched them off

let context: AudioContext | null = null;

function opened(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Where sounds go; null if the visitor wants none, or has not touched the page yet. */
export function speaker(): AudioContext | null {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return null;
  return opened();
}

/** Play a sound, if the visitor wants any; `after` seconds. */
export function play(sound: Sound, after = 0): void {
  const audio = speaker();
  if (audio) sing(audio, sound, settings.volume, after);
}

/** Let a sound be heard because somebody asked for it, also while sounds are off. */
export function preview(sound: Sound): void {
  sing(opened(), sound, settings.sound ? settings.volume : PREVIEW, 0);
}

export function tone(audio: AudioContext, pitch: number, start: number): void {
  sound(audio, { pitch }, start, settings.volume);
}

function sing(audio: AudioContext, name: Sound, volume: number, after: number): void {
  for (const voice of VOICES[name]) sound(audio, voice, audio.currentTime + after + (voice.at ?? 0), volume);
}

function sound(audio: AudioContext, voice: Voice, start: number, volume: number): void {
  const { long = 0.3, loud = 1 } = voice;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.12 * loud * volume, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  const source = voice.wave === 'hiss' ? hiss(audio, voice, start, gain) : hum(audio, voice, start, gain);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + long + 0.02);
}

function glide(pitch: AudioParam, { pitch: from, to, long = 0.3 }: Voice, start: number): void {
  pitch.setValueAtTime(from, start);
  if (to) pitch.exponentialRampToValueAtTime(to, start + long);
}

function hum(audio: AudioContext, voice: Voice, start: number, gain: GainNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = (voice.wave as OscillatorType | undefined) ?? 'sine';
  glide(source.frequency, voice, start);
  source.connect(gain);
  return source;
}

function hiss(audio: AudioContext, voice: Voice, start: number, gain: GainNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, voice, start);
  source.connect(filter).connect(gain);
  return source;
}
