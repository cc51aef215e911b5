import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { money } from '@fairway/money';
import type { CollectionOrder } from '../../channels/channel.ts';
import type { DepositOrderRow } from '../orders/order-store.ts';

/** What a channel is sent of an order. */
export function collectionOrder(order: DepositOrderRow): CollectionOrder {
  const payType = payTypes.byCode(order.pay_type);
  if (!payType) throw new RangeError(`order ${order.bill_no} has no pay type ${order.pay_type}`);
  return {
    billNo: order.bill_no,
    memberId: order.member_id,
    amount: money(order.currency, order.amount),
    payType: payType.code,
    depositorName: order.depositor_name,
    accountScope: order.account_scope,
    bankCode: order.bank_code,
    expiresAt: order.expires_at,
  };
}
