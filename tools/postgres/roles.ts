import { withClient } from './with-client.ts';

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
 * Creates the logins or resets their passwords. May be repeated. `wanted` names the logins to make: a database given
 * from outside brings its own migrator.
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
