import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeHashing } from '../testing/node-hashing.ts';
import { quicknet, randomnessOf, roundAt, roundForDraw, timeOfRound } from './beacon-round.ts';
import { followsLink, hashChain, linkBefore } from './hash-chain.ts';
import { fromHex, toHex } from './hashing.ts';
import { commitOf, isClientSeed, isNonce, memberMessage, memberStream } from './member-seeds.ts';
import { sharedMessage, sharedStream } from './shared-draw.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const fault = (name: string) => expect.objectContaining({ name: 'FairGamesError', fault: name }) as Error;

describe('the seeds of a member', () => {
  it('are committed to by the hash of the seed as it is written', () => {
    // printf %s abc | sha256sum, then that text again.
    const seed = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(sha256('abc')).toBe(seed);
    expect(commitOf(nodeHashing, seed)).toBe(sha256(seed));
    expect(memberMessage({ clientSeed: 'my luck', nonce: 0 })).toBe('my luck:0');
  });

  it('refuse what is not one', () => {
    const good = { serverSeed: sha256('s'), clientSeed: 'c', nonce: 1 };
    const asked = (changed: object) => () => memberStream(nodeHashing, { ...good, ...changed });
    expect(asked({})).not.toThrow();
    for (const serverSeed of ['', 'ab', sha256('s').toUpperCase(), `${sha256('s')}0`])
      expect(asked({ serverSeed })).toThrow(fault('badServerSeed'));
    for (const clientSeed of ['', 'a:b', 'ü', '\n', 'x'.repeat(65)])
      expect(asked({ clientSeed })).toThrow(fault('badClientSeed'));
    for (const nonce of [-1, 0.5, Number.NaN, 2 ** 53]) expect(asked({ nonce })).toThrow(fault('badNonce'));
    expect([isClientSeed(' ~'), isClientSeed(7), isNonce(0), isNonce('0')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(() => commitOf(nodeHashing, 'x')).toThrow(fault('badServerSeed'));
  });
});

describe('a hash chain', () => {
  it('leads from every link to every earlier one, and to no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (name, last, i, j) => {
        const links = hashChain(nodeHashing, sha256(name), last);
        const [from, to] = [Math.max(i % last, j % last) + 1, Math.min(i % last, j % last)];
        expect(links).toHaveLength(last + 1);
        expect(sha256(links[from] ?? '')).toBe(links[from - 1]);
        const link = links[from] ?? '';
        expect(followsLink(nodeHashing, link, links[to] ?? '', from - to)).toBe(true);
        expect(followsLink(nodeHashing, link, links[to] ?? '', from - to + 1)).toBe(false);
      }),
    );
  });

  it('refuses what is no link', () => {
    expect(() => linkBefore(nodeHashing, 'x')).toThrow(fault('badLink'));
    expect(() => hashChain(nodeHashing, 'x', 3)).toThrow(fault('badLink'));
  });
});

describe('the beacon', () => {
  it('counts its rounds from the genesis, one each three seconds', () => {
    // Round 1 at the genesis; a millisecond later the next one is the first at or after.
    expect(roundAt(quicknet, quicknet.genesis)).toBe(1);
    expect(roundAt(quicknet, quicknet.genesis + 1)).toBe(2);
    expect(roundAt(quicknet, quicknet.genesis + 3_000)).toBe(2);
    expect(timeOfRound(quicknet, 2)).toBe(quicknet.genesis + 3_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (after) => {
        const time = quicknet.genesis + after;
        const round = roundAt(quicknet, time);
        expect(timeOfRound(quicknet, round)).toBeGreaterThanOrEqual(time);
        if (round > 1) expect(timeOfRound(quicknet, round - 1)).toBeLessThan(time);
      }),
    );
  });

  it('decides a draw with the first round at its time and a second after closing', () => {
    const at = (seconds: number) => quicknet.genesis + seconds * 1_000;
    expect(roundForDraw(quicknet, { closesAt: at(0), drawAt: at(15) })).toBe(6);
    // Closed at 15 s: the round at 15 s could be known to the last bet, the one at 18 s cannot.
    expect(roundForDraw(quicknet, { closesAt: at(15), drawAt: at(15) })).toBe(7);
    expect(roundForDraw(quicknet, { closesAt: at(14), drawAt: at(15) })).toBe(6);
    expect(() => roundAt(quicknet, 0)).toThrow(fault('badTime'));
    expect(() => timeOfRound(quicknet, 0)).toThrow(fault('badTime'));
  });

  it('gives the hash of a signature’s bytes', () => {
    const expected = createHash('sha256').update(Buffer.from('00ff10', 'hex')).digest('hex');
    expect(randomnessOf(nodeHashing, '00ff10')).toBe(expected);
    expect(toHex(fromHex('00ff10'))).toBe('00ff10');
    for (const wrong of ['', 'abc', 'XY'])
      expect(() => randomnessOf(nodeHashing, wrong)).toThrow(fault('badRandomness'));
  });

  it('makes the message of a shared draw, and refuses what would make another', () => {
    const draw = { link: sha256('l'), randomness: sha256('r'), code: 'k3', issue: '20261126-001' };
    expect(sharedMessage(draw)).toBe(`${sha256('r')}:k3:20261126-001`);
    const asked = (changed: object) => () => sharedStream(nodeHashing, { ...draw, ...changed });
    expect(asked({ link: 'x' })).toThrow(fault('badLink'));
    expect(asked({ randomness: 'x' })).toThrow(fault('badRandomness'));
    expect(asked({ code: 'k3:' })).toThrow(fault('badCode'));
    expect(asked({ issue: '1:2' })).toThrow(fault('badIssue'));
  });
});
