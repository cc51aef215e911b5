import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import { activeStatuses, openStatuses } from '../deposit-states.ts';

/** Orders that staff must look at: those a member has urged, and those of a channel without messages that wait for their money. */
export async function selectOrdersToLookAt(db: Db, silentChannel: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ bill_no: string }>`
    select bill_no from cashier_deposit_orders
    where status = any (${activeStatuses})
      and (urged_at is not null or (channel = ${silentChannel} and status <> 'deciding'))
    order by urged_at desc nulls last, created_at limit ${limit}`.execute(db);
  return rows.map(({ bill_no: billNo }) => billNo);
}

/** How many orders of a type are open, of all members. */
export async function countOpenOrders(tx: Tx, payType: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_deposit_orders
    where pay_type = ${payType} and status = any (${openStatuses})`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Of a member's newest orders, how many expired or failed, and when the last of them ended. */
export async function countNewestUnpaid(
  tx: Tx,
  memberId: string,
  newest: number,
): Promise<{ unpaid: number; latest: Date | null }> {
  const { rows } = await sql<{ unpaid: number; latest: Date | null }>`
    select count(*) filter (where status in ('expired', 'failed'))::integer as unpaid, max(ended_at) as latest
    from (select status, ended_at from cashier_deposit_orders
      where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
      order by created_at desc limit ${newest}) newest`.execute(tx);
  return rows[0] ?? { unpaid: 0, latest: null };
}

/** What a span of time says of a method: orders that ended in it, and how fast the credited ones were. */
export interface MethodRecord {
  payType: number;
  open: number;
  ended: number;
  credited: number;
  medianSeconds: number | null;
  p90Seconds: number | null;
}

/**
 * The orders made since an instant by method, in one pass. Orders that their member gave up say nothing about a method and are
 * left out; what counts as credited is the order's end.
 */
export async function selectMethodRecords(db: Db, since: Date): Promise<MethodRecord[]> {
  const { rows } = await sql<MethodRecord>`
    select pay_type as "payType",
      count(*) filter (where ended_at is null)::integer as open,
      count(*) filter (where status in ('settled', 'expired', 'failed', 'returned'))::integer as ended,
      count(*) filter (where status = 'settled')::integer as credited,
      (percentile_disc(0.5) within group (order by extract(epoch from ended_at - created_at))
        filter (where status = 'settled'))::integer as "medianSeconds",
      (percentile_disc(0.9) within group (order by extract(epoch from ended_at - created_at))
        filter (where status = 'settled'))::integer as "p90Seconds"
    from cashier_deposit_orders where created_at >= ${since}
    group by pay_type`.execute(db);
  return rows;
}
