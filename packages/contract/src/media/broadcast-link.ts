import type { MediaTrack } from './tracks.ts';

/** What stands before the first link. */
export const firstBroadcastHead = '0'.repeat(64);

/** One segment in the chain that proves a broadcast. */
export interface BroadcastLink {
  readonly broadcast: string;
  readonly track: MediaTrack;
  /** Number of the segment in its track. */
  readonly segment: number;
  /** When its first part was captured, in whole milliseconds since 1970. */
  readonly capturedAt: number;
  /** SHA-256 of the segment's bytes, its parts one after another, in hexadecimal. */
  readonly sha256: string;
}

/** The text whose SHA-256 is the next head (design: live, 10.5); the segments of all tracks follow each other as they were completed. */
export function broadcastLinkText(previousHead: string, link: BroadcastLink): string {
  const { broadcast, track, segment, capturedAt, sha256 } = link;
  return ['fairway-broadcast-v1', previousHead, broadcast, track, segment, capturedAt, sha256].join('\n');
}
