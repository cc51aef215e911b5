import { roles } from './roles.ts';
import { withClient } from './with-client.ts';

/** Creates the database if it is absent, owned by the migrator, and closes it to everyone but the three logins. */
export async function ensureDatabase(adminUrl: string, database: string, template?: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    const name = client.escapeIdentifier(database);
    if (rowCount === 0) {
      const from = template === undefined ? '' : ` template ${client.escapeIdentifier(template)}`;
      await client.query(`create database ${name} owner ${roles.migrator}${from}`);
    }
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${roles.app}, ${roles.report}`);
  });
}
