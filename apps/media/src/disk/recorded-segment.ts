import { isMediaTrack, type MediaTrack } from '@fairway/contract/media/tracks.ts';

/** A line of a broadcast's index: a segment on the disk, and its link in the chain. */
export interface RecordedSegment {
  readonly track: MediaTrack;
  readonly segment: number;
  /** Number of its first part, and how many it has. */
  readonly firstPart: number;
  readonly parts: number;
  readonly capturedAt: number;
  /** In seconds. */
  readonly duration: number;
  readonly discontinuity: boolean;
  /** Which init segment it needs: `InitVersion.from`. */
  readonly init: number;
  readonly bytes: number;
  readonly sha256: string;
  /** The chain's head with this segment. */
  readonly head: string;
}

/** The lines of an index; a last line that a death has cut off is left out. */
export function readIndex(text: string): RecordedSegment[] {
  const segments: RecordedSegment[] = [];
  for (const line of text.split('\n')) {
    const read = parse(line);
    if (read !== undefined) segments.push(read);
  }
  return segments;
}

function parse(line: string): RecordedSegment | undefined {
  try {
    const read = JSON.parse(line) as RecordedSegment;
    return isMediaTrack(read.track) && /^[0-9a-f]{64}$/.test(read.head) ? read : undefined;
  } catch {
    return undefined;
  }
}
