import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordedTrack } from '../testing/recorded-track.ts';
import { faultOf } from '../testing/fault-of.ts';
import { mendCaptureTime } from './mend-capture-time.ts';
import type { Sample } from './part.ts';
import { posterPart } from './poster-part.ts';
import { readPart } from './read-part.ts';
import { writePart } from './write-part.ts';

const begunAt = Date.UTC(2026, 10, 20, 10);
const hd = recordedTrack('hd');
const sound = recordedTrack('sound');
const picture = (part: number) => hd.part(part, begunAt).bytes;

const anySound = fc.record({
  sequence: fc.nat(),
  time: fc.maxSafeInteger().map((time) => Math.abs(time)),
  capturedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  samples: fc.array(
    fc.record({
      bytes: fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Uint8Array.from(bytes)),
      duration: fc.integer({ min: 1, max: 2000 }),
      key: fc.constant(true),
      shownAfter: fc.constant(0),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

/** A picture of one unit of this type. */
function sample(type: number, over: Partial<Sample> = {}): Sample {
  return {
    bytes: Uint8Array.of(0, 0, 0, 3, type, 1, 2),
    duration: 7500,
    key: type === 5,
    shownAfter: 0,
    ...over,
  };
}
const faultOfSamples = (...samples: Sample[]) =>
  faultOf(() => readPart(hd.config, writePart('picture', { sequence: 0, time: 0, capturedAt: 0, samples })));

describe('a part', () => {
  it('reads as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(anySound, (content) => {
        const part = readPart(sound.config, writePart('sound', content));
        expect(part).toMatchObject(content);
        expect(part.duration).toBe(content.samples.reduce((sum, { duration }) => sum + duration, 0));
      }),
    );
  });

  it('of the recording has a quarter of a second, and a key frame each two seconds', () => {
    const parts = Array.from({ length: 17 }, (_, number) => readPart(hd.config, picture(number)));
    expect(parts.map(({ duration }) => duration)).toEqual(parts.map(() => 22_500));
    expect(parts.flatMap(({ key }, number) => (key ? [number] : []))).toEqual([0, 8, 16]);
    expect(parts[3]?.capturedAt).toBe(begunAt + 750);
  });

  it('carries B-pictures, whose time of showing may lie before as well', () => {
    const samples = [sample(5, { shownAfter: 15_000 }), sample(1, { shownAfter: -7500 })];
    const part = readPart(hd.config, writePart('picture', { sequence: 9, time: 0, capturedAt: 0, samples }));
    expect(part.samples.map(({ shownAfter }) => shownAfter)).toEqual([15_000, -7500]);
  });

  it('is refused where a key frame is none, is not marked, or does not begin it', () => {
    expect(faultOfSamples(sample(5), sample(1))).toBeUndefined();
    expect(faultOfSamples(sample(1, { key: true }))).toBe('keyFrame');
    expect(faultOfSamples(sample(5, { key: false }))).toBe('keyFrame');
    expect(faultOfSamples(sample(1), sample(5))).toBe('keyFrame');
  });

  it('is refused where a picture has no slice or its units do not fill it', () => {
    expect(faultOfSamples(sample(6))).toBe('codec');
    expect(faultOfSamples(sample(5, { bytes: Uint8Array.of(0, 0, 0, 9, 5, 1) }))).toBe('codec');
    expect(faultOfSamples(sample(5, { bytes: Uint8Array.of(0, 0, 0, 2, 5, 1, 0, 0) }))).toBe('codec');
  });

  it('lasts more than nothing and at most a second', () => {
    expect(faultOfSamples(sample(5, { duration: 90_000 }))).toBeUndefined();
    expect(faultOfSamples(sample(5, { duration: 90_001 }))).toBe('partDuration');
    expect(faultOfSamples(sample(5, { duration: 0 }))).toBe('box');
    expect(faultOfSamples()).toBe('box');
  });

  it('has at most 500 kB', () => {
    expect(faultOf(() => readPart(hd.config, new Uint8Array(500_001)))).toBe('partSize');
  });

  it('with any byte of its head changed is refused, or reads as just these bytes', () => {
    const whole = picture(0);
    const head = Buffer.from(whole).indexOf('mdat') + 4;
    for (let at = 0; at < head; at += 1) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      const read = { part: undefined as ReturnType<typeof readPart> | undefined };
      if (faultOf(() => (read.part = readPart(hd.config, changed))) !== undefined) continue;
      if (read.part === undefined) throw new Error('neither read nor refused');
      const again = writePart('picture', read.part);
      // The fraction of the time of capture is finer than a number of milliseconds.
      changed.fill(0, 40, 48);
      again.fill(0, 40, 48);
      expect(again).toEqual(changed);
    }
  });

  it('never throws anything but a named fault, whatever it is given', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 800 }), (noise, at) => {
        const bytes = picture(1).slice();
        bytes.set(noise.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
        faultOf(() => readPart(hd.config, bytes));
        faultOf(() => readPart(sound.config, Uint8Array.from(noise)));
      }),
      { numRuns: 500 },
    );
  });

  it('gets its time of capture mended in place, to a hundredth of a millisecond', () => {
    const bytes = picture(2);
    mendCaptureTime(bytes, begunAt - 3210.55);
    expect(readPart(hd.config, bytes).capturedAt).toBe(begunAt - 3210.55);
  });

  it('keeps its key frame alone for a poster', () => {
    const poster = posterPart(readPart(hd.config, picture(8)));
    const part = poster && readPart(hd.config, poster);
    expect(part?.samples.map(({ key }) => key)).toEqual([true]);
    expect(posterPart(readPart(hd.config, picture(9)))).toBeUndefined();
  });
});
