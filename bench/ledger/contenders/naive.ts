import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { accountCount, amountOf, type Contender } from './contender.ts';

const schema = `
  create table naive_accounts (id integer primary key, balance bigint not null, check (balance >= 0 or id = 0));
  create table naive_transfers (id uuid primary key, idempotency_key uuid not null unique, at timestamptz not null default now());
  create table naive_entries (id bigint generated always as identity primary key, transfer_id uuid not null references naive_transfers,
    account_id integer not null references naive_accounts, amount bigint not null);
  create index on naive_entries (account_id);
  insert into naive_accounts select n, 100000000 from generate_series(0, ${accountCount}) as n;
  vacuum analyze naive_accounts`;

const statements = {
  lock: 'select id, balance from naive_accounts where id in ($1, $2) order by id for update',
  transfer: 'insert into naive_transfers (id, idempotency_key) values ($1, $2)',
  entries:
    'insert into naive_entries (transfer_id, account_id, amount) values ($1, $2, -$4::bigint), ($1, $3, $4::bigint)',
  give: 'update naive_accounts set balance = balance - $2 where id = $1',
  take: 'update naive_accounts set balance = balance + $2 where id = $1',
};

/** The usual way: lock two rows, five statements, one transaction; one connection a caller, 32 at most. */
export async function createNaive(url: string): Promise<Contender> {
  const pool = new Pool({ connectionString: url, max: 32, application_name: 'bench-naive' });
  // The server is stopped at the end of a run that failed; the failure itself is what should be read.
  pool.on('error', () => {});
  for (const statement of schema.split(';')) await pool.query(statement);

  async function transfer(from: number, to: number, amount: bigint): Promise<boolean> {
    const client = await pool.connect();
    const run = (name: keyof typeof statements, values: unknown[]) =>
      client.query<{ id: number; balance: string }>({ name, text: statements[name], values });
    try {
      await client.query('begin');
      const { rows } = await run('lock', [from, to]);
      const balance = rows.find(({ id }) => id === from)?.balance ?? '0';
      if (BigInt(balance) < amount) {
        await client.query('rollback');
        return false;
      }
      const id = randomUUID();
      await run('transfer', [id, randomUUID()]);
      await run('entries', [id, from, to, amount]);
      await run('give', [from, amount]);
      await run('take', [to, amount]);
      await client.query('commit');
      return true;
    } finally {
      client.release();
    }
  }

  return {
    name: 'naive double entry',
    callers: [1, 8, 32, 1024],
    call: (random) => () => {
      const from = 1 + random.integer(accountCount);
      const to = random.integer(2) === 0 ? 0 : (from % accountCount) + 1;
      return transfer(from, to, amountOf(random));
    },
    close: () => pool.end(),
  };
}
