import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordedTrack } from '@fairway/cmaf/testing';
import { readInit } from '@fairway/cmaf';
import type { Segment } from '../rooms/parts.ts';
import { TrackWindow } from '../rooms/track-window.ts';
import { replayClock } from './replay-clock.ts';
import type { ReplayLine } from './replay-line.ts';
import { Replays } from './replays.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replays-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = Date.UTC(2026, 10, 20);

/** A segment of 100 bytes. */
function segment(number: number): Segment {
  const window = new TrackWindow('hd', { part: number, segment: number });
  const { init } = recordedTrack('hd');
  window.takeInit(init, readInit(init), start);
  const part = { bytes: new Uint8Array(100), key: true, discontinuity: false, capturedAt: start, time: 0 };
  window.takePart({ ...part, duration: 2 });
  const [made] = window.segments;
  if (made === undefined) throw new Error('no segment');
  return made;
}

describe('the space of replays', () => {
  it('gives the one up that has rested longest, and never one that is being written', async () => {
    const replays = new Replays(folder, 250, start);
    for (const [at, name] of ['a', 'b', 'c'].entries()) {
      const writer = replays.keep('r1', name, start);
      await writer?.add(segment(0), [new Uint8Array(100)], start + at);
      if (name !== 'c') writer?.rest();
    }
    expect(replays.all.map(({ broadcast }) => broadcast)).toEqual(['b', 'c']);
    const last = replays.keep('r1', 'c', start);
    await last?.add(segment(1), [new Uint8Array(100)], start + 5);
    // b went for it; a third segment finds no more room, and what is there stays.
    await last?.add(segment(2), [new Uint8Array(100)], start + 6);
    expect(readdirSync(join(folder, 'r1'))).toEqual(['c']);
    expect([replays.bytes, replays.find('r1', 'c')?.lines.length]).toEqual([200, 2]);
  });

  it('keeps nothing where it has none', () => {
    expect(new Replays(folder, 0, start).keep('r1', 'a', start)).toBeUndefined();
  });

  it('reads a segment by its place in the file', async () => {
    const replays = new Replays(folder, 1000, start);
    const writer = replays.keep('r1', 'a', start);
    await writer?.add(segment(0), [new Uint8Array([1, 2]), new Uint8Array([3])], start);
    await writer?.add(segment(1), [new Uint8Array([4, 5])], start);
    const again = new Replays(folder, 1000, start).find('r1', 'a');
    expect(await again?.readSegment('hd', 1)).toEqual(Buffer.from([4, 5]));
    expect(await again?.readSegment('hd', 2)).toBeUndefined();
  });
});

const line = (over: Partial<ReplayLine>): ReplayLine => ({
  track: 'hd',
  segment: 0,
  init: 0,
  capturedAt: start,
  time: 0,
  duration: 2000,
  offset: 0,
  bytes: 1,
  ...over,
});

describe('the clock of a replay', () => {
  it('keeps sound with the picture where times began again', () => {
    const { duration, segments } = replayClock([
      line({ time: 5000, capturedAt: start }),
      // Sound that was captured 40 ms later by its message, and at the same time by its own.
      line({ track: 'sound', time: 5000, capturedAt: start + 40 }),
      // Ten seconds later the publisher is back, and counts from 0.
      line({ segment: 1, time: 0, capturedAt: start + 12_000 }),
      line({ segment: 1, track: 'sound', time: 0, capturedAt: start + 12_040 }),
    ]);
    expect(duration).toBe(4000);
    for (const track of ['hd', 'sound'] as const)
      expect(segments.get(track)?.map(({ at, shift }) => [at, shift])).toEqual([
        [0, -5000],
        [2000, 2000],
      ]);
  });

  it('follows a publisher’s clock that drifts, without a gap', () => {
    const lines = Array.from({ length: 1000 }, (_, index) =>
      line({ segment: index, time: index * 2000, capturedAt: start + index * 2001 }),
    );
    expect(replayClock(lines).duration).toBe(2_000_000);
  });
});
