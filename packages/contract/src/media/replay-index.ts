import type { MediaTrack } from './tracks.ts';

/** `index.json` of a replay: where each segment lies on the replay's own clock, which begins at 0 and has no gaps. */
export interface ReplayIndex {
  /** In milliseconds. */
  readonly duration: number;
  /** When the first segment was captured, in milliseconds since 1970. */
  readonly capturedAt: number;
  readonly tracks: readonly ReplayTrack[];
}

export interface ReplayTrack {
  readonly track: MediaTrack;
  /** RFC 6381 codec string by the number of the init segment. */
  readonly codecs: Readonly<Record<string, string>>;
  /** 0 for sound. */
  readonly width: number;
  readonly height: number;
  /** Rising in `at`. */
  readonly segments: readonly ReplaySegment[];
}

export interface ReplaySegment {
  /** Number of the segment in its track, and of the init segment it needs. */
  readonly n: number;
  readonly init: number;
  /** Begin and length on the replay's clock, in milliseconds. */
  readonly at: number;
  readonly ms: number;
  /** Milliseconds to be added to the segment's own times to come to `at`. */
  readonly shift: number;
}
