import { describe, expect, it } from 'vitest';
import { suggestTail } from './suggest-tail.ts';

const limits = { currency: 'CNY', depositMinAmount: '100.00', depositMaxAmount: '500.00' } as const;

describe('an amount that is matched faster', () => {
  it('is the neighbour of a round one', () => {
    expect(suggestTail('200', limits)).toBe('203');
    expect(suggestTail('500', limits)).toBe('497');
  });

  it('is not offered where there is nothing to gain', () => {
    expect(suggestTail('203', limits)).toBeUndefined();
    expect(suggestTail('', limits)).toBeUndefined();
    expect(suggestTail('0', limits)).toBeUndefined();
    expect(suggestTail('200', { ...limits, currency: 'USDT' })).toBeUndefined();
  });
});
