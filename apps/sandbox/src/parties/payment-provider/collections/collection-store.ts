import { money, type Money } from '@fairway/money';
import type { Book } from '../../../platform/book.ts';
import type { PartyCurrency } from '../../../platform/fields.ts';
import type { PayType } from './products.ts';

export type CollectionStatus = 'UNPAID' | 'PAID' | 'CLOSED' | 'FAILED';

export interface PayeeAccount {
  readonly bank: string;
  readonly branch: string;
  readonly holder: string;
  readonly account: string;
}

export interface Payment {
  readonly paymentNo: string;
  readonly amount: Money;
  readonly payerName: string;
  readonly late: boolean;
  readonly paidAt: string;
}

export interface Collection {
  readonly orderNo: string;
  readonly providerOrderNo: string;
  readonly payToken: string;
  readonly contentHash: string;
  readonly amount: Money;
  readonly payType: PayType;
  readonly notifyUrl: string;
  readonly returnUrl: string | null;
  readonly payerName: string | null;
  /** The bank that is paid from, for online banking. */
  readonly bankCode: string | null;
  /** Both null unless the order is a bank transfer. */
  readonly remark: string | null;
  readonly payee: PayeeAccount | null;
  readonly status: CollectionStatus;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly closedAt: string | null;
}

interface CollectionRow extends Omit<Collection, 'amount' | 'payee'> {
  currency: PartyCurrency;
  minor: bigint;
  payeeJson: string | null;
}

const columns = `order_no as orderNo, provider_order_no as providerOrderNo, pay_token as payToken,
  content_hash as contentHash, currency, amount as minor, pay_type as payType, notify_url as notifyUrl,
  return_url as returnUrl, payer_name as payerName, bank_code as bankCode, remark, payee as payeeJson, status, created_at as createdAt,
  expires_at as expiresAt, closed_at as closedAt`;

const toCollection = ({ currency, minor, payeeJson, ...row }: CollectionRow): Collection => ({
  ...row,
  amount: money(currency, minor),
  payee: payeeJson === null ? null : (JSON.parse(payeeJson) as PayeeAccount),
});

export function insertCollection(book: Book, { amount, payee, ...order }: Collection): void {
  book.run(
    `insert into psp_collections values (:orderNo, :providerOrderNo, :payToken, :contentHash, :currency, :minor,
       :payType, :notifyUrl, :returnUrl, :payerName, :remark, :payee, :status, :createdAt, :expiresAt, :closedAt,
       :bankCode)`,
    { ...order, currency: amount.currency, minor: amount.minor, payee: payee && JSON.stringify(payee) },
  );
}

export function findCollection(book: Book, orderNo: string): Collection | undefined {
  const row = book.one<CollectionRow>(`select ${columns} from psp_collections where order_no = :orderNo`, {
    orderNo,
  });
  return row && toCollection(row);
}

export function findCollectionByToken(book: Book, payToken: string): Collection | undefined {
  const sql = `select ${columns} from psp_collections where pay_token = :payToken`;
  const row = book.one<CollectionRow>(sql, { payToken });
  return row && toCollection(row);
}

/** The order that a bank transfer names by payee account and remark, if there is one. */
export function findCollectionByRemark(book: Book, remark: string): Collection | undefined {
  const row = book.one<CollectionRow>(`select ${columns} from psp_collections where remark = :remark`, {
    remark,
  });
  return row && toCollection(row);
}

/** Newest first. */
export function listCollections(
  book: Book,
  filter: { orderNo?: string | undefined; limit: number },
): Collection[] {
  return book
    .all<CollectionRow>(
      `select ${columns} from psp_collections where :orderNo is null or order_no = :orderNo
       order by created_at desc, rowid desc limit :limit`,
      { orderNo: filter.orderNo ?? null, limit: filter.limit },
    )
    .map(toCollection);
}

export function overdueCollections(book: Book, now: string): Collection[] {
  const sql = `select ${columns} from psp_collections where status = 'UNPAID' and expires_at <= :now limit 100`;
  return book.all<CollectionRow>(sql, { now }).map(toCollection);
}

export function setCollectionStatus(
  book: Book,
  orderNo: string,
  to: { status: CollectionStatus; closedAt: string | null },
): void {
  book.run('update psp_collections set status = :status, closed_at = :closedAt where order_no = :orderNo', {
    orderNo,
    ...to,
  });
}

export function insertPayment(book: Book, orderNo: string, { amount, late, ...payment }: Payment): void {
  book.run('insert into psp_payments values (:paymentNo, :orderNo, :minor, :payerName, :late, :paidAt)', {
    ...payment,
    orderNo,
    minor: amount.minor,
    late: late ? 1 : 0,
  });
}

/** Oldest first. */
export function paymentsOf(book: Book, { orderNo, amount }: Collection): Payment[] {
  return book
    .all<Omit<Payment, 'amount' | 'late'> & { minor: bigint; late: bigint }>(
      `select payment_no as paymentNo, amount as minor, payer_name as payerName, late, paid_at as paidAt
       from psp_payments where order_no = :orderNo order by rowid`,
      { orderNo },
    )
    .map(({ minor, late, ...row }) => ({ ...row, amount: money(amount.currency, minor), late: late === 1n }));
}
