import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountKinds } from './accounts/account-kinds.ts';
import { currencyCodes } from './accounts/ledger-currency.ts';
import { shardOf } from './accounts/account.ts';
import { accountsOf } from './index.ts';
import { refusal } from './test-raw-posting.ts';
import { reasons } from './reasons.ts';
import { createTestLedger, type TestLedger } from './test-ledger.ts';

let ledger: TestLedger;
/** The app's own login, speaking SQL. */
let app: Client;

beforeAll(async () => {
  ledger = await createTestLedger();
  app = new Client({ connectionString: ledger.database.urls.app });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await ledger.close();
});

describe('direct SQL by hand', () => {
  it('refuses to insert, change, remove or empty by hand, for the app and the owner of the tables [INV-4]', async () => {
    const tables = [
      'ledger_moves',
      'ledger_house',
      'ledger_former_entries',
      'ledger_former_transfers',
      'ledger_holds',
      'ledger_hold_resolutions',
      'ledger_seals',
    ];
    const owner = new Client({ connectionString: ledger.database.urls.migrator });
    await owner.connect();
    for (const table of [
      ...tables,
      'ledger_accounts',
      'ledger_freezes',
      'ledger_reason_kinds',
      'ledger_rules',
      'ledger_reason_sums',
      'ledger_members',
      'ledger_parts',
      'ledger_posting_processes',
      'ledger_shard_owners',
    ]) {
      const set = setting(table);
      expect(await refusal(app.query(`update ${table} set ${set}`))).toBe('42501');
      expect(await refusal(app.query(`delete from ${table}`))).toBe('42501');
      expect(await refusal(app.query(`truncate ${table}`))).toBe('42501');
      const [column] = set.split(' ');
      expect(
        await refusal(app.query(`insert into ${table} (${column}) select ${column} from ${table}`)),
      ).toBe('42501');
    }
    for (const table of tables) {
      const set = setting(table);
      expect(await refusal(owner.query(`update ${table} set ${set}`))).toBe('42501');
      expect(await refusal(owner.query(`delete from ${table}`))).toBe('42501');
      expect(await refusal(owner.query(`truncate ${table} cascade`))).toBe('42501');
    }
    await owner.end();
    for (const call of [
      'ledger_write(null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,true)',
      'ledger_decide(null,null,null,null,null,null,null,null,null,null,null,null,null,true)',
      'ledger_write_house(1,null,null,null,null,null)',
      "ledger_open('[]', now())",
      'ledger_pack_reasons()',
      'ledger_deal_shards()',
      "nextval('ledger_batches')",
    ]) {
      expect(await refusal(app.query(`select ${call}`))).toBe('42501');
    }
    expect(await refusal(app.query('alter table ledger_moves disable trigger all'))).toBe('42501');
  });
});

/** A change of nothing in any table. */
function setting(table: string): string {
  const column =
    {
      ledger_rules: 'bits',
      ledger_reason_kinds: 'kind',
      ledger_seals: 'no',
      ledger_moves: 'amount',
      ledger_house: 'amount',
      ledger_parts: 'part',
      ledger_posting_processes: 'process',
    }[table] ?? 'shard_id';
  return `${column} = ${column}`;
}

describe('the rules in code and in the database', () => {
  it('are the same accounts, currencies and reasons', async () => {
    const kinds = await sql<{
      name: string;
      code: number;
      owned: boolean;
      has_part: boolean;
      side: string;
      guarded: boolean;
    }>`
      select * from ledger_account_kinds`.execute(ledger.db);
    expect(
      Object.fromEntries(
        kinds.rows.map(({ name, has_part: hasPart, ...kind }) => [name, { ...kind, hasPart }]),
      ),
    ).toEqual(accountKinds);
    const currencies = await sql<{
      name: string;
      code: number;
    }>`select name, code from ledger_currencies`.execute(ledger.db);
    expect(Object.fromEntries(currencies.rows.map((row) => [row.name, row.code]))).toEqual(currencyCodes);
    const rules = await sql<{ name: string; code: number; gives: string[]; takes: string[] }>`
      select r.name, r.code,
        array_agg(k.name order by k.name) filter (where x.gives) as gives,
        array_agg(k.name order by k.name) filter (where x.takes) as takes
      from ledger_reasons r join ledger_reason_kinds x on x.reason = r.code join ledger_account_kinds k on k.code = x.kind
      group by r.name, r.code`.execute(ledger.db);
    const inCode = Object.entries(reasons).map(([name, { code, gives, takes }]) => {
      return { name, code, gives: [...gives].sort(), takes: [...takes].sort() };
    });
    const byName = (left: { name: string }, right: { name: string }) => (left.name < right.name ? -1 : 1);
    expect(rules.rows.sort(byName)).toEqual(inCode.sort(byName));
  });

  it('come to the same account id and shard', async () => {
    const owner = '0198f1c2-7e9a-7abc-8def-0123456789ab';
    const account = accountsOf(owner).venue('pinnacle', 'USDT');
    const found = await sql<{ id: string; shard: number }>`
      select ledger_account_id(${account.key}) as id, ledger_shard_of(${owner}) as shard`.execute(ledger.db);
    expect(found.rows).toEqual([{ id: account.id, shard: shardOf(owner) }]);
    expect(account.key).toBe(`member/${owner}/venue/pinnacle/USDT`);
  });
});
