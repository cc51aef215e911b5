import type { SiteConfiguration } from '@fairway/contract/site/configuration.ts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SiteTables } from '../tables.ts';
import { firstConfiguration } from './first-configuration.ts';

export type SiteConfigurationRow = Selectable<SiteTables['site_configurations']>;

/** A version from before a section was added shows that section as every installation begins with it. */
export async function findNewestConfiguration(db: Db | Tx): Promise<SiteConfigurationRow | undefined> {
  const row = await db
    .withTables<SiteTables>()
    .selectFrom('site_configurations')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, configuration: { ...firstConfiguration, ...row.configuration } };
}

export interface NewConfiguration {
  version: number;
  configuration: SiteConfiguration;
  operator: { id: string; name: string } | undefined;
  at: Date;
}

/** Answers false when that version exists already: somebody else was first. */
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
