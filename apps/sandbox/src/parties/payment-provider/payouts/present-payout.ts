import { formatMoney } from '@fairway/money';
import type { PartyCurrency } from '../../../platform/fields.ts';
import type { Stage } from '../../../stage.ts';
import type { FailCode, Payout } from './payout-store.ts';

const failReasons: Record<FailCode, string> = {
  ACCOUNT_INVALID: 'The account does not exist.',
  HOLDER_MISMATCH: 'Holder and account do not belong together.',
  BANK_REFUSED: 'The bank refused the transfer.',
  BANK_RETURNED: 'The bank sent the money back.',
};

/** The order as the merchant sees it. */
export function presentPayout(stage: Stage, order: Payout) {
  return {
    orderNo: order.orderNo,
    providerOrderNo: order.providerOrderNo,
    merchantNo: stage.config.psp.sender,
    amount: formatMoney(order.amount),
    currency: order.amount.currency as PartyCurrency,
    payee: order.payee,
    wallet: order.wallet,
    status: order.status,
    failCode: order.failCode,
    failReason: order.failCode && failReasons[order.failCode],
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    finishedAt: order.finishedAt,
  };
}
