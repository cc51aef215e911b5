import { describe, expect, it } from 'vitest';
import type { StoredPart } from '../rooms/parts.ts';
import { TrackWindow } from '../rooms/track-window.ts';
import { readInit } from '@fairway/cmaf';
import { recordedTrack } from '@fairway/cmaf/testing';
import { PlayTrack } from './play-track.ts';

const recording = recordedTrack('hd');

/** The first parts of the recording as a window holds them; key frames are 0, 8 and 16. */
function parts(count: number): StoredPart[] {
  const window = new TrackWindow('hd', { part: 0, segment: 0 });
  window.takeInit(recording.init, readInit(recording.init), 0);
  return Array.from({ length: count }, (_, number) => {
    const { bytes, key, capturedAt } = recording.part(number, 0);
    const times = { capturedAt, time: number / 4, duration: 0.25 };
    return window.takePart({ bytes, key, discontinuity: false, ...times }).stored;
  });
}

/** Numbers of the parts that are written; `full` says during which the socket was full. */
function written(play: PlayTrack, stored: readonly StoredPart[], full: readonly number[]): number[] {
  return stored.flatMap((part) =>
    play.framesFor(part, full.includes(part.number)).includes(part.frame) ? [part.number] : [],
  );
}

describe('what a player of a track is sent', () => {
  it('begins with a key frame and its init segment, which is sent once', () => {
    const play = new PlayTrack('hd');
    const stored = parts(17);
    const frames = stored.slice(3).flatMap((part) => play.framesFor(part, false));
    expect(frames[0]).toBe(stored[8]?.init.frame);
    expect(frames.slice(1)).toEqual(stored.slice(8).map(({ frame }) => frame));
  });

  it('skips to the next key frame when the socket is full, however soon it drains', () => {
    expect(written(new PlayTrack('hd'), parts(18), [3])).toEqual([
      0, 1, 2, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    ]);
    // Full at the key frame: the one after it.
    expect(written(new PlayTrack('hd'), parts(18), [3, 8])).toEqual([0, 1, 2, 16, 17]);
  });
});
