import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

async function asked<Row extends object>(address: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Oid of the database below the name: the same one was given out again where it is equal. */
async function oidOf({ superuserUrl }: TestDatabase): Promise<string> {
  const [row] = await asked<{ oid: string }>(
    superuserUrl,
    'select oid::text from pg_database where datname = current_database()',
  );
  return row?.oid ?? '';
}

describe("tests' databases", () => {
  it('a copy that was written to is given out again as migrations left it, under another name', async () => {
    const first = await createTestDatabase();
    const oid = await oidOf(first);
    const before = await asked(first.superuserUrl, 'select * from ledger_reasons order by 1');
    await asked(
      first.superuserUrl,
      `insert into platform_outbox (kind, name, payload, created_at) select 'event', 'x', '{}', now() from generate_series(1, 3)`,
    );
    await asked(first.superuserUrl, `set session_replication_role = 'replica'; delete from ledger_reasons`);
    await first.drop();

    const second = await createTestDatabase();
    expect(await oidOf(second)).toBe(oid);
    expect(second.name).not.toBe(first.name);
    expect(await asked(second.superuserUrl, 'select * from ledger_reasons order by 1')).toEqual(before);
    expect(await asked(second.superuserUrl, 'select count(*)::int as rows from platform_outbox')).toEqual([
      { rows: 0 },
    ]);
    expect(await asked(second.superuserUrl, 'select is_called from platform_outbox_id_seq')).toEqual([
      { is_called: false },
    ]);
    await expect(asked(first.superuserUrl, 'select 1')).rejects.toThrow(/does not exist/);
    await second.drop();
  });

  it('a copy whose definitions or grants were changed is thrown away', async () => {
    for (const change of ['create table extra (n int)', 'grant update on ledger_reasons to fairway_app']) {
      const changed = await createTestDatabase();
      const oid = await oidOf(changed);
      await asked(changed.superuserUrl, change);
      await changed.drop();
      const next = await createTestDatabase();
      expect(await oidOf(next), change).not.toBe(oid);
      await next.drop();
    }
  });
});
