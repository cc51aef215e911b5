import type { Sound, SoundName } from './sounds.ts';

/** One tone: it sets in at once and dies away. Noise is heard through a band around `hertz`. */
export interface Note {
  /** Ms after the sound begins, and how long it is heard. */
  readonly at: number;
  readonly length: number;
  readonly hertz: number;
  /** Where it glides to; it stays where nothing is said. */
  readonly toHertz?: number;
  /** 0 to 1, before the volume. */
  readonly loudness: number;
  readonly shape: 'sine' | 'triangle' | 'noise';
}

/** Five tones to an octave (宫商角徵羽), in semitones: any two of them sound well together. */
const scale = [0, 2, 4, 7, 9] as const;
const lowest = 523.25;
const highestStep = 14;

function hertzAt(step: number): number {
  const kept = Math.min(Math.max(0, step), highestStep);
  const semitones = (scale[kept % scale.length] ?? 0) + 12 * Math.floor(kept / scale.length);
  return lowest * 2 ** (semitones / 12);
}

/** A plucked string. */
function pluck(at: number, step: number, loudness = 0.5, length = 340): Note[] {
  const hertz = hertzAt(step);
  return [
    { at, length, hertz, loudness, shape: 'triangle' },
    { at, length: length / 2, hertz: hertz * 2, loudness: loudness * 0.3, shape: 'sine' },
  ];
}

const run = (steps: readonly number[], apart: number): Note[] =>
  steps.flatMap((step, place) => pluck(place * apart, step, 0.46, 420));

const sounds: Readonly<Record<SoundName, (pitch: number) => readonly Note[]>> = {
  press: () => [{ at: 0, length: 60, hertz: 320, toHertz: 240, loudness: 0.3, shape: 'triangle' }],
  reelStop: (pitch) => [
    { at: 0, length: 90, hertz: 150 + 12 * pitch, toHertz: 90, loudness: 0.7, shape: 'triangle' },
    { at: 0, length: 40, hertz: 1800, loudness: 0.2, shape: 'noise' },
  ],
  land: () => [
    { at: 0, length: 160, hertz: 210, toHertz: 130, loudness: 0.6, shape: 'sine' },
    { at: 0, length: 50, hertz: 900, loudness: 0.25, shape: 'noise' },
  ],
  tick: (pitch) => [{ at: 0, length: 45, hertz: hertzAt(pitch) * 1.5, loudness: 0.16, shape: 'triangle' }],
  flip: () => [{ at: 0, length: 70, hertz: 2600, toHertz: 1400, loudness: 0.3, shape: 'noise' }],
  step: (pitch) => pluck(0, pitch),
  bonus: () => run([0, 2, 4, 5, 7], 110),
  // Low and short: no drama is made of a loss.
  bust: () => [{ at: 0, length: 260, hertz: 130, toHertz: 65, loudness: 0.55, shape: 'triangle' }],
  launch: () => [{ at: 0, length: 900, hertz: 260, toHertz: 1600, loudness: 0.3, shape: 'noise' }],
  crash: () => [
    { at: 0, length: 420, hertz: 420, toHertz: 90, loudness: 0.5, shape: 'noise' },
    { at: 0, length: 300, hertz: 110, toHertz: 55, loudness: 0.4, shape: 'sine' },
  ],
  cashOut: () => run([3, 5, 8], 70),
  winSmall: () => run([2, 4], 110),
  winMiddle: () => run([0, 2, 4, 7], 110),
  winGreat: () => run([0, 2, 4, 5, 7, 9, 10, 12], 120),
};

/** The tones of a sound. */
export function notesOf({ name, pitch = 0 }: Sound): readonly Note[] {
  return sounds[name](pitch);
}
