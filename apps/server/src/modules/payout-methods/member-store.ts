import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { PayoutMethodTables } from './tables.ts';

export type CashierMemberRow = Selectable<PayoutMethodTables['cashier_members']>;

/** The member's row of the cashier, locked: orders of one member are written one after another. Made at first use. */
export async function lockCashierMember(tx: Tx, memberId: string): Promise<CashierMemberRow> {
  const tables = tx.withTables<PayoutMethodTables>();
  const key = { shard_id: shardOf(memberId), member_id: memberId };
  await tables
    .insertInto('cashier_members')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables
    .selectFrom('cashier_members')
    .selectAll()
    .where('shard_id', '=', key.shard_id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
