import { createTestDatabase } from '@fairway/testkit';
import { sql } from 'kysely';
import { Client } from 'pg';
import { createDb, type Db, type Tx } from '#platform/db/database.ts';
import { createPool } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/** A database that counts what a statement reads of its tables. */
export interface CountedDatabase {
  readonly db: Db;
  /** Writes rows as only an intruder could: no guard and no foreign key is asked. Afterwards the planner knows the tables. */
  fill(...statements: string[]): Promise<void>;
  /** What `work` answers, and how many rows of the table and entries of its indexes it has read. */
  read<Answer>(table: string, work: (tx: Tx) => Promise<Answer>): Promise<{ answer: Answer; rows: number }>;
  end(): Promise<void>;
}

export async function openCountedDatabase(): Promise<CountedDatabase> {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.urls.app, name: 'test', wait: 60_000 });
  const db = createDb(pool);
  return {
    db,
    async fill(...statements) {
      const client = new Client({ connectionString: database.superuserUrl });
      await client.connect();
      try {
        await client.query('set session_replication_role = replica');
        for (const statement of statements) await client.query(statement);
        await client.query('vacuum analyze');
      } finally {
        await client.end();
      }
    },
    read: (table, work) => countRowsRead(db, table, work),
    async end() {
      await pool.end();
      await database.drop();
    },
  };
}

/** What `work` answers, and how many rows of the table and entries of its indexes it has read. */
export function countRowsRead<Answer>(
  db: Db,
  table: string,
  work: (tx: Tx) => Promise<Answer>,
): Promise<{ answer: Answer; rows: number }> {
  const count = async (tx: Tx): Promise<number> => {
    const { rows } = await sql<{ count: bigint }>`
      select (pg_stat_get_xact_tuples_returned(${table}::regclass)
        + (select coalesce(sum(pg_stat_get_xact_tuples_returned(indexrelid)), 0) from pg_index
          where indrelid = ${table}::regclass))::bigint as count`.execute(tx);
    return Number(rows[0]?.count ?? 0n);
  };
  return inTransaction(db, async (tx) => {
    const before = await count(tx);
    const answer = await work(tx);
    return { answer, rows: (await count(tx)) - before };
  });
}
