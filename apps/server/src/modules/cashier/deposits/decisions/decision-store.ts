import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { PageStart } from '../../book/page-cursor.ts';
import type { CashierTables } from '../../tables.ts';
import type { PaymentRow } from '../payments/payment-store.ts';

export const decisionPageSize = 50;

/** Payments by what they need: waiting oldest first; decided and taken back newest first. */
export async function selectDecisions(
  db: Db,
  filter: { state: 'waiting' | 'decided' | 'reverted'; from: PageStart | undefined },
): Promise<PaymentRow[]> {
  const { state, from } = filter;
  const direction = state === 'waiting' ? 'asc' : 'desc';
  const further = state === 'waiting' ? sql`>` : sql`<`;
  return db
    .withTables<CashierTables>()
    .selectFrom('cashier_deposit_payments')
    .selectAll()
    .$if(state !== 'decided', (query) =>
      query.where('state', '=', state === 'waiting' ? 'waiting' : 'reverted'),
    )
    .$if(state === 'decided', (query) =>
      query.where('decided_at', 'is not', null).where('state', 'in', ['credited', 'returned']),
    )
    .$if(from !== undefined, (query) =>
      query.where(
        sql<boolean>`(seen_at, id::text) ${further} (${from?.at}::timestamptz, ${from?.billNo}::text)`,
      ),
    )
    .orderBy('seen_at', direction)
    .orderBy(sql`id::text`, direction)
    .limit(decisionPageSize + 1)
    .execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_deposit_payments where state = 'waiting'`.execute(db);
  return found.rows[0]?.count ?? 0;
}
