import { readPart, TrackRules, type TrackInit } from '@fairway/cmaf';
import { expect, it } from 'vitest';
import type { MadePart } from './made-part.ts';
import { SoundParts, soundTimescale } from './sound-parts.ts';

const startedAt = Date.parse('2026-08-15T12:00:00Z');
const init: TrackInit = {
  kind: 'sound',
  codec: { name: 'opus', preSkip: 312 },
  sampleRate: soundTimescale,
  channels: 1,
  codecs: 'opus',
};

it('makes parts of a quarter of a second without a hole, from when the first packet was heard', () => {
  const parts: MadePart[] = [];
  const maker = new SoundParts(startedAt, (part) => parts.push(part));
  for (let packet = 0; packet < 100; packet += 1) maker.add(Uint8Array.from([0xf8, 1, 2]), 960, 500);
  const rules = new TrackRules(init);
  let end = 0.5 * soundTimescale;
  for (const part of parts) {
    if (part.kind !== 'part') throw new Error('no part');
    const read = readPart(init, part.bytes.slice());
    expect(rules.next({ ...read, capturedAt: part.capturedAt }).discontinuity).toBe(false);
    expect(read.time).toBe(end);
    expect(part.capturedAt).toBe(startedAt + (end * 1000) / soundTimescale);
    end += read.duration;
  }
  // 13 packets of 20 ms are the first quarter of a second and a little more.
  expect(parts).toHaveLength(7);
});
