import { createHash, createHmac } from 'node:crypto';
import { FairGamesError, merkleLeaf, merkleRoot } from '@fairway/fair-games';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeHashing, seedOf } from '../testing/node-hashing.ts';
import { raffleLeafText, raffleRoot, raffleWinners } from './raffle.ts';

const draw = { serverSeed: seedOf('raffle'), randomness: seedOf('round'), root: seedOf('root'), tickets: 50 };

/** The same rule in other terms: blocks of HMAC as text, bigint arithmetic. */
function winnersOf({ serverSeed, randomness, root, tickets }: typeof draw, prizes: number): number[] {
  const winners: number[] = [];
  const range = BigInt(tickets);
  while (winners.length < Math.min(prizes, tickets)) {
    const message = `${randomness}:${root}:${winners.length}`;
    for (let cursor = 0, found = false; !found; cursor += 1) {
      const block = createHmac('sha256', serverSeed).update(`${message}:${cursor}`).digest('hex');
      for (const part of block.match(/.{8}/g) ?? []) {
        const product = BigInt(`0x${part}`) * range;
        if ((product & 0xffffffffn) < 4294967296n % range) continue;
        const number = Number(product >> 32n);
        if (winners.includes(number)) continue;
        winners.push(number);
        found = true;
        break;
      }
    }
  }
  return winners;
}

describe('a raffle', () => {
  it('draws what an independent reading of the rule draws', () => {
    const numbers = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.string(), numbers, numbers, (name, tickets, prizes) => {
        const one = { ...draw, serverSeed: seedOf(name), tickets };
        const winners = raffleWinners(nodeHashing, one, prizes);
        expect(winners).toEqual(winnersOf(one, prizes));
        expect(new Set(winners).size).toBe(Math.min(prizes, tickets));
      }),
    );
  });

  it('draws without a beacon from an empty randomness', () => {
    const silent = { ...draw, randomness: '' };
    expect(raffleWinners(nodeHashing, silent, 3)).toEqual(winnersOf(silent, 3));
  });

  it('binds the tickets by a root over their numbers and ids', () => {
    const ids = ['a-1', 'b-2', 'c-3'];
    const leaves = ids.map((id, number) => merkleLeaf(nodeHashing, `raffle-1:${number}:${id}`));
    expect(raffleRoot(nodeHashing, 'raffle-1', ids)).toBe(merkleRoot(nodeHashing, leaves));
    expect(raffleRoot(nodeHashing, 'raffle-1', [])).toBeNull();
    const [leaf] = leaves;
    expect(leaf).toBe(createHash('sha256').update('leaf:raffle-1:0:a-1').digest('hex'));
    for (const wrong of [{ id: 'a:1' }, { id: '' }, { campaign: 'a b' }, { number: -1 }, { number: 1.5 }])
      expect(() => raffleLeafText({ campaign: 'raffle-1', number: 0, id: 'a-1', ...wrong })).toThrow(
        FairGamesError,
      );
  });

  it.each([
    { serverSeed: 'x' },
    { root: 'x' },
    { randomness: 'x' },
    { tickets: 0 },
    { tickets: 2 ** 21 + 1 },
    { tickets: 1.5 },
  ])('refuses %o', (of) => {
    expect(() => raffleWinners(nodeHashing, { ...draw, ...of }, 1)).toThrow(FairGamesError);
    expect(() => raffleWinners(nodeHashing, draw, -1)).toThrow(FairGamesError);
  });
});
