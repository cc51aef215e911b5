import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { activeStatuses as depositStatuses } from '../deposits/deposit-states.ts';
import { activeStatuses as withdrawalStatuses } from '../withdrawals/withdrawal-states.ts';

/** Orders that wait for money or a decision, and payments without such an order that are seen and not credited yet. */
export async function countOpenDeposits(db: Db | Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with active as (
      select bill_no from cashier_deposit_orders
      where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and status = any (${[...depositStatuses]}::text[])),
    seen as (
      select id from cashier_deposit_payments
      where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and state in ('confirming', 'waiting')
        and bill_no not in (select bill_no from active))
    select ((select count(*) from active) + (select count(*) from seen))::integer as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Withdrawals that have not ended; one that was paid can still come back until it is confirmed. */
export async function countOpenWithdrawals(db: Db | Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_withdrawals
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
      and status = any (${[...withdrawalStatuses]}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}
