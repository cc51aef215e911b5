import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame, frameHeadBytes, type MediaFrame } from './frames.ts';

const frame: MediaFrame = {
  kind: 'part',
  track: '360p',
  key: true,
  discontinuity: false,
  number: 4_000_000_000,
  segment: 70_000,
  capturedAt: 1_795_000_000_123.25,
  duration: 250_000,
  payload: Uint8Array.of(1, 2, 3),
};

describe('a frame', () => {
  it('reads as it was written, out of the middle of a buffer as well', () => {
    const bytes = encodeFrame(frame);
    expect(decodeFrame(bytes)).toEqual(frame);
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 9);
    expect(decodeFrame(larger.subarray(9))).toEqual(frame);
  });

  it('is nothing with another version, kind, track, flag or time, or without content', () => {
    const changed = (at: number, value: number) => {
      const bytes = encodeFrame(frame);
      bytes[at] = value;
      return decodeFrame(bytes);
    };
    for (const [at, value] of [
      [0, 2],
      [1, 2],
      [2, 3],
      [3, 4],
      [12, 0xff],
    ] as const)
      expect(changed(at, value)).toBeUndefined();
    expect(decodeFrame(encodeFrame(frame).subarray(0, frameHeadBytes))).toBeUndefined();
  });
});
