import { readPart, TrackRules, type TrackInit } from '@fairway/cmaf';
import { expect, it } from 'vitest';
import type { MadePart } from './made-part.ts';
import { SoundParts, soundTimescale } from './sound-parts.ts';

type Part = Extract<MadePart, { kind: 'part' }>;

const startedAt = Date.parse('2026-08-15T12:00:00Z');
const init: TrackInit = {
  kind: 'sound',
  codec: { name: 'opus', preSkip: 312 },
  sampleRate: soundTimescale,
  channels: 1,
  codecs: 'opus',
};
const packet = 960;

function partsOf(heard: readonly number[]) {
  const parts: Part[] = [];
  const maker = new SoundParts((part) => part.kind === 'part' && parts.push(part));
  for (const at of heard)
    maker.add(Uint8Array.from([0xf8, 1, 2]), packet, { at, capturedAt: startedAt + at });
  const rules = new TrackRules(init);
  return parts.map(({ bytes, capturedAt }) => {
    const read = readPart(init, bytes.slice());
    rules.next({ ...read, capturedAt });
    return read;
  });
}

it('counts the time by packets, however unevenly they come', () => {
  const read = partsOf(Array.from({ length: 100 }, (_, place) => 500 + place * 20 + (place % 3) * 15));
  expect(read[0]?.time).toBe(0.5 * soundTimescale);
  for (const [place, part] of read.entries())
    if (place > 0) expect(part.time).toBe((read[place - 1]?.time ?? 0) + (read[place - 1]?.duration ?? 0));
});

it('jumps to the present where the microphone paused, and never back', () => {
  const before = Array.from({ length: 13 }, (_, place) => place * 20);
  const read = partsOf([...before, ...before.map((at) => at + 2000), ...before.map((at) => at + 1900)]);
  expect(read.map(({ time }) => time / soundTimescale)).toEqual([0, 2, 2.26]);
});
