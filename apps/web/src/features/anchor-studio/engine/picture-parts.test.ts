import { readPart, TrackRules, type TrackInit } from '@fairway/cmaf';
import { recordedTrack } from '@fairway/cmaf/testing';
import { expect, it } from 'vitest';
import type { MadePart } from './made-part.ts';
import { PictureParts, pictureTimescale } from './picture-parts.ts';

type Part = Extract<MadePart, { kind: 'part' }>;

const startedAt = Date.parse('2026-08-15T12:00:00Z');
const init: TrackInit = {
  kind: 'picture',
  timescale: pictureTimescale,
  width: 160,
  height: 90,
  avc: new Uint8Array(),
  codecs: 'avc1.42c01e',
};

/** A whole unit of H.264 after its length: an IDR slice of a key frame, another slice otherwise. */
const unit = (key: boolean) => Uint8Array.from([0, 0, 0, 2, key ? 0x65 : 0x41, 0x80]);

function partsOf(times: readonly number[], keyEach: number): Part[] {
  const parts: Part[] = [];
  const maker = new PictureParts((part) => part.kind === 'part' && parts.push(part));
  for (const [place, at] of times.entries()) {
    const key = place % keyEach === 0;
    maker.add({ bytes: unit(key), key, timestamp: at * 1000, capturedAt: startedAt + at });
  }
  return parts;
}

/** Reads them as the origin does; throws where it would refuse them. */
function judge(parts: readonly Part[]) {
  const rules = new TrackRules(init);
  return parts.map((part) => {
    const read = readPart(init, part.bytes.slice());
    return { ...read, ...rules.next({ ...read, capturedAt: part.capturedAt }) };
  });
}

const every = (count: number, ms: number) => Array.from({ length: count }, (_, place) => place * ms);

it('makes parts of a quarter of a second that the origin takes, each key frame at the start of one', () => {
  const parts = partsOf(every(126, 40), 50);
  const read = judge(parts);
  expect(read.filter(({ key }) => key)).toHaveLength(3);
  expect(read.every(({ samples }) => samples.slice(1).every(({ key }) => !key))).toBe(true);
  expect(Math.max(...read.map(({ duration }) => duration))).toBeLessThanOrEqual(0.3 * pictureTimescale);
  expect(read.every(({ discontinuity }) => !discontinuity)).toBe(true);
  // Without a hole between them.
  for (const [place, part] of read.entries())
    if (place > 0) expect(part.time).toBe((read[place - 1]?.time ?? 0) + (read[place - 1]?.duration ?? 0));
});

it('goes on behind a pause of the camera without a part that is too long', () => {
  const times = [...every(10, 40), ...every(10, 40).map((at) => at + 3500)];
  const read = judge(partsOf(times, 50));
  const late = read.find(({ time }) => time >= 3.5 * pictureTimescale);
  expect(late?.time).toBe(3.5 * pictureTimescale);
  expect(Math.max(...read.map(({ duration }) => duration))).toBeLessThan(pictureTimescale);
});

it('has the pictures of a recording unchanged', () => {
  // The recording proves that the reader of these tests is the origin's.
  expect(recordedTrack('360p').part(0, startedAt).key).toBe(true);
  const [first] = judge(partsOf(every(20, 40), 50));
  expect(first?.samples[0]?.bytes).toEqual(unit(true));
});
