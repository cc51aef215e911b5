import { isMediaTrack, type MediaTrack } from '@fairway/contract/media/tracks.ts';

/** A line of a replay's index: one segment in the file of its track. */
export interface ReplayLine {
  readonly track: MediaTrack;
  readonly segment: number;
  /** Which init segment it needs: `InitVersion.from`. */
  readonly init: number;
  /** Milliseconds since 1970 on our clock. */
  readonly capturedAt: number;
  /** Decode time of its first sample and its length, in milliseconds of the track's own clock. */
  readonly time: number;
  readonly duration: number;
  /** Where its bytes lie in `<track>.m4s`. */
  readonly offset: number;
  readonly bytes: number;
}

/** The lines of an index; one that a death has cut off is left out. */
export function readReplayLines(text: string): ReplayLine[] {
  return text.split('\n').flatMap((line) => parse(line) ?? []);
}

function parse(line: string): ReplayLine | undefined {
  try {
    const read = JSON.parse(line) as ReplayLine;
    return isMediaTrack(read.track) && Number.isSafeInteger(read.offset + read.bytes) ? read : undefined;
  } catch {
    return undefined;
  }
}
