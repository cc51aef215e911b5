import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { WalletTables } from '../tables.ts';

export async function insertBaseRate(
  tx: Tx,
  row: Insertable<WalletTables['wallet_base_rates']>,
): Promise<void> {
  await tx.withTables<WalletTables>().insertInto('wallet_base_rates').values(row).execute();
}

/** The row that was written last: from its instant on it is the one that counts. */
export async function selectNewestBaseRate(tx: Tx) {
  return tx
    .withTables<WalletTables>()
    .selectFrom('wallet_base_rates')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
