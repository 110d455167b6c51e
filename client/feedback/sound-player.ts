/** Plays the sound patterns by audio synthesis, so no files are loaded. Silent until the first tap. */
import { AudioGate } from './audio-gate.ts';
import { SCORE, type Note, type SoundName } from './sound-patterns.ts';
import { canSound, settings } from './settings.svelte.ts';

/** The overall volume, low enough not to disturb a conversation. */
const LOUDNESS = 0.8;
const SILENCE = 0.0001;
/** A note is cut off once its volume has fallen to this share of its peak. */
const FADED = 0.04;
/** The duration of the fade to silence after a note is cut off, in seconds. */
const RELEASE = 0.06;
/** Filters remove most of a noise's volume; these factors compensate. */
const NOISE_GAIN = { low: 7, band: 3, high: 1.2 } as const;
const PASS = { low: 'lowpass', band: 'bandpass', high: 'highpass' } as const;

const isSeen = () => document.visibilityState === 'visible';
const gate = new AudioGate(() => new AudioContext(), isSeen);
const outputs = new WeakMap<BaseAudioContext, AudioNode>();

if (canSound) {
  const touched = () => {
    if (settings.sound.on) gate.touched();
  };
  const seen = () => {
    if (settings.sound.on && gate.hasBegun && isSeen()) gate.revive();
  };
  for (const touch of ['pointerup', 'keydown'] as const)
    addEventListener(touch, touched, { capture: true, passive: true });
  for (const back of ['pageshow', 'focus'] as const) addEventListener(back, seen);
  document.addEventListener('visibilitychange', seen);
}

/** Plays a sound now, or after some seconds. */
export function play(name: SoundName, after = 0): void {
  if (!canSound || !settings.sound.on) return;
  if (gate.hasBegun || navigator.userActivation?.hasBeenActive) gate.revive();
  const context = gate.running;
  // A sound that can't be played now is skipped instead of queued.
  if (!context) return;
  const output = outputs.get(context) ?? through(context);
  outputs.set(context, output);
  perform(context, output, SCORE[name], context.currentTime + 0.02 + after);
}

/** Creates an output with a compressor, so that several sounds at once don't get too loud. */
function through(context: BaseAudioContext): AudioNode {
  const gain = new GainNode(context, { gain: LOUDNESS });
  const limit = new DynamicsCompressorNode(context, {
    threshold: -18,
    ratio: 6,
    attack: 0.005,
    release: 0.2,
  });
  gain.connect(limit).connect(context.destination);
  return gain;
}

/** Plays notes into an output. `when` is in the context's own time, in seconds. */
function perform(context: BaseAudioContext, output: AudioNode, notes: readonly Note[], when: number): void {
  for (const note of notes) {
    const begin = when + note.at;
    const end = begin + note.long;
    const loudness = new GainNode(context, { gain: SILENCE });
    loudness.gain.setValueAtTime(SILENCE, begin);
    const loud = note.loud * (note.wave === 'noise' ? NOISE_GAIN[note.pass ?? 'band'] : 1);
    loudness.gain.exponentialRampToValueAtTime(loud, begin + (note.attack ?? 0.006));
    loudness.gain.exponentialRampToValueAtTime(loud * FADED, end - RELEASE);
    loudness.gain.linearRampToValueAtTime(0, end);
    const source = sourceOf(context, note, begin, end, loudness);
    if (note.flutter) flutter(context, loudness, note.flutter, output, begin, end);
    else loudness.connect(output);
    source.start(begin);
    source.stop(end + 0.02);
  }
}

function sourceOf(
  context: BaseAudioContext,
  note: Note,
  begin: number,
  end: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(note.from, begin);
    pitch.exponentialRampToValueAtTime(note.to ?? note.from, end);
  };
  if (note.wave !== 'noise') {
    const tone = new OscillatorNode(context, { type: note.wave });
    glide(tone.frequency);
    tone.connect(into);
    return tone;
  }
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: PASS[note.pass ?? 'band'], Q: 0.9 });
  glide(filter.frequency);
  source.connect(filter).connect(into);
  return source;
}

function flutter(
  context: BaseAudioContext,
  from: AudioNode,
  hertz: number,
  to: AudioNode,
  begin: number,
  end: number,
): void {
  const swell = new GainNode(context, { gain: 0.6 });
  const wave = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  wave.connect(new GainNode(context, { gain: 0.4 })).connect(swell.gain);
  from.connect(swell).connect(to);
  wave.start(begin);
  wave.stop(end + 0.02);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, generated once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made) return made;
  const buffer = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
