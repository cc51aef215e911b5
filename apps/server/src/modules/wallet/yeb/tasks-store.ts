import type { Insertable, Selectable } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WalletTables } from '../tables.ts';

export async function selectReceived(
  db: Db | Tx,
  memberId: string,
): Promise<Selectable<WalletTables['wallet_interest_tasks']>[]> {
  return db
    .withTables<WalletTables>()
    .selectFrom('wallet_interest_tasks')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .execute();
}

export async function insertReceived(
  tx: Tx,
  row: Insertable<WalletTables['wallet_interest_tasks']>,
): Promise<void> {
  await tx.withTables<WalletTables>().insertInto('wallet_interest_tasks').values(row).execute();
}
