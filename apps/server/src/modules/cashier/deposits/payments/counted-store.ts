import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** What a payment adds to what lies on its address: nothing, unless it is on a chain and credited. */
const worth = sql`case when state = 'credited' and block_number is not null then amount else 0 end`;

/** What a channel's payments are worth beyond what was counted of them, as a relation that other modules' statements join. */
export function uncountedOfChannel(channel: string): RawBuilder<unknown> {
  return sql`
    select member_id, ${worth} - counted as change from cashier_deposit_payments
    where channel = ${channel} and counted <> ${worth}`;
}

/** Marks what payments are worth as counted and answers the change by member. What another transaction holds is left for later. */
export async function takeUncounted(
  tx: Tx,
  channel: string,
  most: number,
): Promise<{ memberId: string; change: bigint }[]> {
  const { rows } = await sql<{ memberId: string; change: bigint }>`
    with due as (
      select shard_id, id, member_id, counted, ${worth} as worth from cashier_deposit_payments
      where channel = ${channel} and counted <> ${worth} limit ${most} for update skip locked),
    done as (
      update cashier_deposit_payments payments set counted = due.worth from due
      where payments.shard_id = due.shard_id and payments.id = due.id)
    select member_id as "memberId", sum(worth - counted)::bigint as change from due group by member_id`.execute(
    tx,
  );
  return rows;
}
