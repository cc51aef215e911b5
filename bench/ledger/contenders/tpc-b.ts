import { Pool } from 'pg';
import type { Contender } from './contender.ts';

const scale = 10;
const schema = `
  create table tpcb_branches (bid integer primary key, bbalance integer not null) with (fillfactor = 100);
  create table tpcb_tellers (tid integer primary key, bid integer not null, tbalance integer not null) with (fillfactor = 100);
  create table tpcb_accounts (aid integer primary key, bid integer not null, abalance integer not null) with (fillfactor = 100);
  create table tpcb_history (tid integer, bid integer, aid integer, delta integer, mtime timestamptz);
  insert into tpcb_branches select n, 0 from generate_series(1, ${scale}) as n;
  insert into tpcb_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${scale * 10}) as n;
  insert into tpcb_accounts select n, (n - 1) / 100000 + 1, 0 from generate_series(1, ${scale * 100_000}) as n;
  vacuum analyze tpcb_accounts`;

const statements = {
  account: 'update tpcb_accounts set abalance = abalance + $1 where aid = $2',
  read: 'select abalance from tpcb_accounts where aid = $1',
  teller: 'update tpcb_tellers set tbalance = tbalance + $1 where tid = $2',
  branch: 'update tpcb_branches set bbalance = bbalance + $1 where bid = $2',
  history:
    'insert into tpcb_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
};

/** pgbench's TPC-B script, five prepared statements in a transaction, through the same driver as everything else here. */
export async function createTpcB(url: string): Promise<Contender> {
  const pool = new Pool({ connectionString: url, max: 32, application_name: 'bench-tpcb' });
  // The server is stopped at the end of a run that failed; the failure itself is what should be read.
  pool.on('error', () => {});
  for (const statement of schema.split(';')) await pool.query(statement);

  return {
    name: 'TPC-B script through pg',
    callers: [32],
    call: (random) => async () => {
      const [aid, tid, bid] = [
        1 + random.integer(scale * 100_000),
        1 + random.integer(scale * 10),
        1 + random.integer(scale),
      ];
      const delta = random.integer(10_001) - 5000;
      const client = await pool.connect();
      const run = (name: keyof typeof statements, values: unknown[]) =>
        client.query({ name, text: statements[name], values });
      try {
        await client.query('begin');
        await run('account', [delta, aid]);
        await run('read', [aid]);
        await run('teller', [delta, tid]);
        await run('branch', [delta, bid]);
        await run('history', [tid, bid, aid, delta]);
        await client.query('commit');
        return true;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
