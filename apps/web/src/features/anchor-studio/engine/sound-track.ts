import { writeInit } from '@fairway/cmaf';
import type { MadePart } from './made-part.ts';
import { bytesOf } from './picture-track.ts';
import { soundConfig } from './quality.ts';
import { SoundClock } from './sound-clock.ts';
import { SoundParts, soundTimescale } from './sound-parts.ts';

/** Samples at the start that are not heard, where the encoder does not say how many. */
const usualPreSkip = 312;
const usualPacket = 20_000;
/** Silence is encoded in pieces of a second at most. */
const pieceMs = 1000;

/** Encodes what a microphone hears (Opus) and gives it away as parts. Another microphone of other rate or channels gets an encoder of its own. */
export class SoundTrackEncoder {
  readonly #give: (part: MadePart) => void;
  readonly #fail: () => void;
  readonly #parts: SoundParts;
  readonly #clock = new SoundClock();
  #encoder: AudioEncoder | undefined;
  #shape = { sampleRate: 0, numberOfChannels: 0 };
  /** The present encoder's init segment was given away. */
  #begun = false;
  /** Where the time of the present microphone begins: its own first time, and ours. In milliseconds. */
  #base: { own: number; at: number } | undefined;
  /** Samples that the present encoder has had. */
  #fed = 0;

  constructor({
    startedAt,
    give,
    fail,
  }: {
    startedAt: number;
    give: (part: MadePart) => void;
    fail: () => void;
  }) {
    this.#give = give;
    this.#fail = fail;
    this.#parts = new SoundParts(startedAt, give);
  }

  /** What comes now is of another microphone, whose clock begins anywhere. */
  begin(): void {
    this.#base = undefined;
  }

  /** Encodes what was heard; `now` is in milliseconds after the start. */
  add(sound: AudioData, now: number): void {
    const { sampleRate, numberOfChannels } = sound;
    if (sampleRate !== this.#shape.sampleRate || numberOfChannels !== this.#shape.numberOfChannels)
      this.#open({ sampleRate, numberOfChannels });
    const [own, duration] = [sound.timestamp / 1000, sound.duration / 1000];
    this.#base ??= { own, at: now - duration };
    const { silence, take } = this.#clock.place(this.#base.at + own - this.#base.own, duration);
    this.#rest(silence);
    if (take) this.#encode(sound);
  }

  /** Goes on with silence where the microphone gives nothing. */
  look(now: number): void {
    this.#rest(this.#clock.idle(now));
  }

  close(): void {
    if (this.#encoder && this.#encoder.state !== 'closed') this.#encoder.close();
  }

  #rest(silence: number): void {
    const { sampleRate, numberOfChannels } = this.#shape;
    for (let left = silence; left > 0; left -= pieceMs) {
      const numberOfFrames = Math.round((Math.min(left, pieceMs) * sampleRate) / 1000);
      if (numberOfFrames === 0) return;
      const nothing = new AudioData({
        format: 'f32',
        sampleRate,
        numberOfFrames,
        numberOfChannels,
        timestamp: Math.round((this.#fed * 1_000_000) / sampleRate),
        data: new Float32Array(numberOfFrames * numberOfChannels),
      });
      this.#encode(nothing);
      nothing.close();
    }
  }

  #encode(sound: AudioData): void {
    if (this.#encoder?.state !== 'configured') return;
    this.#fed += sound.numberOfFrames;
    this.#encoder.encode(sound);
  }

  #open(shape: { sampleRate: number; numberOfChannels: number }): void {
    this.close();
    this.#shape = shape;
    this.#begun = false;
    this.#fed = 0;
    const { sampleRate, numberOfChannels } = shape;
    this.#encoder = new AudioEncoder({
      output: (chunk, more) => this.#take(chunk, numberOfChannels, more?.decoderConfig?.description),
      error: this.#fail,
    });
    this.#encoder.configure(soundConfig(sampleRate, numberOfChannels));
  }

  #take(chunk: EncodedAudioChunk, channels: number, description: AllowSharedBufferSource | undefined): void {
    if (!this.#begun) {
      this.#begun = true;
      const codec = { name: 'opus', preSkip: preSkipOf(description) } as const;
      this.#give({
        kind: 'init',
        bytes: writeInit({ kind: 'sound', codec, sampleRate: soundTimescale, channels }),
      });
    }
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    const ticks = Math.round(((chunk.duration ?? usualPacket) * soundTimescale) / 1_000_000);
    this.#parts.add(bytes, ticks, this.#clock.begunAt ?? 0);
  }
}

/** Of the header that an encoder of Opus describes itself with (RFC 7845, 5.1). */
function preSkipOf(description: AllowSharedBufferSource | undefined): number {
  if (description === undefined) return usualPreSkip;
  const bytes = bytesOf(description);
  return bytes.length < 12 ? usualPreSkip : (bytes[10] ?? 0) + 256 * (bytes[11] ?? 0);
}
