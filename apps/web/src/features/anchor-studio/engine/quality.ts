import type { PictureTrack } from '@fairway/contract/media/tracks.ts';

export interface PictureQuality {
  readonly width: number;
  readonly height: number;
  readonly bitRate: number;
  /** RFC 6381: constrained baseline at the level that the size needs. */
  readonly codec: string;
}

/** What may be chosen for the larger picture; the smaller one is the same for all. */
export const qualities = {
  high: { width: 1280, height: 720, bitRate: 2_500_000, codec: 'avc1.42c01f' },
  standard: { width: 960, height: 540, bitRate: 1_400_000, codec: 'avc1.42c01f' },
} as const satisfies Readonly<Record<string, PictureQuality>>;
export type QualityName = keyof typeof qualities;

const small: PictureQuality = { width: 640, height: 360, bitRate: 500_000, codec: 'avc1.42c01e' };

export const qualityOf = (track: PictureTrack, chosen: QualityName): PictureQuality =>
  track === 'hd' ? qualities[chosen] : small;

/** Pictures a second at most. */
export const pictureRate = 25;

export function encoderConfig({ width, height, bitRate, codec }: PictureQuality): VideoEncoderConfig {
  return {
    codec,
    width,
    height,
    framerate: pictureRate,
    bitrate: bitRate,
    latencyMode: 'realtime',
    avc: { format: 'avc' },
  };
}

/** Opus as the origin takes it, from a microphone of this rate and these channels. */
export function soundConfig(sampleRate: number, numberOfChannels: number): AudioEncoderConfig {
  return { codec: 'opus', sampleRate, numberOfChannels, bitrate: 64_000 * numberOfChannels };
}
