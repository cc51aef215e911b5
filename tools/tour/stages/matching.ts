import { randomUUID } from 'node:crypto';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import type { Stage, Staged } from '../screen.ts';
import { openStageMember, waitFor, type StageMember } from './stage-member.ts';

/** A deposit matched with the demo's waiting withdrawal: its payer is to pay now. */
export const payerToPay: Stage = async ({ site }) => {
  const { member, billNo } = await matched(site);
  return payerAt(member, billNo);
};

/** The same, which its payer says to have paid. */
export const payerPaid: Stage = async ({ site }) => {
  const { member, billNo } = await matched(site);
  await member.api.markDepositPaid({ billNo }, { operationId: randomUUID() });
  return payerAt(member, billNo);
};

async function matched(site: string): Promise<{ member: StageMember; billNo: string }> {
  const member = await openStageMember(site);
  const input = { payType: payTypes.codes.fastToCard, amount: '600', depositorName: '陈江畔' } as const;
  const { billNo } = await member.api.createDepositOrder(input, { operationId: randomUUID() });
  await waitFor(
    'a recipient for a fast deposit',
    () => member.api.getDepositOrder({ billNo }),
    ({ status }) => status === 'pendingPayment',
  );
  return { member, billNo };
}

const payerAt = ({ session }: StageMember, billNo: string): Staged => ({
  session,
  path: `/app/myCenter/deposit/${billNo}`,
});
