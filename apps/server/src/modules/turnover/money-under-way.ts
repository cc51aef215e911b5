import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import { findActiveOrder, findActiveWithdrawal } from '#modules/cashier';

/** An order that waits for money or a decision, or a payment that is seen and not credited yet. */
export async function hasDepositUnderWay(tx: Tx, memberId: string): Promise<boolean> {
  if (await findActiveOrder(tx, memberId)) return true;
  const { rows } = await sql`
    select 1 as found from cashier_deposit_payments
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and state in ('confirming', 'waiting')
    limit 1`.execute(tx);
  return rows.length > 0;
}

export async function hasWithdrawalUnderWay(tx: Tx, memberId: string): Promise<boolean> {
  return (await findActiveWithdrawal(tx, memberId)) !== undefined;
}
