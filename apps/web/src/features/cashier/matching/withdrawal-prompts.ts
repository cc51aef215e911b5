import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import type { WithdrawalNotice } from '@fairway/contract/matching/parts.ts';
import { withdrawalBallStatus, withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';
import { fastWithdrawalTypes } from '@fairway/contract/withdrawals/types.ts';

type Facts = Pick<
  WithdrawalOrder,
  | 'billNo'
  | 'orderState'
  | 'orderSource'
  | 'matchResult'
  | 'speedLabel'
  | 'sourceWithdrawType'
  | 'subDraws'
  | 'announced'
>;

/** What was announced in this browser already: bill numbers by notice. */
export type Notified = Readonly<Record<WithdrawalNotice, readonly string[]>>;

/**
 * What a member is notified of on the open withdrawal, once (specification section 4): that it was matched, at status 2
 * and without sub-orders; that the ordinary channel took over, with matchResult 0, speedLabel 1 and any state but 4011.
 */
export function dueNotice(order: Facts, notified: Notified): WithdrawalNotice | undefined {
  const isNew = (notice: WithdrawalNotice) =>
    !order.announced.includes(notice) && !notified[notice].includes(order.billNo);
  const ready = withdrawalBallStatus(order) === 'readyToConfirm' && order.subDraws.length === 0;
  if (ready && isNew('matched')) return 'matched';
  const replaced =
    fastWithdrawalTypes.includes(order.sourceWithdrawType) &&
    order.matchResult === 0 &&
    order.speedLabel === 1 &&
    order.orderState !== withdrawalOrderStates.codes.matching;
  return replaced && isNew('replaced') ? 'replaced' : undefined;
}
