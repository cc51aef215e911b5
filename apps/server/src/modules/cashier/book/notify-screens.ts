import type { WalletNews } from '@fairway/contract/news.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { push } from '#platform/outbox/push.ts';

interface OrderOfMember {
  bill_no: string;
  member_id: string;
  status: string;
}

/** Notifies the member's screens that a deposit order has moved on. */
export async function notifyDeposit(tx: Tx, app: Platform, order: OrderOfMember): Promise<void> {
  const news = { order: 'deposit', billNo: order.bill_no, status: order.status } as const;
  await push(tx, app, 'memberOrders', { memberId: order.member_id }, news);
}

/** Notifies the member's screens and the operators' queue that a withdrawal has moved on. */
export async function notifyWithdrawal(tx: Tx, app: Platform, order: OrderOfMember): Promise<void> {
  const news = { order: 'withdrawal', billNo: order.bill_no, status: order.status } as const;
  await push(tx, app, 'memberOrders', { memberId: order.member_id }, news);
  await push(tx, app, 'operatorQueues', {}, { queue: 'withdrawals' });
}

/** Notifies the member's screens to ask for the balances again. */
export async function notifyWallet(
  tx: Tx,
  app: Platform,
  memberId: string,
  cause: WalletNews['cause'],
): Promise<void> {
  await push(tx, app, 'memberWallet', { memberId }, { cause });
}

/** Notifies the operators that a payment waits for a decision, or no longer does. */
export async function notifyDepositQueue(tx: Tx, app: Platform): Promise<void> {
  await push(tx, app, 'operatorQueues', {}, { queue: 'deposits' });
}
