import { formatMoney, money } from '@fairway/money';
import * as z from 'zod';
import type { Book } from '../../../platform/book.ts';
import { instant } from '../../../platform/clock.ts';
import {
  amountOf,
  amountText,
  currency,
  line,
  amountNotPositive,
  positiveAmount,
} from '../../../platform/fields.ts';
import type { PartyCurrency } from '../../../platform/fields.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { findCollection, findCollectionByRemark } from '../collections/collection-store.ts';
import { payeeAccounts } from '../collections/payee-accounts.ts';
import { receivePayment } from '../collections/receive-payment.ts';
import { requireCollection } from '../collections/require-collection.ts';

/** A transfer typed into the bank app. */
export const bankTransfer = z
  .strictObject({
    account: z
      .string()
      .max(40)
      .transform((text) => text.replaceAll(/\s/g, '')),
    holder: z.string().max(64).optional(),
    amount: amountText,
    currency: currency.default('CNY'),
    remark: z
      .string()
      .max(64)
      .transform((text) => text.trim()),
    payerName: line(64),
  })
  .refine(positiveAmount, amountNotPositive);

export interface BankReceipt {
  readonly matched: boolean;
  readonly orderNo: string | null;
  readonly paymentNo: string | null;
  readonly unclaimedNo: string | null;
}

/**
 * Moves money into a payee account. Account and remark together name the order; without a match the money waits to be
 * claimed. Throws Refusal ACCOUNT_UNKNOWN.
 */
export function transferByBank(stage: Stage, transfer: z.infer<typeof bankTransfer>): BankReceipt {
  if (!payeeAccounts.some((payee) => payee.account === transfer.account)) {
    throw new Refusal(404, 'ACCOUNT_UNKNOWN', 'No such account.');
  }
  const amount = amountOf(transfer);
  const order = findCollectionByRemark(stage.book, transfer.remark.toUpperCase());
  if (order && order.payee?.account === transfer.account && order.amount.currency === amount.currency) {
    const { paymentNo } = receivePayment(stage, order.orderNo, amount, transfer.payerName);
    return { matched: true, orderNo: order.orderNo, paymentNo, unclaimedNo: null };
  }
  const unclaimedNo = stage.ids.next('U');
  stage.book.run(
    `insert into psp_unclaimed values (:unclaimedNo, :account, :currency, :minor, :remark, :payerName, :at, null)`,
    {
      unclaimedNo,
      account: transfer.account,
      currency: amount.currency,
      minor: amount.minor,
      remark: transfer.remark,
      payerName: transfer.payerName,
      at: instant(stage.clock.now()),
    },
  );
  return { matched: false, orderNo: null, paymentNo: null, unclaimedNo };
}

interface UnclaimedRow {
  unclaimedNo: string;
  account: string;
  currency: PartyCurrency;
  minor: bigint;
  remark: string;
  payerName: string;
  receivedAt: string;
}

const unclaimed = `select unclaimed_no as unclaimedNo, account, currency, amount as minor, remark,
  payer_name as payerName, received_at as receivedAt from psp_unclaimed where assigned_order_no is null`;

/** Money that nobody has claimed yet, newest first. */
export function listUnclaimed(book: Book) {
  return book
    .all<UnclaimedRow>(`${unclaimed} order by received_at desc limit 100`)
    .map(({ minor, ...row }) => ({ ...row, amount: formatMoney(money(row.currency, minor)) }));
}

/** Gives unclaimed money to an order. Throws Refusal UNCLAIMED_NOT_FOUND, ORDER_NOT_FOUND, CURRENCY_MISMATCH. */
export function assignUnclaimed(stage: Stage, unclaimedNo: string, orderNo: string): BankReceipt {
  return stage.book.transaction(() => {
    const row = stage.book.one<UnclaimedRow>(`${unclaimed} and unclaimed_no = :unclaimedNo`, { unclaimedNo });
    if (!row) throw new Refusal(404, 'UNCLAIMED_NOT_FOUND', 'No money waits under this number.');
    const order = requireCollection(findCollection(stage.book, orderNo));
    if (order.amount.currency !== row.currency)
      throw new Refusal(409, 'CURRENCY_MISMATCH', 'Other currency.');

    stage.book.run(
      'update psp_unclaimed set assigned_order_no = :orderNo where unclaimed_no = :unclaimedNo',
      {
        unclaimedNo,
        orderNo,
      },
    );
    const { paymentNo } = receivePayment(stage, orderNo, money(row.currency, row.minor), row.payerName);
    return { matched: true, orderNo, paymentNo, unclaimedNo };
  });
}
