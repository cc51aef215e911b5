import { sql, type Selectable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { CashierTables } from '../tables.ts';
import type { PageStart } from './page-cursor.ts';

export interface MemberPage {
  currency?: WalletCurrency | undefined;
  from?: PageStart | undefined;
  size: number;
}

/** One member's orders of a kind, newest first; one more than `size` when there is a further page. */
export async function selectMemberPage<Table extends 'cashier_deposit_orders' | 'cashier_withdrawals'>(
  db: Db,
  table: Table,
  memberId: string,
  { currency, from, size }: MemberPage,
): Promise<Selectable<CashierTables[Table]>[]> {
  const ofCurrency = currency ? sql`and currency = ${currency}` : sql``;
  const before = from
    ? sql`and (created_at, bill_no) < (${from.at}::timestamptz, ${from.billNo}::text)`
    : sql``;
  const found = await sql<Selectable<CashierTables[Table]>>`
    select * from ${sql.table(table)}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} ${ofCurrency} ${before}
    order by created_at desc, bill_no desc limit ${size + 1}`.execute(db);
  return found.rows;
}
