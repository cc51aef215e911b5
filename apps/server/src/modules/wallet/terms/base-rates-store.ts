import { sql, type Insertable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
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

/** The rate at each instant, in their order: the newest row whose time has come by then. */
export async function selectRatesAt(
  db: Db,
  instants: readonly Date[],
): Promise<{ value: bigint; scale: number; valid_from: Date }[]> {
  const { rows } = await sql<{ value: bigint; scale: number; valid_from: Date }>`
    select r.value, r.scale, r.valid_from
    from unnest(${instants}::timestamptz[]) with ordinality as asked (instant, place)
    cross join lateral (
      select value, scale, valid_from from wallet_base_rates
      where valid_from <= asked.instant order by id desc limit 1
    ) as r
    order by asked.place`.execute(db);
  return rows;
}
