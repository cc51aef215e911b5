import { describe, expect, it } from 'vitest';
import { accountNamed, allShards, shardOf } from './account.ts';
import { accountsOf, houseBucket } from './accounts-of.ts';

describe('accounts', () => {
  it('get the same name from every caller, each with an id of its own', () => {
    const { center, venue, house } = accountsOf('m1');
    expect(center('CNY')).toEqual(accountsOf('m1').center('CNY'));
    const all = [
      center('CNY'),
      center('USDT'),
      venue('a', 'CNY'),
      venue('b', 'CNY'),
      accountsOf('m2').center('CNY'),
    ];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(house('fees', 'CNY')).toEqual(houseBucket(shardOf('m1'), 'fees', 'CNY'));
    expect(house('deposits', 'CNY', 'usdt').key).toBe(`house/${shardOf('m1')}/deposits/usdt/CNY`);
  });

  it('lie in the shard of their owner, and owners spread over all shards', () => {
    const owners = Array.from({ length: 2000 }, (_, index) => `owner-${index}`);
    expect(new Set(owners.map(shardOf))).toEqual(new Set(allShards));
    expect(owners.every((owner) => accountsOf(owner).coins().shard === shardOf(owner))).toBe(true);
  });

  it.each([
    { owner: 'a/b', part: null, kind: 'center' as const },
    { owner: '', part: null, kind: 'center' as const },
    { owner: null, part: null, kind: 'center' as const },
    { owner: 'a', part: null, kind: 'venue' as const },
    { owner: 'a', part: 'x/y', kind: 'venue' as const },
    { owner: 'a', part: 'x', kind: 'center' as const },
    { owner: 'a', part: null, kind: 'fees' as const },
    { owner: null, part: null, kind: 'deposits' as const },
  ])('take no name that cannot be one: %o', (name) => {
    expect(() => accountNamed({ ...name, shard: 0, currency: 'CNY' })).toThrow(RangeError);
  });
});
