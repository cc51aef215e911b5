import type { Bytes, TrackInit } from '@fairway/cmaf';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';

/** An init segment and the number of the first part that it serves. */
export interface InitVersion {
  readonly track: MediaTrack;
  readonly from: number;
  readonly bytes: Bytes;
  readonly init: TrackInit;
  /** As it travels to players. */
  readonly frame: Bytes;
}

/** A part that the rules have let in. */
export interface IncomingPart {
  readonly bytes: Bytes;
  readonly key: boolean;
  readonly discontinuity: boolean;
  /** Milliseconds since 1970 on our clock. */
  readonly capturedAt: number;
  /** Decode time, in seconds. */
  readonly time: number;
  /** In seconds. */
  readonly duration: number;
}

/** A part in the window of its track. */
export interface StoredPart extends IncomingPart {
  readonly track: MediaTrack;
  readonly number: number;
  readonly segment: number;
  readonly init: InitVersion;
  /** Made once, written to every player as it is. */
  readonly frame: Bytes;
}

/** From one key frame to the next; sound is cut each two seconds. */
export interface Segment {
  readonly track: MediaTrack;
  readonly number: number;
  readonly init: InitVersion;
  readonly discontinuity: boolean;
  readonly parts: StoredPart[];
}

/** In seconds. */
export function segmentDuration({ parts }: Segment): number {
  return parts.reduce((sum, { duration }) => sum + duration, 0);
}
