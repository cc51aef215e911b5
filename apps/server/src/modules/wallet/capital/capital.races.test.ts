import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';

let test: TestApp;
let clerk: TestOperator;
let lead: TestOperator;
let channel: string;
const press = () => ({ operationId: randomUUID() });
const evidence = '银行回单 20260815-7：平台自有资金转入';

beforeAll(async () => {
  test = await createTestApp();
  [clerk, lead] = await Promise.all([test.operator('cashier'), test.operator('cashier-lead')]);
  const member = await test.register('OwnsMoney');
  await fundMember(test.app, member.id, 500_00n);
  const { channels } = await clerk.api.listReconciliation({});
  channel = channels.find(({ held }) => held.length > 0)?.channel ?? '';
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

const propose = (amount: string, currency: 'CNY' | 'USDT' = 'CNY', at = channel) =>
  clerk.api.proposeCapital({ channel: at, currency, amount, evidence }, press());
const approve = (id: string, by = lead) => by.api.approveProposal({ id }, press());
async function cny() {
  const { money } = await clerk.api.getHouseDay({});
  const [first] = money;
  return { held: first?.held, capital: first?.capital, coverage: first?.coverage, deposits: first?.deposits };
}

it('counts own money as held once a second person agrees, and as nothing that members paid in', async () => {
  const before = await cny();
  expect(before).toMatchObject({ held: '500.00', capital: '0.00', coverage: '100.0' });
  const { proposalId } = await propose('250');
  await expect(approve(proposalId, clerk)).rejects.toMatchObject({ error: 'permissionMissing' });
  expect(await cny()).toEqual(before);
  await approve(proposalId);
  expect(await cny()).toEqual({ ...before, held: '750.00', capital: '250.00', coverage: '150.0' });
  await expect(approve(proposalId)).rejects.toMatchObject({ error: 'approvalNotFound' });
});

it('leaves what members are owed, however many are approved at once', async () => {
  await expect(propose('-250.01')).rejects.toMatchObject({
    error: 'capitalNeeded',
    message: expect.stringContaining('¥250.00') as string,
  });
  const asked = await Promise.all([1, 2, 3, 4].map(() => propose('-100')));
  const ends = await Promise.allSettled(asked.map(({ proposalId }) => approve(proposalId)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ error: 'capitalNeeded' });
  expect(await cny()).toMatchObject({ held: '550.00', capital: '50.00', coverage: '110.0' });
});

it('refuses nothing, a fraction of a cent, and a channel that is not there', async () => {
  for (const amount of ['0', '-0', '1.001'])
    await expect(propose(amount)).rejects.toMatchObject({ error: 'amountMalformed' });
  await expect(propose('1', 'CNY', 'nowhere')).rejects.toMatchObject({
    error: 'inputInvalid',
    data: { fields: ['channel'] },
  });
});
