import { readPart, writePart, type Sample } from '@fairway/cmaf';
import { recordedTrack } from '@fairway/cmaf/testing';
import { describe, expect, it } from 'vitest';
import { PictureWatch } from './picture-watch.ts';

/** A part of one key frame and pictures of so many bytes after it, or of packets of so many bytes. */
function part(kind: 'picture' | 'sound', size: number) {
  const unit = (length: number, type: number) =>
    Uint8Array.of(0, 0, 0, length - 4, type, ...new Uint8Array(length - 5));
  const samples: Sample[] = [4000, size, size].map((length, index) => ({
    bytes: kind === 'sound' ? new Uint8Array(size) : unit(index === 0 ? 200 : length, index === 0 ? 5 : 1),
    duration: 960,
    key: kind === 'sound' || index === 0,
    shownAfter: 0,
  }));
  const { config } = recordedTrack(kind === 'sound' ? 'sound' : 'hd');
  return readPart(config, writePart(kind, { sequence: 0, time: 0, capturedAt: 0, samples }));
}

describe('the watch over picture and sound', () => {
  it('calls a picture frozen after ten seconds in which nothing but key frames is large', () => {
    const watch = new PictureWatch(0);
    watch.see(part('picture', 200), 'picture', 1000);
    for (let second = 2; second <= 11; second += 1) watch.see(part('picture', 20), 'picture', second * 1000);
    expect([watch.isFrozen(10_999), watch.isFrozen(11_000)]).toEqual([false, true]);
    watch.see(part('picture', 200), 'picture', 12_000);
    expect(watch.isFrozen(12_000)).toBe(false);
  });

  it('calls sound silent after thirty seconds, and a broadcast without sound never', () => {
    const watch = new PictureWatch(0);
    expect(watch.isSilent(60_000)).toBe(false);
    watch.see(part('sound', 80), 'sound', 1000);
    watch.see(part('sound', 3), 'sound', 30_000);
    expect([watch.isSilent(30_999), watch.isSilent(31_000)]).toEqual([false, true]);
  });
});
