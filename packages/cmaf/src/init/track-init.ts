import type { Bytes } from '../boxes/write-box.ts';

/** What a writer needs to know of pictures. */
export interface PictureConfig {
  readonly kind: 'picture';
  /** Ticks a second. */
  readonly timescale: number;
  readonly width: number;
  readonly height: number;
  /** The decoder's record, the content of `avcC`; WebCodecs calls it `description`. */
  readonly avc: Bytes;
}

/** What a writer needs to know of sound; its ticks are its samples, and Opus counts 48,000 a second. */
export interface SoundConfig {
  readonly kind: 'sound';
  readonly codec: SoundCodec;
  readonly sampleRate: number;
  readonly channels: number;
}

type SoundCodec =
  /** With its AudioSpecificConfig. */
  | { readonly name: 'aac'; readonly config: Bytes }
  /** With the samples at its start that are not heard. */
  | { readonly name: 'opus'; readonly preSkip: number };

export type TrackConfig = PictureConfig | SoundConfig;

/** A track as an init segment describes it. */
export type TrackInit = TrackConfig & {
  /** For `MediaSource.isTypeSupported` (RFC 6381). */
  readonly codecs: string;
};

/** Ticks a second of a track's times. */
export function timescaleOf(track: TrackConfig): number {
  return track.kind === 'picture' ? track.timescale : track.sampleRate;
}
