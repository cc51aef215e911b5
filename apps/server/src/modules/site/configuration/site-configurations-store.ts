import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SiteTables } from '../tables.ts';
import { firstConfiguration } from './first-configuration.ts';

export type SiteConfigurationRow = Selectable<SiteTables['site_configurations']>;

/** The newest version, or the one of that number. */
export async function findConfiguration(
  db: Db | Tx,
  version?: number,
): Promise<SiteConfigurationRow | undefined> {
  const row = await db
    .withTables<SiteTables>()
    .selectFrom('site_configurations')
    .selectAll()
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, configuration: completed(row.configuration) };
}

/** A version from before a section or a part of it was added shows it as every installation begins with it. */
function completed(configuration: SiteConfiguration): SiteConfiguration {
  const verification = { ...firstConfiguration.verification, ...configuration.verification };
  const switches = { ...firstConfiguration.switches, ...configuration.switches };
  return { ...firstConfiguration, ...configuration, verification, switches };
}

/** Without what they hold, newest first. */
export async function listVersions(db: Db, limit: number) {
  return db
    .withTables<SiteTables>()
    .selectFrom('site_configurations')
    .select(['version', 'operator_name', 'created_at'])
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export interface NewConfiguration {
  version: number;
  configuration: SiteConfiguration;
  operator: { id: string; name: string } | undefined;
  at: Date;
}

/** Answers false when that version exists already: another writer was first. */
export async function insertConfiguration(
  tx: Tx,
  { version, configuration, operator, at }: NewConfiguration,
): Promise<boolean> {
  const inserted = await tx
    .withTables<SiteTables>()
    .insertInto('site_configurations')
    .values({
      version,
      configuration: JSON.stringify(configuration),
      operator_id: operator?.id ?? null,
      operator_name: operator?.name ?? null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
