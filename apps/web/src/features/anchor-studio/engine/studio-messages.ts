import type { PublishEnd } from './after-close.ts';
import type { QualityName } from './quality.ts';

/** How the line to the video origin is. */
export type LineState =
  | { readonly phase: 'connecting' }
  /** `acknowledged`: the origin has confirmed parts within the last seconds. */
  | { readonly phase: 'connected'; readonly acknowledged: boolean }
  /** The line broke off and is opened again. */
  | { readonly phase: 'away' }
  | { readonly phase: 'over'; readonly end: PublishEnd; readonly reason: string };

/** What was sent in the last second. */
export interface SentNumbers {
  /** Bits of all tracks. */
  readonly bitRate: number;
  /** Pictures of the larger track. */
  readonly pictures: number;
  /** Pictures since the start that were not sent: the encoder or the line was behind. */
  readonly dropped: number;
}

/** What the camera, the screen and the microphone give; left out for none. */
export interface StudioSources {
  readonly picture?: ReadableStream<VideoFrame>;
  /** Drawn small over the picture. */
  readonly corner?: ReadableStream<VideoFrame>;
  readonly sound?: ReadableStream<AudioData>;
}

/** From the page to its worker. */
export type StudioOrder =
  | {
      readonly kind: 'start';
      /** Addresses of origins as WebSockets, without a path, in the order of the failover. */
      readonly origins: readonly string[];
      readonly key: string;
      readonly quality: QualityName;
      readonly withSound: boolean;
    }
  | { readonly kind: 'sources'; readonly sources: StudioSources }
  | { readonly kind: 'end' };

/** From the worker to its page. `encoder`: this browser failed to encode and publishes no more. */
export type StudioNews =
  | { readonly kind: 'line'; readonly line: LineState }
  | { readonly kind: 'numbers'; readonly numbers: SentNumbers }
  | { readonly kind: 'encoder' };
