import { formatMoney, money, type Money } from '@fairway/money';
import type { Book } from '../../platform/book.ts';
import { instant } from '../../platform/clock.ts';
import type { PartyCurrency } from '../../platform/fields.ts';
import type { Stage } from '../../stage.ts';

export type EntryKind = 'COLLECTION' | 'PAYOUT' | 'PAYOUT_RETURN';

/** One movement of money on the merchant's account at the provider. */
export interface Entry {
  readonly entryNo: string;
  readonly kind: EntryKind;
  readonly orderNo: string;
  readonly providerOrderNo: string;
  readonly paymentNo: string | null;
  readonly amount: string;
  readonly currency: PartyCurrency;
  readonly bookedAt: string;
}

interface EntryRow extends Omit<Entry, 'amount'> {
  position: bigint;
  amount: bigint;
}

export function bookEntry(
  stage: Stage,
  entry: {
    kind: EntryKind;
    orderNo: string;
    providerOrderNo: string;
    paymentNo: string | null;
    amount: Money;
  },
): void {
  stage.book.run(
    `insert into psp_entries (entry_no, kind, order_no, provider_order_no, payment_no, currency, amount, booked_at)
     values (:entryNo, :kind, :orderNo, :providerOrderNo, :paymentNo, :currency, :minor, :bookedAt)`,
    {
      entryNo: stage.ids.next('E'),
      kind: entry.kind,
      orderNo: entry.orderNo,
      providerOrderNo: entry.providerOrderNo,
      paymentNo: entry.paymentNo,
      currency: entry.amount.currency,
      minor: entry.amount.minor,
      bookedAt: instant(stage.clock.now()),
    },
  );
}

/** A page of the statement, oldest first, and the cursor of the next page. */
export function listEntries(
  book: Book,
  range: { from: string; to: string; after: string; limit: number; orderNo?: string | undefined },
): { entries: Entry[]; nextCursor: string | null } {
  const rows = book.all<EntryRow>(
    `select position, entry_no as entryNo, kind, order_no as orderNo, provider_order_no as providerOrderNo,
            payment_no as paymentNo, currency, amount, booked_at as bookedAt
     from psp_entries
     where position > :after and booked_at >= :from and booked_at < :to and (:orderNo is null or order_no = :orderNo)
     order by position limit :limit`,
    {
      from: range.from,
      to: range.to,
      after: BigInt(range.after),
      limit: range.limit,
      orderNo: range.orderNo ?? null,
    },
  );
  const entries = rows.map(
    ({ entryNo, kind, orderNo, providerOrderNo, paymentNo, amount, currency, bookedAt }): Entry => ({
      entryNo,
      kind,
      orderNo,
      providerOrderNo,
      paymentNo,
      amount: formatMoney(money(currency, amount)),
      currency,
      bookedAt,
    }),
  );
  const last = rows.length === range.limit ? rows.at(-1) : undefined;
  return { entries, nextCursor: last ? String(last.position) : null };
}

const totalOf = { COLLECTION: 'collected', PAYOUT: 'paidOut', PAYOUT_RETURN: 'returned' } as const;

/** What the merchant's account has seen, per currency. */
export function sumEntries(book: Book) {
  const totals = { CNY: noTotals('CNY'), USDT: noTotals('USDT') };
  const rows = book.all<{ kind: EntryKind; currency: PartyCurrency; total: bigint }>(
    'select kind, currency, sum(amount) as total from psp_entries group by kind, currency',
  );
  for (const row of rows)
    totals[row.currency][totalOf[row.kind]] = formatMoney(money(row.currency, row.total));
  return totals;
}

function noTotals(currency: PartyCurrency) {
  const none = formatMoney(money(currency, 0n));
  return { collected: none, paidOut: none, returned: none };
}
