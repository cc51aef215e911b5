import type { StatementLine } from '@fairway/contract/wallet/schemas.ts';
import { describe, expect, it } from 'vitest';
import { pairExchanges } from './pair-exchanges.ts';

const line = (reference: string, amount: string): StatementLine => ({
  id: reference,
  at: '2026-06-14T08:00:00.000Z',
  kind: 'exchange',
  reason: 'exchange',
  amount,
  balanceAfter: '0.00',
  reference,
});

describe('exchanges from the lines of two wallets', () => {
  it('reads the direction from the signs and keeps the order', () => {
    const pairs = pairExchanges(
      [line('b', '71.58'), line('a', '-72.02')],
      [line('a', '10.000000'), line('b', '-10.000000')],
    );
    expect(pairs).toMatchObject([
      { reference: 'b', from: 'USDT', to: 'CNY', gives: '10.000000', gets: '71.58' },
      { reference: 'a', from: 'CNY', to: 'USDT', gives: '72.02', gets: '10.000000' },
    ]);
  });

  it('leaves a line out whose partner is not there', () => {
    expect(pairExchanges([line('a', '-72.02')], [line('b', '10.000000')])).toEqual([]);
  });
});
