import { describe, expect, it } from 'vitest';
import { readInit } from '../init/read-init.ts';
import type { Part, Sample } from '../part/part.ts';
import { readPart } from '../part/read-part.ts';
import { faultOf } from '../testing/fault-of.ts';
import { recordedTrack } from '../testing/recorded-track.ts';
import { TrackRules } from './track-rules.ts';

const track = readInit(recordedTrack('hd').init);
const second = 90_000;

interface Wish {
  readonly key?: boolean;
  /** Seconds. */
  readonly at: number;
  readonly capturedAt?: number;
  readonly seconds?: number;
  readonly size?: number;
  readonly pictures?: number;
}

function part({ key = false, at, capturedAt = at, seconds = 0.25, size = 1000, pictures = 3 }: Wish): Part {
  const one: Sample = { bytes: new Uint8Array(), duration: 1, key: false, shownAfter: 0 };
  const samples = Array.from({ length: pictures }, () => one);
  return {
    sequence: 0,
    time: at * second,
    capturedAt: capturedAt * 1000,
    samples,
    duration: seconds * second,
    key,
    size,
  };
}

/** Judges parts in turn; the fault of the first that breaks a rule, else which of them were discontinuous. */
function judge(wishes: readonly Wish[]): unknown {
  const rules = new TrackRules(track);
  const breaks: number[] = [];
  const fault = faultOf(() => {
    for (const [index, wish] of wishes.entries())
      if (rules.next(part(wish)).discontinuity) breaks.push(index);
  });
  return fault ?? breaks;
}
const quarters = (count: number, over: Partial<Wish> = {}): Wish[] =>
  Array.from({ length: count }, (_, index) => ({ at: index / 4, key: index % 8 === 0, ...over }));

describe('the rules of a track', () => {
  it('take the recording', () => {
    const recording = recordedTrack('hd');
    const rules = new TrackRules(track);
    for (let number = 0; number < 64; number += 1) {
      const read = readPart(recording.config, recording.part(number, 0).bytes);
      expect(rules.next(read)).toEqual({ discontinuity: false });
    }
  });

  it('want a key frame first and one every four seconds', () => {
    expect(judge([{ at: 0 }])).toBe('keyFrame');
    const once = Array.from({ length: 17 }, (_, index) => ({ at: index / 4, key: index === 0 }));
    expect(judge(once.slice(0, 16))).toEqual([]);
    expect(judge(once)).toBe('keyFrame');
  });

  it('want times that rise', () => {
    expect(judge([{ at: 1, key: true }, { at: 1.25 }])).toEqual([]);
    expect(judge([{ at: 1, key: true }, { at: 1.2 }])).toBe('time');
  });

  it('allow 6 Mbit/s over five seconds, not more, and a burst that the five seconds carry', () => {
    // 6,000,000 bits a second are 187,500 bytes in a quarter of it.
    expect(judge(quarters(60, { size: 187_500 }))).toEqual([]);
    expect(judge(quarters(60, { size: 187_501 }))).toBe('bitRate');
    expect(judge([...quarters(7), { at: 1.75, size: 500_000 }])).toEqual([]);
  });

  it('allow sixty pictures a second', () => {
    expect(judge(quarters(24, { pictures: 15 }))).toEqual([]);
    expect(judge(quarters(24, { pictures: 20 }))).toBe('frameRate');
  });

  it('call a jump of more than two seconds, of media or of capture, a discontinuity', () => {
    const jump = { at: 2.6, key: true, capturedAt: 2.6 };
    expect(judge([{ at: 0, key: true }, jump])).toEqual([1]);
    expect(
      judge([
        { at: 0, key: true },
        { at: 0.25, capturedAt: 2.2 },
      ]),
    ).toEqual([]);
    // Named once; from then on the new distance counts.
    const late = [
      { at: 0, key: true },
      { at: 0.25, capturedAt: 2.5 },
      { at: 0.5, capturedAt: 2.75 },
    ];
    expect(judge(late)).toEqual([1]);
  });
});
