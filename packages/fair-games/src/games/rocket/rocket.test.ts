import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../../chance/multiplier.ts';
import { streamOf } from '../../fairness/stream.ts';
import { faultOf } from '../../testing/fault-of.ts';
import { nodeHashing } from '../../testing/node-hashing.ts';
import { casesAtOrAbove, pointOf } from '../limbo/limbo-point.ts';
import { playLimbo, readLimboBet } from '../limbo/play-limbo.ts';
import type { Act, Round } from '../round.ts';
import { crashPoint } from './crash-point.ts';
import { flightAt, millisecondsTo } from './flight.ts';
import { playRocket, readRocketBet } from './play-rocket.ts';

const paid = ({ multiplier }: Round) => decimalText(multiplier);
const acts = (...names: string[]): Act[] => names.map((act) => ({ act }));

describe('limbo and rocket', () => {
  it('reach a target in as many cases as are counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000_000 }), (target) => {
        const cases = Number(casesAtOrAbove(target));
        // The last u that reaches it, and the next that does not.
        expect(pointOf(cases - 1)).toBeGreaterThanOrEqual(target);
        expect(pointOf(cases)).toBeLessThan(target);
      }),
    );
    expect([pointOf(0), pointOf(2 ** 32 - 1), pointOf(2 ** 31 - 1)]).toEqual([425_201_762_304, 100, 198]);
  });

  it('pay the target when the point is at or above it', () => {
    const at = (u: number, target: number) =>
      paid(
        playLimbo(
          streamOf(() => u),
          { target },
        ),
      );
    expect([at(2 ** 31 - 1, 198), at(2 ** 31 - 1, 199)]).toEqual(['1.98', '0']);
    for (const target of [100, 100_000_001, 1.5, '200', undefined])
      expect(faultOf(() => readLimboBet({ target }))).toBe('badBet');
  });

  it('read the flight’s end from link and randomness', () => {
    const [link, randomness] = ['a'.repeat(64), 'b'.repeat(64)];
    // printf bb..b | openssl dgst -sha256 -hmac aa..a begins f6cbb37b: 99 x 2^32 / 0xf6cbb37c = 102.7.
    expect(crashPoint(nodeHashing, link, randomness)).toBe(102);
    expect(faultOf(() => crashPoint(nodeHashing, 'x', randomness))).toBe('badLink');
    expect(faultOf(() => crashPoint(nodeHashing, link, 'x'))).toBe('badRandomness');
  });

  it('pay the lower of target and cash-out, if the flight came that far', () => {
    const out = (at: number): Act[] => [{ act: 'cashOut', at }];
    expect(paid(playRocket(250, { target: 250 }, []))).toBe('2.5');
    expect(paid(playRocket(249, { target: 250 }, []))).toBe('0');
    expect(paid(playRocket(300, { target: 250 }, out(150)))).toBe('1.5');
    expect(paid(playRocket(300, {}, out(300)))).toBe('3');
    expect(paid(playRocket(300, {}, out(301)))).toBe('0');
    expect(paid(playRocket(300, {}, []))).toBe('0');
    expect(faultOf(() => playRocket(300, {}, out(100)))).toBe('badAct');
    expect(faultOf(() => playRocket(300, {}, acts('jump')))).toBe('badAct');
    expect(faultOf(() => playRocket(300, {}, [...out(150), ...out(160)]))).toBe('roundOver');
    expect(readRocketBet({})).toEqual({});
    expect(faultOf(() => readRocketBet({ target: 100 }))).toBe('badBet');
  });

  it('fly e^(0.00006 ms), the same on every engine', () => {
    for (const ms of [0, 1, 166, 167, 1_000, 11_552, 11_553, 60_000, 120_000])
      expect(Math.abs(flightAt(ms) - Math.floor(100 * Math.exp(0.00006 * ms)))).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 10_000_000 }), (height) => {
        const ms = millisecondsTo(height);
        expect(flightAt(ms)).toBeGreaterThanOrEqual(height);
        expect(flightAt(ms - 1)).toBeLessThan(height);
      }),
      { numRuns: 30 },
    );
  });
});
