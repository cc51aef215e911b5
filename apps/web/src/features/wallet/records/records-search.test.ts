import { describe, expect, it } from 'vitest';
import { accountIn, readRecordsSearch, searchOf } from './records-search.ts';

describe('the filters in the address', () => {
  it('leave out what is none', () => {
    expect(
      readRecordsSearch({ account: '<b>', kind: 'nothing', from: 'yesterday', currency: 'EUR' }),
    ).toEqual({});
    expect(readRecordsSearch({ from: '2026-13-45', to: '2026-00-01' })).toEqual({});
    expect(
      readRecordsSearch({ account: 'venue.beichen', kind: 'bet', from: '2026-06-01', currency: 'USDT' }),
    ).toEqual({ account: 'venue.beichen', kind: 'bet', from: '2026-06-01', currency: 'USDT' });
  });

  it('name one balance, there and back', () => {
    const balances = [
      { part: 'center', currency: 'CNY' },
      { part: 'venue', currency: 'USDT', channelCode: 'beichen' },
      { part: 'inTransit', currency: 'CNY', channelCode: 'beichen' },
    ] as const;
    for (const balance of balances) expect(accountIn(searchOf(balance))).toEqual(balance);
    expect(accountIn({ account: 'coins' })).toEqual({ part: 'coins', currency: 'COIN' });
    expect(accountIn({ account: 'venue' })).toEqual({ part: 'center', currency: 'CNY' });
  });
});
