import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/test-app.ts';
import { createCashierStage, opId, type CashierStage } from '../cashier/testing/cashier-stage.ts';
import { publishSettings } from '../cashier/testing/publish-settings.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

async function exchange({ api }: TestMember, from: 'CNY' | 'USDT', amount: string): Promise<void> {
  const { quoteId } = await api.quoteExchange({ from, amount });
  await api.exchangeCurrency({ quoteId }, opId());
}

const missing = async ({ api }: TestMember, currency: 'CNY' | 'USDT') => {
  const { blocks } = await api.rehearseWithdrawal({ currency, amount: '20' });
  return blocks.flatMap(({ error, params }) =>
    error === 'turnoverOutstanding' ? [String(params?.['outstanding'])] : [],
  );
};

describe('turnover of money that is exchanged', () => {
  it.each(['block', 'charge'] as const)(
    'follows it into the other wallet, where it blocks by any rule (%s)',
    async (rule) => {
      await publishSettings(stage.test.app, { turnover: { deposit: '1', bonus: '2', rule } });
      const member = await stage.test.register(`Crossing${rule}`);
      await stage.deposit(member, '1000');
      expect(await missing(member, 'USDT')).toEqual([]);
      await exchange(member, 'CNY', '700');
      const [left] = await missing(member, 'USDT');
      expect(left).toMatch(/^¥1,000\.\d\d$/);
      // And back again: what came home asks for nothing new, and the own wallet for what it always did.
      await exchange(member, 'USDT', '50');
      expect(await missing(member, 'CNY')).toEqual(rule === 'block' ? [left] : []);
    },
  );
});
