import pg from 'pg';

/** The three logins of the product: owner of the tables, the program at work, and a reader for reports. */
export const roles = { migrator: 'fairway_migrator', app: 'fairway_app', report: 'fairway_report' } as const;

export type RolePasswords = Readonly<Record<keyof typeof roles, string>>;

// Limits that belong to the login, not to a query. No statement_timeout for the app: it could cancel a commit, and
// a cancelled commit has an unknown outcome.
const roleSettings: Readonly<Record<string, readonly string[]>> = {
  [roles.app]: [`lock_timeout = '5s'`, `idle_in_transaction_session_timeout = '30s'`],
  [roles.report]: [
    `default_transaction_read_only = 'on'`,
    `statement_timeout = '60s'`,
    `idle_in_transaction_session_timeout = '60s'`,
  ],
};

/**
 * Creates the logins or sets their passwords anew. May be repeated. `wanted` names the logins to make: a database
 * given from outside brings its own migrator.
 */
export async function ensureRoles(
  adminUrl: string,
  passwords: RolePasswords,
  wanted: readonly (keyof typeof roles)[] = ['migrator', 'app', 'report'],
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const key of wanted) {
      const role = roles[key];
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = rowCount === 0 ? 'create' : 'alter';
      const password = client.escapeLiteral(passwords[key]);
      await client.query(`${verb} role ${role} login nocreatedb nocreaterole password ${password}`);
      for (const setting of roleSettings[role] ?? []) await client.query(`alter role ${role} set ${setting}`);
    }
  });
}

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

/** Runs `work` on one connection and closes it. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
