import { formatMoney, sum } from '@fairway/money';
import type { PartyCurrency } from '../../../platform/fields.ts';
import type { Stage } from '../../../stage.ts';
import { qrCodeOf } from './products.ts';
import { paymentsOf, type Collection, type Payment } from './collection-store.ts';

/** The order as the merchant sees it. */
export function presentCollection(stage: Stage, order: Collection) {
  const payments = paymentsOf(stage.book, order);
  const { currency } = order.amount;
  const payUrl = `${stage.publicUrl()}/psp/pay/${order.payToken}`;
  return {
    orderNo: order.orderNo,
    providerOrderNo: order.providerOrderNo,
    merchantNo: stage.config.psp.sender,
    amount: formatMoney(order.amount),
    currency: currency as PartyCurrency,
    payType: order.payType,
    status: order.status,
    paidAmount: formatMoney(
      sum(
        currency,
        payments.map((payment) => payment.amount),
      ),
    ),
    payments: payments.map(presentPayment),
    payUrl,
    qrCode: qrCodeOf(order.payType, payUrl, order.orderNo),
    payee: order.payee && { ...order.payee, remark: order.remark },
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    closedAt: order.closedAt,
  };
}

export function presentPayment({ amount, ...payment }: Payment) {
  return { ...payment, amount: formatMoney(amount) };
}
