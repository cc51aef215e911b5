import { writeInit } from '@fairway/cmaf';
import type { MadePart } from './made-part.ts';
import { bytesOf } from './picture-track.ts';
import { soundConfig } from './quality.ts';
import { SoundParts, soundTimescale } from './sound-parts.ts';

/** Samples at the start that are not heard, where the encoder does not say how many. */
const usualPreSkip = 312;
const usualPacket = 20_000;

/** Encodes what a microphone hears (Opus) and gives it away as parts. Another microphone of other rate or channels gets an encoder of its own. */
export class SoundTrackEncoder {
  readonly #give: (part: MadePart) => void;
  readonly #fail: () => void;
  readonly #startedAt: number;
  readonly #parts: SoundParts;
  #encoder: AudioEncoder | undefined;
  #shape = '';
  /** The present encoder's init segment was given away. */
  #begun = false;
  /** Where the time of the present microphone begins: its own first time, and ours. In milliseconds. */
  #base: { own: number; at: number } | undefined;
  #heardAt = 0;

  constructor({
    startedAt,
    give,
    fail,
  }: {
    startedAt: number;
    give: (part: MadePart) => void;
    fail: () => void;
  }) {
    this.#startedAt = startedAt;
    this.#give = give;
    this.#fail = fail;
    this.#parts = new SoundParts(give);
  }

  /** What comes now is of another microphone, whose clock begins anywhere. */
  begin(): void {
    this.#base = undefined;
  }

  /** Encodes what was heard; `now` is in milliseconds after the start. */
  add(sound: AudioData, now: number): void {
    const shape = `${sound.sampleRate}/${sound.numberOfChannels}`;
    if (shape !== this.#shape) this.#open(sound, shape);
    const own = sound.timestamp / 1000;
    this.#base ??= { own, at: now - sound.duration / 1000 };
    this.#heardAt = this.#base.at + own - this.#base.own;
    if (this.#encoder?.state === 'configured') this.#encoder.encode(sound);
  }

  close(): void {
    if (this.#encoder && this.#encoder.state !== 'closed') this.#encoder.close();
  }

  #open({ sampleRate, numberOfChannels }: AudioData, shape: string): void {
    this.close();
    this.#shape = shape;
    this.#encoder = new AudioEncoder({
      output: (chunk, more) => this.#take(chunk, numberOfChannels, more?.decoderConfig?.description),
      error: this.#fail,
    });
    this.#encoder.configure(soundConfig(sampleRate, numberOfChannels));
    this.#begun = false;
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
    const at = this.#heardAt;
    this.#parts.add(bytes, ticks, { at, capturedAt: this.#startedAt + at });
  }
}

/** Of the header that an encoder of Opus describes itself with (RFC 7845, 5.1). */
function preSkipOf(description: AllowSharedBufferSource | undefined): number {
  if (description === undefined) return usualPreSkip;
  const bytes = bytesOf(description);
  return bytes.length < 12 ? usualPreSkip : (bytes[10] ?? 0) + 256 * (bytes[11] ?? 0);
}
