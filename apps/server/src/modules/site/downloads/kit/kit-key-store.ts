import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { SiteTables } from '../../tables.ts';

export type KitKeyRow = Selectable<SiteTables['site_download_keys']>;

export async function findKitKey(db: Db): Promise<KitKeyRow | undefined> {
  return db.withTables<SiteTables>().selectFrom('site_download_keys').selectAll().executeTakeFirst();
}

/** Keeps the key unless another process was first; later readers get the stored one. */
export async function insertKitKey(db: Db, key: Omit<KitKeyRow, 'id'>): Promise<void> {
  await db
    .withTables<SiteTables>()
    .insertInto('site_download_keys')
    .values({ id: 1, ...key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
