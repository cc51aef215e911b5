import { money, type Money } from '@fairway/money';
import type { Book } from '../../../platform/book.ts';
import type { WalletPayee } from './wallet-payee.ts';
import type { PartyCurrency } from '../../../platform/fields.ts';

export type PayoutStatus = 'ACCEPTED' | 'PAID' | 'FAILED' | 'RETURNED';
export const failCodes = ['ACCOUNT_INVALID', 'HOLDER_MISMATCH', 'BANK_REFUSED', 'BANK_RETURNED'] as const;
export type FailCode = (typeof failCodes)[number];

export interface PayoutPayee {
  readonly bank: string;
  readonly branch?: string | undefined;
  readonly holder: string;
  readonly account: string;
}

export interface Payout {
  readonly orderNo: string;
  readonly providerOrderNo: string;
  readonly contentHash: string;
  readonly amount: Money;
  /** A bank account; null for an e-wallet. */
  readonly payee: PayoutPayee | null;
  readonly wallet: WalletPayee | null;
  readonly notifyUrl: string;
  readonly remark: string | null;
  readonly status: PayoutStatus;
  readonly failCode: FailCode | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly finishedAt: string | null;
  /** What the provider will do by itself, and when; both null when it waits for the director. */
  readonly resolveAt: string | null;
  readonly resolveAs: 'pay' | 'fail' | 'return' | null;
}

interface PayoutRow extends Omit<Payout, 'amount' | 'payee' | 'wallet'> {
  currency: PartyCurrency;
  minor: bigint;
  payeeJson: string;
}

const columns = `order_no as orderNo, provider_order_no as providerOrderNo, content_hash as contentHash, currency,
  amount as minor, payee as payeeJson, notify_url as notifyUrl, remark, status, fail_code as failCode,
  created_at as createdAt, paid_at as paidAt, finished_at as finishedAt, resolve_at as resolveAt,
  resolve_as as resolveAs`;

const toPayout = ({ currency, minor, payeeJson, ...row }: PayoutRow): Payout => ({
  ...row,
  amount: money(currency, minor),
  ...(JSON.parse(payeeJson) as Pick<Payout, 'payee' | 'wallet'>),
});

export function insertPayout(book: Book, { amount, payee, wallet, ...order }: Payout): void {
  book.run(
    `insert into psp_payouts values (:orderNo, :providerOrderNo, :contentHash, :currency, :minor, :payee, :notifyUrl,
       :remark, :status, :failCode, :createdAt, :paidAt, :finishedAt, :resolveAt, :resolveAs)`,
    { ...order, currency: amount.currency, minor: amount.minor, payee: JSON.stringify({ payee, wallet }) },
  );
}

export function findPayout(book: Book, orderNo: string): Payout | undefined {
  const row = book.one<PayoutRow>(`select ${columns} from psp_payouts where order_no = :orderNo`, {
    orderNo,
  });
  return row && toPayout(row);
}

/** Newest first. */
export function listPayouts(book: Book, filter: { orderNo?: string | undefined; limit: number }): Payout[] {
  return book
    .all<PayoutRow>(
      `select ${columns} from psp_payouts where :orderNo is null or order_no = :orderNo
       order by created_at desc, rowid desc limit :limit`,
      { orderNo: filter.orderNo ?? null, limit: filter.limit },
    )
    .map(toPayout);
}

/** Payouts that the provider is about to resolve by itself. */
export function ripePayouts(book: Book, now: string): Payout[] {
  const sql = `select ${columns} from psp_payouts where resolve_at <= :now order by resolve_at limit 500`;
  return book.all<PayoutRow>(sql, { now }).map(toPayout);
}

/** When the next payout is resolved, if any. */
export function nextRipe(book: Book): string | undefined {
  const sql = 'select min(resolve_at) as due from psp_payouts';
  return book.one<{ due: string | null }>(sql)?.due ?? undefined;
}

export function updatePayout(book: Book, order: Payout): void {
  book.run(
    `update psp_payouts set status = :status, fail_code = :failCode, paid_at = :paidAt, finished_at = :finishedAt,
       resolve_at = :resolveAt, resolve_as = :resolveAs
     where order_no = :orderNo`,
    {
      orderNo: order.orderNo,
      status: order.status,
      failCode: order.failCode,
      paidAt: order.paidAt,
      finishedAt: order.finishedAt,
      resolveAt: order.resolveAt,
      resolveAs: order.resolveAs,
    },
  );
}
