import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SiteTables } from '../tables.ts';

export type SitePublicationRow = Selectable<SiteTables['site_publications']>;

/** The decision that counts: what visitors see is its version. */
export async function findLatestPublication(db: Db | Tx): Promise<SitePublicationRow | undefined> {
  return db
    .withTables<SiteTables>()
    .selectFrom('site_publications')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When visitors saw each of these versions first. */
export async function firstPublished(db: Db, versions: readonly number[]): Promise<Map<number, Date>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .withTables<SiteTables>()
    .selectFrom('site_publications')
    .select(({ fn }) => ['version', fn.min('created_at').as('at')])
    .where('version', 'in', versions)
    .groupBy('version')
    .execute();
  return new Map(rows.map(({ version, at }) => [version, at]));
}

/** Answers false when that decision was taken already: another writer was first. */
export async function insertPublication(
  tx: Tx,
  decision: {
    number: number;
    version: number;
    operator: { id: string; name: string } | undefined;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await tx
    .withTables<SiteTables>()
    .insertInto('site_publications')
    .values({
      number: decision.number,
      version: decision.version,
      operator_id: decision.operator?.id ?? null,
      operator_name: decision.operator?.name ?? null,
      created_at: decision.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
