/** Plays cues with Web Audio; nothing is recorded, nothing is fetched. */
import { CUES, type Cue, type Stroke } from './cues.ts';

let audio: { readonly context: AudioContext; readonly noise: AudioBuffer } | null = null;

/** Least seconds between two cues: a tab in the background would play many at once. */
const GAP = 0.12;
let last = -1;

function ready() {
  if (audio) return audio;
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  audio = { context, noise };
  return audio;
}

export function play(cue: Cue, volume: number): void {
  const { context, noise } = ready();
  // Browsers keep quiet until the reader has touched the page.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (now - last < GAP && last >= 0) return;
  last = now;
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const stroke of CUES[cue]) strike(context, noise, out, stroke);
}

function strike(context: AudioContext, noise: AudioBuffer, out: AudioNode, stroke: Stroke): void {
  const from = context.currentTime + stroke.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(stroke.level, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + stroke.lasts);
  gain.connect(out);
  const source = stroke.pitch === undefined ? noiseOf(context, noise, stroke, gain) : context.createOscillator();
  if (source instanceof OscillatorNode) {
    source.frequency.setValueAtTime(stroke.pitch ?? 0, from);
    source.frequency.exponentialRampToValueAtTime((stroke.pitch ?? 0) / 2, from + stroke.lasts);
    source.connect(gain);
  }
  source.start(from);
  source.stop(from + stroke.lasts);
}

function noiseOf(
  context: AudioContext,
  noise: AudioBuffer,
  { below, above }: Stroke,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  let end: AudioNode = source;
  for (const [type, frequency] of [
    ['lowpass', below],
    ['highpass', above],
  ] as const) {
    if (frequency === undefined) continue;
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    end.connect(filter);
    end = filter;
  }
  end.connect(out);
  return source;
}
