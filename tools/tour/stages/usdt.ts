import { randomUUID } from 'node:crypto';
import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { virtualProtocols } from '@fairway/contract/chain/protocols.ts';
import type { Stage } from '../screen.ts';
import { openStageMember, pull, waitFor, type StageMember } from './stage-member.ts';

const asked = '120';

/** An order of 120 USDT over Ethereum, as a new member makes it: its address is there, nothing has been paid. */
export const usdtPending: Stage = async ({ site }) => {
  const { member, order } = await order120(site);
  return { session: member.session, path: pathOf(order) };
};

/** Paid in full, with two of the confirmations that it takes. */
export const usdtConfirming: Stage = async ({ site }) => {
  const { member, order } = await order120(site);
  await pull(site, '/chain/automine', { enabled: false });
  await pull(site, '/chain/transfer', { to: order.recipientAddress, amount: order.orderAmount });
  await pull(site, '/chain/mine', { blocks: 2 });
  await waitFor(
    'a payment that is being confirmed',
    () => member.api.getDepositOrder({ billNo: order.billNo }),
    ({ status }) => status === 'confirming',
  );
  return {
    session: member.session,
    path: pathOf(order),
    after: () => pull(site, '/chain/automine', { enabled: true }),
  };
};

export const usdtOver: Stage = ({ site }) => paid(site, '150.5');
export const usdtShort: Stage = ({ site }) => paid(site, '90');

/** Given up by the member, then paid all the same. */
export const usdtLate: Stage = async ({ site }) => {
  const { member, order } = await order120(site);
  await member.api.cancelDepositOrder({ billNo: order.billNo }, { operationId: randomUUID() });
  // Blocks carry whole seconds: what is to come after the cancelling comes in a later one.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  return deciding(site, member, order, order.orderAmount);
};

async function paid(site: string, amount: string) {
  const { member, order } = await order120(site);
  return deciding(site, member, order, amount);
}

/** The payment is on the chain whole, and waits for an operator's decision. */
async function deciding(site: string, member: StageMember, order: DepositOrder, amount: string) {
  await pull(site, '/chain/transfer', { to: order.recipientAddress, amount });
  await pull(site, '/chain/mine', { blocks: 24 });
  await waitFor(
    'a payment that does not fit its order',
    () => member.api.getDepositOrder({ billNo: order.billNo }),
    ({ problem }) => problem !== null,
  );
  return { session: member.session, path: pathOf(order) };
}

async function order120(site: string): Promise<{ member: StageMember; order: DepositOrder }> {
  const member = await openStageMember(site);
  const input = {
    payType: payTypes.codes.usdt,
    amount: asked,
    protocol: virtualProtocols.codes.erc20,
  } as const;
  const { billNo } = await member.api.createDepositOrder(input, { operationId: randomUUID() });
  const order = await waitFor(
    'an address to pay to',
    () => member.api.getDepositOrder({ billNo }),
    ({ status }) => status === 'pendingPayment',
  );
  return { member, order };
}

const pathOf = ({ billNo }: DepositOrder) => `/app/myCenter/deposit/${billNo}`;
