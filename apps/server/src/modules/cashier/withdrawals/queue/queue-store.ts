import { sql } from 'kysely';
import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import type { Db } from '#platform/db/database.ts';
import type { PageStart } from '../../book/page-cursor.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { CashierTables } from '../../tables.ts';
import { openStatuses } from '../withdrawal-states.ts';
import type { WithdrawalRow } from '../withdrawal-store.ts';

export const queuePageSize = 50;

/** Payouts that were approved at or before an instant and have no end yet. */
export async function countUnendedPayouts(db: Db, approvedBy: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cashier_withdrawals
    where status = 'paying' and approved_at <= ${approvedBy}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Cases of the queue: open ones oldest first, ended ones newest first. */
export async function selectQueue(
  db: Db,
  filter: {
    status: 'open' | WithdrawalStatus;
    currency: WalletCurrency | undefined;
    from: PageStart | undefined;
  },
): Promise<WithdrawalRow[]> {
  const { status, currency, from } = filter;
  const statuses = status === 'open' ? [...openStatuses] : [status];
  const oldestFirst = statuses.every((one) => openStatuses.includes(one));
  const direction = oldestFirst ? 'asc' : 'desc';
  const further = oldestFirst ? sql`>` : sql`<`;
  return db
    .withTables<CashierTables>()
    .selectFrom('cashier_withdrawals')
    .selectAll()
    .where('status', 'in', statuses)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'CNY'))
    .$if(from !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, bill_no) ${further} (${from?.at}::timestamptz, ${from?.billNo}::text)`,
      ),
    )
    .orderBy('created_at', direction)
    .orderBy('bill_no', direction)
    .limit(queuePageSize + 1)
    .execute();
}

export async function countQueue(db: Db): Promise<{ reviewing: number; frozen: number; paying: number }> {
  const found = await sql<{ reviewing: number; frozen: number; paying: number }>`
    select count(*) filter (where status = 'reviewing')::integer as reviewing,
      count(*) filter (where status = 'frozen')::integer as frozen,
      count(*) filter (where status = 'paying')::integer as paying
    from cashier_withdrawals where status in ('reviewing', 'frozen', 'paying')`.execute(db);
  return found.rows[0] ?? { reviewing: 0, frozen: 0, paying: 0 };
}
