import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

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
