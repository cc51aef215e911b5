import { createHash } from 'node:crypto';
import { FairGamesError } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { nodeHashing, seedOf } from '../testing/node-hashing.ts';
import { documentHash } from './commitments.ts';
import { drawInstant, givenPrize, type PrizeList } from './instant.ts';

const list: PrizeList = {
  prizes: [
    { code: 'cash-88', weight: 1 },
    { code: 'cash-8', weight: 19 },
    { code: 'free-bet', weight: 0 },
    { code: 'thanks', weight: 80 },
  ],
  consolation: 'thanks',
};
const seeds = { serverSeed: seedOf('wheel'), clientSeed: 'lucky', nonce: 0 };

describe('an instant draw', () => {
  it('is one number below the sum of weights, on the prize where it falls', () => {
    // The first eight digits of HMAC(seed, lucky:0:0) x 100 / 2^32.
    const { point, prize } = drawInstant(nodeHashing, seeds, list);
    expect(point).toBeLessThan(100);
    expect(prize.code).toBe(point === 0 ? 'cash-88' : point < 20 ? 'cash-8' : 'thanks');
    expect(drawInstant(nodeHashing, seeds, list)).toEqual({ point, prize });
  });

  it('gives each prize as often as its weight says', () => {
    const counts = new Map<string, number>();
    const rounds = 20_000;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { prize } = drawInstant(nodeHashing, { ...seeds, nonce }, list);
      counts.set(prize.code, (counts.get(prize.code) ?? 0) + 1);
    }
    for (const { code, weight } of list.prizes) {
      const share = weight / 100;
      const sigma = Math.sqrt(rounds * share * (1 - share));
      expect(Math.abs((counts.get(code) ?? 0) - rounds * share)).toBeLessThanOrEqual(3.3 * sigma);
    }
  });

  it('falls to the consolation where a prize is used up', () => {
    const [cash, , , thanks] = list.prizes;
    if (!cash || !thanks) throw new Error('four prizes');
    expect(givenPrize(list, cash, true)).toBe(cash);
    expect(givenPrize(list, cash, false)).toBe(thanks);
    expect(givenPrize(list, thanks, false)).toBe(thanks);
  });

  it.each<Partial<PrizeList>>([
    { prizes: [] },
    { prizes: [{ code: 'thanks', weight: 0 }] },
    { prizes: [...list.prizes, { code: 'thanks', weight: 1 }] },
    { prizes: [...list.prizes, { code: 'half', weight: 0.5 }] },
    { prizes: [...list.prizes, { code: 'less', weight: -1 }] },
    { prizes: [...list.prizes, { code: 'UPPER', weight: 1 }] },
    { prizes: [...list.prizes, { code: 'most', weight: 2 ** 21 }] },
    { consolation: 'other' },
  ])('refuses a list that cannot be drawn from: %o', (of) => {
    expect(() => drawInstant(nodeHashing, seeds, { ...list, ...of })).toThrow(FairGamesError);
  });
});

it('names a document by its content, whatever the order of its names', () => {
  const hash = createHash('sha256').update('{"a":[1,{"b":"2","c":null}],"z":"中"}').digest('hex');
  expect(documentHash(nodeHashing, { z: '中', a: [1, { c: null, b: '2' }] })).toBe(hash);
  expect(documentHash(nodeHashing, { z: '中', a: [1, { c: null, b: 2n }] })).toBe(hash);
  expect(documentHash(nodeHashing, { z: '中', a: [{ c: null, b: '2' }, 1] })).not.toBe(hash);
});
