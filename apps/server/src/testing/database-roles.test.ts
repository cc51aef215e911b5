import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAll } from '../migrate-all.ts';

// ARCHITECTURE.md, «Roles of the database»: each line of that table, as the database answers the role itself.

let database: TestDatabase;
const clients = new Map<string, pg.Client>();
const as = (role: 'migrator' | 'app' | 'report'): pg.Client => {
  const client = clients.get(role);
  if (!client) throw new Error(`${role} is not connected`);
  return client;
};

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [role, connectionString] of Object.entries(database.urls)) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    clients.set(role, client);
  }
});
afterAll(async () => {
  for (const client of clients.values()) await client.end();
  await database.drop();
});

const refusedRight = { code: '42501' };

/** Columns that the role may read, as `table.column`. */
async function readable(role: string): Promise<string[]> {
  const { rows } = await as('migrator').query<{ column: string }>(
    `select c.relname || '.' || a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
       and has_column_privilege($1, c.oid, a.attnum, 'select') order by 1`,
    [role],
  );
  return rows.map(({ column }) => column);
}

/** Tables on which the role has the right. */
async function holding(role: string, right: string): Promise<string[]> {
  const { rows } = await as('migrator').query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and has_any_column_privilege($1, oid, $2) order by 1`,
    [role, right],
  );
  return rows.map(({ name }) => name);
}

describe('fairway_report', () => {
  it.each([
    'password_hash from members_accounts',
    'phone, real_name from members_accounts',
    '* from members_accounts',
    'totp_secret from members_second_factors',
    'token_hash from members_sessions',
    'withdraw_password from payout_methods_members',
    'sealed from payout_methods',
    'id_card_sealed from identity_members',
    'password_hash from operators_accounts',
    'totp_secret from operators_accounts',
    'payload from operators_approvals',
    'private_key from site_download_keys',
    'code_hash from risk_codes',
    'answer from platform_operations',
    'signed_tx from chain_payouts',
    'seed from sportsbook_fixtures',
    'payload from graphile_worker._private_jobs',
  ])('is refused: select %s', async (statement) => {
    await expect(as('report').query(`select ${statement}`)).rejects.toMatchObject(refusedRight);
  });

  it('may read what money did, but nothing whose name says that it is a secret or a person', async () => {
    const columns = await readable('fairway_report');
    expect(columns).toContain('ledger_lines.amount');
    expect(columns).toContain('cashier_withdrawals.status');
    const telling =
      /(password|secret|token|ticket|sealed|private|pepper|totp|fingerprint|signed|seed|_hash|phone|mail|holder|real_name|birth|user_agent|device)/;
    const harmless =
      /(\.(block|tx|fuel)_hash|\.signed_at|\.sealed_at|\.password_(tries|locked_until|changed_at)|\.must_\w+|\.settled_\w+)$|^messages_private\./;
    // A ticket of a lottery is a bet and opens nothing.
    const bets =
      /^lottery_(tickets\.(?!.*(secret|token|sealed|seed|_hash|private))|results\.ticket_id$|chase_items\.ticket_id$|issues\.tickets$|issues\.ticket_root$|(issue_sums|return_days)\.tickets$)/;
    // Nor does one of a campaign; of a draw's seed they see what was published of it.
    const promotions =
      /^promotions_((raffle_tickets|soccer_tickets|draw_seeds)\.(?!.*(secret|token|sealed|_hash|private|\.seed))|(raffles|race_runners)\.tickets$)/;
    const secrets = columns.filter(
      (column) =>
        telling.test(column) && !harmless.test(column) && !bets.test(column) && !promotions.test(column),
    );
    expect(secrets).toEqual([]);
  });

  it('cannot read a new table or a new column until the list grants it', async () => {
    await as('migrator').query(
      'create table members_fresh (id int); alter table members_accounts add column fresh text',
    );

    for (const statement of ['select id from members_fresh', 'select fresh from members_accounts'])
      await expect(as('report').query(statement)).rejects.toMatchObject(refusedRight);
  });

  it('loses what an older release had granted', async () => {
    const before = await readable('fairway_report');
    await as('migrator').query(`
      grant select on all tables in schema public to fairway_report;
      delete from schema_migrations where name = 'grants/fairway_report.sql'`);
    expect((await readable('fairway_report')).length).toBeGreaterThan(before.length);

    await migrateAll({ databases: database.urls });

    expect(await readable('fairway_report')).toEqual(before);
  });

  it('writes nothing', async () => {
    for (const right of ['insert', 'update', 'references'])
      expect(await holding('fairway_report', right), right).toEqual([]);
    const session = as('report');
    await session.query('set default_transaction_read_only = off');
    await expect(session.query("update ledger_currencies set name = 'X'")).rejects.toMatchObject(
      refusedRight,
    );
    await expect(session.query('delete from ledger_freezes')).rejects.toMatchObject(refusedRight);
  });
});

describe('fairway_app', () => {
  it('changes and removes no row of the ledger or the audit trail', async () => {
    const { rows } = await as('app').query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and (relname ~ '^(ledger|operators_audit)' or relname = 'schema_migrations')
         and (has_any_column_privilege(oid, 'update') or has_table_privilege(oid, 'delete') or has_table_privilege(oid, 'truncate'))`,
    );
    expect(rows).toEqual([]);
    for (const table of ['ledger_moves', 'ledger_house', 'ledger_holds', 'operators_audit'])
      await expect(as('app').query(`delete from ${table}`)).rejects.toMatchObject(refusedRight);
    await expect(as('app').query("update operators_audit set reason = ''")).rejects.toMatchObject(
      refusedRight,
    );
  });

  it.each([
    'delete from members_accounts',
    'delete from operators_accounts',
    'delete from operators_approvals',
    'delete from cashier_differences',
    'delete from sportsbook_fixtures',
    'delete from cashier_withdrawals',
    'update venues_differences set theirs = ours',
    'truncate members_sessions',
    'create table own (id int)',
    'alter table members_accounts disable trigger user',
  ])('is refused: %s', async (statement) => {
    await expect(as('app').query(statement)).rejects.toMatchObject(refusedRight);
  });
});
