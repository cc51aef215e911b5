import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRowsRead } from '../../../testing/rows-read.ts';
import { accountsOf } from '../index.ts';
import { createTestLedger, type TestLedger } from '../test-ledger.ts';
import { selectAccountsOfBatches, selectNewestBatch } from './proofs-store.ts';

/** Rows of earlier batches, a batch each, of one member. */
const earlier = 60_000;
/** Accounts without a line. */
const idle = 20_000;

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
  await ledger.fund('early', 1n);
  await ledger.asIntruder(async (client) => {
    await client.query(
      `insert into ledger_moves (id, at, batch, member, a_key, a_balance, amount, house, reason, request)
       select gen_random_uuid(), m.at, 1 + n, m.member, m.a_key + n, 1 + n, 1, m.house, m.reason, 'fill'
       from ledger_moves m cross join generate_series(1, ${earlier}) n order by n`,
    );
    await client.query(`select setval('ledger_batches', ${earlier + 1})`);
    await client.query(
      `select count(*) from ledger_open((
         select jsonb_agg(jsonb_build_object('shard', ledger_shard_of(owner), 'id', ledger_account_id('member/' || owner || '/center/CNY'),
           'owner', owner, 'kind', 1, 'currency', 1))
         from (select 'idle-' || n as owner from generate_series(1, ${idle}) n) as named), now())`,
    );
    await client.query('vacuum analyze');
  });
  await ledger.fund('late', 5n);
  await ledger.fund('late', 6n);
});
afterAll(() => ledger.close());

it('finds what moved last without reading what moved before or lies idle', async () => {
  const to = await selectNewestBatch(ledger.db);
  const { house, center } = accountsOf('late');
  const moved = [house('deposits', 'CNY', 'bank').key, center('CNY').key].toSorted();
  // As often as it takes for the statement to be prepared, from when on its plan knows no numbers.
  for (const table of [
    'ledger_moves',
    'ledger_accounts',
    'ledger_moves',
    'ledger_accounts',
    'ledger_moves',
    'ledger_accounts',
  ]) {
    const { answer, rows } = await countRowsRead(ledger.db, table, async (tx) => {
      // What others read for it would not be counted.
      await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
      return selectAccountsOfBatches(tx, { after: to - 2n, to }, 20);
    });
    expect(answer.map(({ key }) => key).toSorted()).toEqual(moved);
    expect.soft(rows, table).toBeLessThan(1000);
  }
  const all = await selectAccountsOfBatches(ledger.db, { after: 0n, to });
  expect(all.map(({ key }) => key)).toContain(accountsOf('early').center('CNY').key);
});
