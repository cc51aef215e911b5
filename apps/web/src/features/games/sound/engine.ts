import { notesOf, type Note } from './notes-of.ts';
import type { Cue } from './sounds.ts';

/** Plays sounds on an audio context: tones from oscillators and filtered noise, no file. */
export interface Engine {
  /** Plays the cues, each at its instant from now. */
  play(cues: readonly Cue[]): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Ends what sounds and what was still to come. */
  hush(): void;
}

/** How long before it can be heard a tone is handed over, in s: one that is due at once would begin with a click. */
const ahead = 0.02;
const softly = 0.0001;

export function createEngine(context: AudioContext, volume: number): Engine {
  const master = context.createGain();
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  const sources = new Set<AudioScheduledSourceNode>();
  let noise: AudioBuffer | undefined;
  const setVolume = (next: number) => {
    // Loudness is heard by its square.
    master.gain.value = next * next;
  };
  setVolume(volume);

  const playNote = (note: Note, from: number): void => {
    const begins = from + note.at / 1000;
    const ends = begins + note.length / 1000;
    const gain = context.createGain();
    gain.gain.setValueAtTime(softly, begins);
    gain.gain.exponentialRampToValueAtTime(note.loudness, begins + 0.006);
    gain.gain.exponentialRampToValueAtTime(softly, ends);
    gain.connect(master);
    const source =
      note.shape === 'noise'
        ? noiseThrough(note, begins, ends, gain)
        : toneOf({ ...note, shape: note.shape }, begins, ends, gain);
    source.start(begins);
    source.stop(ends);
    sources.add(source);
    source.onended = () => {
      sources.delete(source);
      gain.disconnect();
    };
  };

  const toneOf = (
    { hertz, toHertz, shape }: Note & { shape: OscillatorType },
    begins: number,
    ends: number,
    into: GainNode,
  ): OscillatorNode => {
    const tone = context.createOscillator();
    tone.type = shape;
    glide(tone.frequency, hertz, toHertz, [begins, ends]);
    tone.connect(into);
    return tone;
  };

  const noiseThrough = (
    { hertz, toHertz }: Note,
    begins: number,
    ends: number,
    into: GainNode,
  ): AudioBufferSourceNode => {
    noise ??= noiseOf(context);
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency, hertz, toHertz, [begins, ends]);
    source.connect(band).connect(into);
    return source;
  };

  return {
    setVolume,
    play(cues) {
      const now = context.currentTime + ahead;
      for (const cue of cues) for (const note of notesOf(cue)) playNote(note, now + cue.at / 1000);
    },
    hush() {
      for (const source of sources) source.stop();
      sources.clear();
    },
  };
}

function glide(
  param: AudioParam,
  hertz: number,
  toHertz: number | undefined,
  [begins, ends]: [number, number],
): void {
  param.setValueAtTime(hertz, begins);
  if (toHertz !== undefined) param.exponentialRampToValueAtTime(toHertz, ends);
}

/** A second of white noise from a fixed row of numbers: it always sounds the same. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let place = 0; place < samples.length; place += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[place] = state / 2 ** 31 - 1;
  }
  return buffer;
}
