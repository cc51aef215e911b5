import { cny } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf, memberTotalsAt, move, points, postTransfers } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
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

it('a bonus that is not played free yet is listed and owed, and no part of the total funds; points are in neither', async () => {
  const { api, id } = await test.register('BonusApart');
  await fundMember(test.app, id, 100_00n);
  const before = await api.getWalletBalance({});
  const own = accountsOf(id);
  const budget = own.house('campaign', 'CNY', 'wheel-1');
  const at = test.clock.now();
  const transfer = { at, requestId: 'test' };
  await inTransaction(test.app.db, (tx) =>
    postTransfers(tx, [
      {
        id: test.app.ids.uuid(),
        reason: 'promotionFund',
        legs: move(own.house('promotions', 'CNY'), budget, cny(50_00n)),
        ...transfer,
      },
      {
        id: test.app.ids.uuid(),
        reason: 'promotionAward',
        legs: move(budget, own.bonus('CNY'), cny(18_00n)),
        ...transfer,
      },
      {
        id: test.app.ids.uuid(),
        reason: 'pointsEarn',
        legs: move(own.pointsIssued(), own.points(), points(7n)),
        ...transfer,
      },
    ]),
  );

  expect(await api.getWalletBalance({})).toEqual(before);
  const { records } = await api.listCurrencyRecords({ currency: 'CNY' });
  // Both lines are of one instant, in no order of theirs.
  expect(records).toContainEqual(expect.objectContaining({ part: 'bonus', kind: 'bonus', amount: '18.00' }));
  expect(await api.listStatementLines({ part: 'bonus', currency: 'CNY' })).toMatchObject({
    lines: [{ amount: '18.00', balanceAfter: '18.00' }],
  });
  const owed = await memberTotalsAt(test.app.db, addSeconds(at, 1));
  expect(owed.filter(({ owner }) => owner === id)).toEqual([{ owner: id, total: cny(118_00n) }]);
});
