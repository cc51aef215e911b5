import type { ReplaySegment } from '@fairway/contract/media/replay-index.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { ReplayLine } from './replay-line.ts';

/** Tracks of one publisher agree this closely on when their times began, in milliseconds. */
const sameClockMs = 500;
/** A longer absence of every track is left out. */
const gapMs = 250;

interface ReplayClock {
  /** Length in milliseconds. */
  readonly duration: number;
  readonly capturedAt: number;
  readonly segments: ReadonlyMap<MediaTrack, readonly ReplaySegment[]>;
}

/**
 * Puts the segments of all tracks on one clock from 0 without gaps. A publisher that returned may have begun its times again: tracks whose
 * times began together keep that beginning, so that sound stays with the picture.
 */
export function replayClock(lines: readonly ReplayLine[]): ReplayClock {
  const begins: { shift: number; last: number }[] = [];
  const placed = lines
    .toSorted((left, right) => left.capturedAt - right.capturedAt)
    .map((line) => {
      const own = line.capturedAt - line.time;
      let begin = begins.findLast(({ last }) => Math.abs(own - last) < sameClockMs);
      if (begin === undefined) {
        begin = { shift: own, last: own };
        begins.push(begin);
      }
      // A publisher's clock drifts over hours: what counts is the step from the segment before.
      begin.last = own;
      return { line, wall: line.time + begin.shift };
    })
    .toSorted((left, right) => left.wall - right.wall);

  const start = placed[0]?.wall ?? 0;
  const segments = new Map<MediaTrack, ReplaySegment[]>();
  let [edge, removed] = [start, 0];
  for (const { line, wall } of placed) {
    if (wall - edge > gapMs) removed += wall - edge;
    edge = Math.max(edge, wall + line.duration);
    const at = wall - start - removed;
    const list = segments.get(line.track) ?? [];
    segments.set(line.track, list);
    list.push({
      n: line.segment,
      init: line.init,
      at: Math.round(at),
      ms: Math.round(line.duration),
      shift: Math.round((at - line.time) * 1000) / 1000,
    });
  }
  return {
    duration: Math.round(edge - start - removed),
    capturedAt: Math.round(Math.min(...lines.map(({ capturedAt }) => capturedAt), Infinity)),
    segments,
  };
}
