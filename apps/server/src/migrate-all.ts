import type { Config } from './config.ts';
import { ConfigFault } from './config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { migrateJobs } from '#platform/jobs/migrate-jobs.ts';

/** Brings product tables and the job queue up to date, as the migrator. */
export async function migrateAll(config: Pick<Config, 'databases'>): Promise<void> {
  const url = config.databases.migrator;
  if (!url) throw new ConfigFault(['MIGRATOR_DATABASE_URL: needed to migrate']);
  await migrate(url);
  await migrateJobs(url);
}
