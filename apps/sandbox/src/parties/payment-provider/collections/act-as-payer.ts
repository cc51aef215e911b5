import { add, isPositive, money, parseMoney, subtract, currencyScale, type Money } from '@fairway/money';
import * as z from 'zod';
import { amountText, line } from '../../../platform/fields.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { findCollection } from './collection-store.ts';
import { closeCollection, failCollection } from './end-collection.ts';
import { receivePayment } from './receive-payment.ts';
import { requireCollection } from './require-collection.ts';

/** What a payer can do on the pay page, or the director in the payer's place. */
export const payerAct = z.strictObject({
  kind: z.enum(['full', 'short', 'over', 'twice', 'late', 'fail']),
  amount: amountText.optional(),
  payerName: line(64).optional(),
});

export type PayerAct = z.infer<typeof payerAct>;

/** Pays as the act says. Throws Refusal ORDER_NOT_FOUND, WRONG_STATUS, INVALID_REQUEST. */
export function actAsPayer(stage: Stage, orderNo: string, act: PayerAct): void {
  const order = requireCollection(findCollection(stage.book, orderNo));
  const amount =
    act.amount === undefined ? amountFor(act.kind, order.amount) : readAmount(act.amount, order.amount);
  const pay = () => receivePayment(stage, orderNo, amount, act.payerName ?? order.payerName ?? '陈远');

  stage.book.transaction(() => {
    if (act.kind === 'fail') return failCollection(stage, orderNo);
    if (act.kind === 'late' && order.status === 'UNPAID') closeCollection(stage, orderNo);
    pay();
    if (act.kind === 'twice') pay();
  });
}

/** Short is one unit less (or the smallest coin, when that leaves nothing), over is one unit more. */
function amountFor(kind: PayerAct['kind'], ordered: Money): Money {
  const unit = money(ordered.currency, 10n ** BigInt(currencyScale[ordered.currency]));
  if (kind === 'over') return add(ordered, unit);
  if (kind !== 'short') return ordered;
  const less = subtract(ordered, unit);
  return isPositive(less) ? less : money(ordered.currency, 1n);
}

function readAmount(text: string, { currency }: Money): Money {
  try {
    const amount = parseMoney(text, currency);
    if (isPositive(amount)) return amount;
  } catch {
    // The same refusal as for zero.
  }
  throw new Refusal(400, 'INVALID_REQUEST', 'amount: not an amount above zero in this currency');
}
