import { afterAll, beforeAll, expect, it, beforeEach, describe } from 'vitest';
import { randomUUID } from 'node:crypto';
import { cny } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { coinUses, refuseUselessCoins, type CoinUse } from './coin-uses.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

it('sells once however often one press arrives, with one answer', async () => {
  const member = await test.register('CoinOnce');
  await fundMember(test.app, member.id, 100_00n);
  const operationId = test.app.ids.uuid();
  const settled = await Promise.allSettled(
    Array.from({ length: 12 }, () => member.api.purchaseCoins({ money: '18' }, { operationId })),
  );
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [JSON.stringify(one.value)] : []));
  expect(new Set(answers).size).toBe(1);
  expect(await member.api.getWalletBalance({})).toMatchObject({
    centerMoney: '82.00',
    coinWalletBalance: '180',
  });
  await expect(member.api.purchaseCoins({ money: '19' }, { operationId })).rejects.toMatchObject({
    error: 'operationIdReused',
  });
});

it('never sells for more than there is, from however many devices', async () => {
  const member = await test.register('CoinMany');
  await fundMember(test.app, member.id, 55_00n);
  const settled = await Promise.allSettled(
    Array.from({ length: 16 }, () =>
      member.api.purchaseCoins({ money: '10' }, { operationId: test.app.ids.uuid() }),
    ),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await member.api.getWalletBalance({})).toMatchObject({
    centerMoney: '5.00',
    coinWalletBalance: '500',
  });
});

it('sells nothing after an operator’s switch, whatever was in flight', async () => {
  const member = await test.register('CoinBarred');
  const lead = await test.operator('cashier-lead');
  await fundMember(test.app, member.id, 100_00n);
  const { version } = await lead.api.getMemberCase({ memberId: member.id });
  const buying = Array.from({ length: 10 }, () =>
    member.api.purchaseCoins({ money: '1' }, { operationId: test.app.ids.uuid() }).catch(() => undefined),
  );
  await lead.api.markMember({
    memberId: member.id,
    version,
    mark: 'coins',
    on: true,
    reason: '核对购币来源',
  });
  const { coinWalletBalance: then } = await member.api.getWalletBalance({});
  await Promise.all(buying);
  await expect(
    member.api.purchaseCoins({ money: '1' }, { operationId: test.app.ids.uuid() }),
  ).rejects.toMatchObject({ error: 'coinPurchaseNotPermitted' });
  // A purchase that had begun may end; none begins.
  expect(Number((await member.api.getWalletBalance({})).coinWalletBalance)).toBeGreaterThanOrEqual(
    Number(then),
  );
});

const production = (...uses: readonly CoinUse[]): Platform => ({
  ...test.app,
  config: { ...test.app.config, production: true },
  extensions: [coinUses.provide(...uses)],
});
const gifts = (open: boolean): CoinUse => ({ name: 'gifts', isOpen: async () => open });

it('sells no coins in production while nothing that takes them is open', async () => {
  await expect(refuseUselessCoins(test.app.db, production())).rejects.toMatchObject({
    error: 'coinsNotSold',
  });
  await expect(refuseUselessCoins(test.app.db, production(gifts(false)))).rejects.toMatchObject({
    error: 'coinsNotSold',
  });
  await expect(
    refuseUselessCoins(test.app.db, production(gifts(false), gifts(true))),
  ).resolves.toBeUndefined();
});

describe('coins', () => {
  let member: TestMember;
  let number = 0;

  beforeEach(async () => {
    number += 1;
    member = await test.register(`Coiner${number}`);
  });

  const once = () => ({ operationId: test.app.ids.uuid() });
  const state = async () => {
    const { centerMoney, coinWalletBalance } = await member.api.getWalletBalance({});
    return { center: centerMoney, coins: coinWalletBalance };
  };

  describe('buying coins', () => {
    it('takes yuan from the center wallet and gives ten coins for each [COIN-041, COIN-044]', async () => {
      await fundMember(test.app, member.id, 20_00n);
      expect(await member.api.purchaseCoins({ money: '1' }, once())).toEqual({
        message: '购买成功，10 金币已到账',
        money: '1.00',
        coins: '10',
        balance: '10',
      });
      expect(await state()).toEqual({ center: '19.00', coins: '10' });
      await member.api.purchaseCoins({ money: '7' }, once());
      expect(await state()).toEqual({ center: '12.00', coins: '80' });
    });

    it('shows the balance and what of it can be spent [COIN-039, COIN-042, COIN-043]', async () => {
      await fundMember(test.app, member.id, 18_00n);
      expect(await member.api.getCoinBalance({})).toEqual({ balance: '0', availableBalance: '0' });
      await member.api.purchaseCoins({ money: '18' }, once());
      expect(await member.api.getCoinBalance({})).toEqual({ balance: '180', availableBalance: '180' });
      expect(await member.api.getCoinAvailableBalance({})).toBe('180');
    });

    it('does not spend what is owed', async () => {
      await fundMember(test.app, member.id, 100_00n);
      const own = accountsOf(member.id);
      await inTransaction(test.app.db, (tx) =>
        postTransfer(tx, {
          id: randomUUID(),
          reason: 'depositReversal',
          legs: move(own.debt('CNY'), own.house('deposits', 'CNY', 'test'), cny(70_00n)),
          at: test.clock.now(),
          requestId: 'correction',
        }),
      );
      await expect(member.api.purchaseCoins({ money: '31' }, once())).rejects.toMatchObject({
        error: 'coinsOwe',
        data: { owed: '70.00', available: '30.00' },
      });
      await member.api.purchaseCoins({ money: '30' }, once());
      expect(await state()).toEqual({ center: '70.00', coins: '300' });
    });

    it('refuses below 1, above 500000, fractions and what is no amount [COIN-045, COIN-046]', async () => {
      await fundMember(test.app, member.id, 600_000_00n);
      const buying = (money: string) => expect(member.api.purchaseCoins({ money }, once())).rejects;
      await buying('0').toMatchObject({ error: 'amountTooSmall', message: '金额不能低于 ¥1.00' });
      await buying('500001').toMatchObject({
        error: 'coinAmountTooLarge',
        message: '单次购买金额不能超过 500000 元',
      });
      await buying('1.50').toMatchObject({ error: 'amountNotWhole', message: '请输入整数金额' });
      for (const odd of ['-1', '1e3', '', ' 1', '１', '0x10', '1.234', '9'.repeat(30)])
        await buying(odd).toMatchObject({ status: 400 });
      expect(await state()).toEqual({ center: '600000.00', coins: '0' });
      await member.api.purchaseCoins({ money: '500000' }, once());
      expect(await state()).toEqual({ center: '100000.00', coins: '5000000' });
    });

    it('refuses more than the center wallet holds, with the true balance', async () => {
      await fundMember(test.app, member.id, 10_99n);
      await expect(member.api.purchaseCoins({ money: '11' }, once())).rejects.toMatchObject({
        error: 'insufficientBalance',
        data: { available: '10.99' },
      });
      expect(await state()).toEqual({ center: '10.99', coins: '0' });
    });
  });

  describe('the right to buy coins', () => {
    const close = async (on: boolean) => {
      const lead = await test.operator('cashier-lead');
      const { version } = await lead.api.getMemberCase({ memberId: member.id });
      await lead.api.markMember({ memberId: member.id, version, mark: 'coins', on, reason: '核对购币来源' });
    };

    it('is code 0 for a member, and a refusal with its text once an operator has closed it [COIN-014, COIN-038, COIN-040, ANCHOR-003]', async () => {
      await fundMember(test.app, member.id, 10_00n);
      expect(await member.api.calibratePermissions({})).toBeNull();
      await close(true);
      const refused = { error: 'coinPurchaseNotPermitted', message: expect.stringContaining('不能购买金币') };
      await expect(member.api.calibratePermissions({})).rejects.toMatchObject(refused);
      // Whatever the page read before: the purchase asks again.
      await expect(member.api.purchaseCoins({ money: '1' }, once())).rejects.toMatchObject(refused);
      expect(await state()).toEqual({ center: '10.00', coins: '0' });
      await close(false);
      expect(await member.api.calibratePermissions({})).toBeNull();
    });

    it('rests while the member is on a break', async () => {
      await fundMember(test.app, member.id, 10_00n);
      await member.api.startTimeOut({ hours: 24 });
      await expect(member.api.calibratePermissions({})).rejects.toMatchObject({ error: 'timeOutActive' });
      await expect(member.api.purchaseCoins({ money: '1' }, once())).rejects.toMatchObject({
        error: 'timeOutActive',
      });
    });
  });

  it('counts what coins cost for the member’s own stake and loss limits, a coin as ten fen', async () => {
    await fundMember(test.app, member.id, 100_00n);
    await member.api.setPlayLimit({ kind: 'loss', period: 'day', limit: '30' });
    await member.api.purchaseCoins({ money: '20' }, once());
    await expect(member.api.purchaseCoins({ money: '11' }, once())).rejects.toMatchObject({
      error: 'lossLimitReached',
      data: { remaining: '10.00' },
    });
    await member.api.purchaseCoins({ money: '10' }, once());
    expect(await state()).toEqual({ center: '70.00', coins: '300' });
  });
});
