import { readFile } from 'node:fs/promises';
import { createTestDatabase } from '@fairway/testkit';
import pg from 'pg';
import { expect, it } from 'vitest';

const folder = new URL('../../../migrations/', import.meta.url);
const file = (name: string) => readFile(new URL(name, folder), 'utf8');

/** One table as an earlier migration made it. */
async function tableOf(name: string, table: string): Promise<string> {
  const [statement] = new RegExp(`create table ${table} \\([\\s\\S]*?\\n\\);`).exec(await file(name)) ?? [];
  if (!statement) throw new Error(`${name} makes no ${table}`);
  return statement;
}

it('every version of the three tables there were is kept under its number, and what waited still waits', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.urls.migrator });
  await client.connect();
  try {
    await client.query('create schema before_core');
    await client.query('set search_path = before_core');
    await client.query(await tableOf('0041_operators_accounts.sql', 'operators_accounts'));
    await client.query(await tableOf('0041_operators_accounts.sql', 'operators_approvals'));
    await client.query(await tableOf('0074_cashier_settings.sql', 'cashier_settings'));
    await client.query(await tableOf('0171_cashier_withdrawal_terms.sql', 'cashier_withdrawal_settings'));
    await client.query(await tableOf('0081_wallet_terms.sql', 'wallet_terms'));
    const maker = '01900000-0000-7000-8000-000000000001';
    await client.query(`
      insert into operators_accounts (id, name, password_hash, role, totp_secret, created_at)
        values ('${maker}', 'anna', '', 'administrator', '', now());
      insert into cashier_settings values (2, '{"svipFrom": 8}', '${maker}', 'anna', '2026-09-01T08:00:00Z'),
        (3, '{"svipFrom": 9}', '${maker}', 'anna', '2026-09-02T08:00:00Z');
      insert into cashier_withdrawal_settings values (2, '{"turnover": {}}', '${maker}', 'anna', '2026-09-03T08:00:00Z');
      insert into wallet_terms values (2, '{"baseRate": "7.2"}', 'anna', 'ben', '2026-09-04T08:00:00Z');
      insert into operators_approvals (id, kind, object_id, object_version, payload, reason, maker_id, maker_name, created_at)
        values (gen_random_uuid(), 'wallet.terms', 'wallet-terms', '2', '{"baseRate": "7.3"}', 'rate', '${maker}', 'anna', now());`);

    for (const name of [
      '0192_settings_versions.sql',
      '0193_cashier_settings_moved.sql',
      '0194_wallet_terms_moved.sql',
      '0195_operators_proposals.sql',
    ])
      await client.query(await file(name));

    const { rows } = await client.query<Record<string, unknown>>(
      'select kind, version, settings, maker_name, checker_name, valid_from from settings_versions order by kind, version',
    );
    expect(
      rows.map(({ valid_from: from, ...row }) => ({ ...row, day: (from as Date).toISOString().slice(0, 10) })),
    ).toEqual([
      { kind: 'cashier', version: 2, settings: { svipFrom: 8 }, maker_name: 'anna', checker_name: null, day: '2026-09-01' },
      { kind: 'cashier', version: 3, settings: { svipFrom: 9 }, maker_name: 'anna', checker_name: null, day: '2026-09-02' },
      { kind: 'payout', version: 2, settings: { turnover: {} }, maker_name: 'anna', checker_name: null, day: '2026-09-03' },
      { kind: 'wallet', version: 2, settings: { baseRate: '7.2' }, maker_name: 'anna', checker_name: 'ben', day: '2026-09-04' },
    ]); // prettier-ignore
    const waiting = await client.query(
      'select kind, object_id, object_version, payload, state from operators_approvals',
    );
    expect(waiting.rows).toEqual([
      {
        kind: 'settings.wallet',
        object_id: 'wallet',
        object_version: '2',
        payload: { settings: { baseRate: '7.3' }, validFrom: null },
        state: 'pending',
      },
    ]);
  } finally {
    await client.end();
    await database.drop();
  }
});
