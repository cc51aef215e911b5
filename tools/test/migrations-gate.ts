import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDatabase } from '../../packages/testkit/src/index.ts';
import { withClient } from '../postgres/with-client.ts';
import { projectRoot } from '../project.ts';
import startDatabaseForTests from './database-for-tests.ts';
import type { MigrateModule } from './database-for-tests.ts';
import { verdict } from './gate.ts';
import type { Gate } from './gate.ts';

/**
 * Every migration on an empty database: three starts at once, as on three machines, then one more that must change
 * nothing.
 */
export const migrations: Gate = {
  name: 'migrations',
  static: false,
  run: async () => {
    const count = readdirSync(join(projectRoot, 'apps/server/migrations')).filter((name) =>
      name.endsWith('.sql'),
    ).length;
    const stop = await startDatabaseForTests();
    try {
      const module: MigrateModule = await import(join(projectRoot, 'apps/server/src/migrate-all.ts'));
      const database = await createEmptyDatabase();
      const migrator = { databases: { migrator: database.urls.migrator } };
      await Promise.all([1, 2, 3].map(() => module.migrateAll(migrator)));
      const before = await schemaOf(database.superuserUrl);
      await module.migrateAll(migrator);
      const after = await schemaOf(database.superuserUrl);
      return verdict(before === after, count, 'files', 'A second run changed the schema.');
    } catch (error) {
      return verdict(
        false,
        count,
        'files',
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
    } finally {
      await stop();
    }
  },
};

function schemaOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select table_schema, table_name, column_name, data_type, column_default from information_schema.columns
       where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
    );
    return JSON.stringify(rows);
  });
}
