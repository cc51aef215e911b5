import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf, readStatement } from '#modules/ledger';
import { findMemberByName } from '#modules/members';
import { findingsOf } from '../../../testing/fund-member.ts';
import { nobodyOutside } from '../../../testing/nobody-outside.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mounts } from '../../mounts.ts';
import { seedWallet } from './seed-wallet.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
  for (const { name, seed } of mounts)
    if (['members', 'cashier', 'wallet'].includes(name)) await seed?.(test.app);
});
afterAll(() => test.end());

it('a demo member has saved for a week, with each day’s interest by the rule, once however often it is seeded', async () => {
  await seedWallet(test.app);
  const member = await findMemberByName(test.app.db, 'suqing');
  const { lines } = await readStatement(test.app.db, accountsOf(member?.id ?? '').interest(), { limit: 50 });
  const paid = lines.filter(({ reason }) => reason === 'interest');
  expect(paid).toHaveLength(6);
  expect(new Set(paid.map(({ requestId }) => requestId)).size).toBe(6);
  for (const line of paid) {
    // Five past midnight in Shanghai.
    expect(line.at.toISOString()).toContain('T16:05:00.000Z');
    expect(line.amount.minor).toBeGreaterThan(0n);
  }
  expect(await findingsOf(test.app)).toEqual([]);
});
