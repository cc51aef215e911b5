import { Client, type Pool } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import { createDb, type Db, type Tx } from './database.ts';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: Pool;
let db: Db;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.urls.migrator });
  await owner.connect();
  await owner.query(
    'create table widened (id int primary key); insert into widened values (1); grant select on widened to public',
  );
  pool = createPool({ url: database.urls.app, name: 'test', max: 1 });
  db = createDb(pool);
});
afterAll(async () => {
  await db.destroy();
  await owner.end();
  await database.drop();
});

const read = async (from: Db | Tx): Promise<object[]> => {
  const { rows } = await sql<object>`select * from widened where id = ${1}`.execute(from);
  return rows;
};

it('keeps a statement that comes again in the session, and no other', async () => {
  await sql`select ${'once'}::text as rare`.execute(db);
  for (let time = 0; time < 8; time += 1) await sql`select ${time}::int as often`.execute(db);
  const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  expect(kept.rows.map(({ statement }) => statement)).toEqual(['select $1::int as often']);
});

it('goes on when a migration widens a table under a kept plan, by itself and in a transaction', async () => {
  for (let time = 0; time < 8; time += 1) expect(await read(db)).toEqual([{ id: 1 }]);
  await owner.query("alter table widened add column note text not null default 'new'");
  expect(await read(db)).toEqual([{ id: 1, note: 'new' }]);

  for (let time = 0; time < 8; time += 1) await read(db);
  await owner.query('alter table widened add column more int');
  const rows = await inTransaction(db, (tx) => read(tx));
  expect(rows).toEqual([{ id: 1, note: 'new', more: null }]);
});
