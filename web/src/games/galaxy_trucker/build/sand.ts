// What an hourglass sounds like: running sand, a tick a second near the end, a chime when it turns and when it is empty.
import { settings } from '../../../settings.svelte';
import { play, speaker, tone } from '../../../sound';

const OUT = [880, 659, 440]; // hertz, high to low when the sand is out
const SAND_LEVEL = 0.03; // of the volume: heard when listened for
const TICK_LEVEL = 0.1;

let grains: AudioBuffer | null = null;

/** Two seconds of grains: short bursts of noise, unevenly strewn. */
function noise(audio: AudioContext): AudioBuffer {
  if (grains?.sampleRate === audio.sampleRate) return grains;
  grains = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate);
  const samples = grains.getChannelData(0);
  let level = 0;
  for (let i = 0; i < samples.length; i += 1) {
    level = Math.random() < 0.002 ? 0.4 + Math.random() * 0.6 : Math.max(0.25, level * 0.999);
    samples[i] = (Math.random() * 2 - 1) * level;
  }
  return grains;
}

/** Noise through a narrow window of pitch: sand, or a tick. */
function voice(audio: AudioContext, pitch: number, sharp: number): { source: AudioBufferSourceNode; gain: GainNode } {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: sharp });
  const gain = new GainNode(audio, { gain: 0 });
  source.connect(filter).connect(gain).connect(audio.destination);
  return { source, gain };
}

/** Let the sand run; gives back how to stop it, or null where nothing may sound. */
export function runSand(): (() => void) | null {
  const audio = speaker();
  if (!audio) return null;
  const { source, gain } = voice(audio, 5200, 0.8);
  gain.gain.linearRampToValueAtTime(SAND_LEVEL * settings.volume, audio.currentTime + 0.6);
  source.start();
  return () => {
    gain.gain.cancelScheduledValues(audio.currentTime);
    gain.gain.setTargetAtTime(0, audio.currentTime, 0.08);
    source.stop(audio.currentTime + 0.5);
  };
}

/** One soft tick. */
export function tick(): void {
  const audio = speaker();
  if (!audio) return;
  const { source, gain } = voice(audio, 2400, 6);
  gain.gain.setValueAtTime(TICK_LEVEL * settings.volume, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.05);
  source.start();
  source.stop(audio.currentTime + 0.06);
}

/** The hourglass was turned, or is empty. */
export function chime(kind: 'flip' | 'out'): void {
  if (kind === 'flip') return play('flip');
  const audio = speaker();
  if (audio) OUT.forEach((pitch, i) => tone(audio, pitch, audio.currentTime + i * 0.11));
}
