import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { judgeReturns } from '../chance/observed.ts';
import { nodeHashing } from '../testing/node-hashing.ts';
import { verify } from '../verify/verify.ts';
import { fishCodes, fishKinds, fishWeights, mostMultiple } from './fish-kinds.ts';
import { fishReturns } from './fishing-returns.ts';
import { firstContact } from './first-contact.ts';
import { drawOfShot, hitThreshold, judgeShot } from './judge-shot.ts';
import { fishOfSea, fishPlace, seaHeight, seaOf, seaWidth, tideTicks } from './sea.ts';
import { shotPlace } from './shot-path.ts';

const draw = { link: 'a1'.repeat(32), randomness: 'b2'.repeat(32), code: 'fishing1', issue: '7' };
const sea = seaOf(nodeHashing, draw);
const fish = fishOfSea(nodeHashing, sea);
const seatId = '0198a0de-0000-7000-8000-000000000001';
const nothing = new Map<number, number>();

describe('the fish', () => {
  it('pay 2 to 300 times the stake, drawn tables by their exact mean', () => {
    expect(fishWeights).toBe(1000);
    for (const code of fishCodes) {
      const { multiple, awards } = fishKinds[code];
      expect(multiple).toBeGreaterThanOrEqual(2);
      expect(multiple).toBeLessThanOrEqual(mostMultiple);
      if (!awards) continue;
      expect(awards.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(awards.reduce((sum, award) => sum + award.multiple * award.weight, 0)).toBe(100 * multiple);
    }
  });

  it('return 97 in a hundred, short of it by what cutting 2^32 leaves, each of them by enumeration', () => {
    // floor(0.97 * 2^32 / 2) = 2083059138: 2 * 2083059138 / 2^32.
    expect(fishReturns('clown').rtp).toEqual(Fraction.of(2n * 2_083_059_138n, 4_294_967_296n));
    for (const code of fishCodes) {
      const { rtp, hitRate } = fishReturns(code);
      const short = Fraction.of(97n, 100n).sub(rtp);
      expect(short.compare(Fraction.ZERO)).toBeGreaterThanOrEqual(0);
      expect(short.compare(Fraction.of(BigInt(fishKinds[code].multiple), 4_294_967_296n))).toBeLessThan(0);
      expect(hitRate).toEqual(Fraction.of(BigInt(hitThreshold(fishKinds[code].multiple)), 4_294_967_296n));
    }
  });

  it('come in the order of their ids, cross the water and stay within it up and down', () => {
    expect(fish).toHaveLength(Math.ceil(tideTicks / 14));
    for (const one of fish) {
      const middle = Math.floor((one.from + one.until) / 2);
      expect(fishPlace(one, middle).x).toBeGreaterThan(0);
      expect(fishPlace(one, middle).x).toBeLessThan(seaWidth);
      for (let tick = one.from; tick < one.until; tick += 40) {
        const { y } = fishPlace(one, tick);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(seaHeight);
      }
    }
    expect(new Set(fish.map(({ code }) => code)).size).toBe(fishCodes.length);
  });
});

describe('a shot', () => {
  it('flies straight, is thrown back by three edges and ends at the fourth', () => {
    // Straight up from (480, 876), 20 units a tick: at 40 ticks 76; at 50 it is 124 below zero, thrown back to 123.
    expect(shotPlace(1, 768, 40)).toEqual({ x: 480, y: 76, bounces: 0 });
    expect(shotPlace(1, 768, 50)).toEqual({ x: 480, y: 123, bounces: 1 });
    const last = Array.from({ length: 400 }, (_, age) => shotPlace(1, 768, age)).findLastIndex(Boolean);
    // 876 to the first edge, then three times the height.
    expect(last).toBe(Math.floor((876 + 3 * seaHeight) / 20));
  });

  it('touches the first fish on its way and passes through what has left the water by then', () => {
    const shot = { seat: 1, tick: 3000, angle: 768 };
    const first = firstContact(fish, shot, nothing);
    if (!first) throw new Error('nothing in the way');
    const flown = shotPlace(1, 768, first.tick - 3000);
    const there = fishPlace(first.fish, first.tick);
    expect(Math.hypot(there.x - (flown?.x ?? 0), there.y - (flown?.y ?? 0))).toBeLessThanOrEqual(
      first.fish.radius + 8,
    );
    const next = firstContact(fish, shot, new Map([[first.fish.id, first.tick]]));
    expect(next?.fish.id).not.toBe(first.fish.id);
    expect(next?.tick ?? Infinity).toBeGreaterThanOrEqual(first.tick);
  });

  it('is returned where it touches nothing, and where what it touches was caught further on', () => {
    const shot = { seatId, number: 1, seat: 1, tick: 3000, angle: 768 };
    expect(judgeShot(nodeHashing, draw, [], shot, nothing)).toEqual({
      outcome: 'returned',
      fish: null,
      contact: null,
    });
    const first = firstContact(fish, shot, nothing);
    if (!first) throw new Error('nothing in the way');
    expect(judgeShot(nodeHashing, draw, fish, shot, new Map([[first.fish.id, first.tick + 1]]))).toEqual({
      outcome: 'returned',
      fish: first.fish.id,
      contact: first.tick,
    });
  });

  it('is verified from what was published, and a changed outcome is found', () => {
    const shot = { seatId, number: 3, seat: 2, tick: 4000, angle: 700 };
    const judged = judgeShot(nodeHashing, draw, fish, shot, nothing);
    const question = {
      kind: 'shot',
      pool: 'fishing1',
      tide: '7',
      link: draw.link,
      randomness: draw.randomness,
      seat: seatId,
      place: 2,
      shot: 3,
      tick: 4000,
      angle: 700,
      gone: [],
    };
    const shown = { sea, outcome: judged.outcome, fish: judged.fish, contact: judged.contact };
    expect(verify(nodeHashing, { ...question, shown })).toMatchObject({
      agrees: { sea: true, outcome: true, fish: true, contact: true },
    });
    expect(verify(nodeHashing, { ...question, shown: { ...shown, outcome: 'other' } })).toMatchObject({
      agrees: { outcome: false },
    });
    expect(() => verify(nodeHashing, { ...question, angle: 1024 })).toThrow();
    expect(() => verify(nodeHashing, { ...question, gone: [[1]] })).toThrow();
  });

  it('returns over 10,000 of them what the enumeration says, by bombs and chains as by fish', () => {
    for (const code of ['clown', 'bomb', 'chain'] as const) {
      const { rtp, variance } = fishReturns(code);
      const rounds = 10_000;
      let [returned, paid] = [0n, 0];
      for (let number = 1; number <= rounds; number += 1) {
        const { u, multiple } = drawOfShot(nodeHashing, draw, { seatId, number }, code);
        if (u >= hitThreshold(fishKinds[code].multiple)) continue;
        returned += BigInt(multiple);
        paid += 1;
      }
      const times = Fraction.of(BigInt(rounds));
      const judged = judgeReturns({
        rounds,
        paid,
        staked: BigInt(rounds),
        returned,
        expected: rtp.mul(times),
        variance: variance.mul(times),
      });
      expect(judged.state).toBe('inside');
    }
  });
});
