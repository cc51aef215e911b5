import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { cashierBook } from '../../cashier/channels/chain/cashier-book.ts';
import { erc20 } from '../networks.ts';
import { selectPaidAddresses } from '../console/chain-store.ts';
import { countHeld } from './count-held.ts';
import { readHeld, selectGatherable } from './gatherable-store.ts';
import { heldOf } from './held-store.ts';

const members = 40;
const memberOf = `('01985e2c-0000-7000-8000-' || lpad((n % ${members})::text, 12, '0'))::uuid`;

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  await stage.fill(
    `insert into chain_addresses (network, address, member_id, derivation_index, created_at)
     select 'erc20', '0x' || lpad(to_hex(n + 1), 40, '0'), ${memberOf}, n, now() from generate_series(0, ${members - 1}) n`,
    `insert into cashier_deposit_payments (shard_id, id, bill_no, member_id, channel, reference, currency, amount, state, late,
       paid_at, seen_at, block_number)
     select n % 16, gen_random_uuid(), 'D' || n, ${memberOf}, 'erc20', 'r' || n, 'USDT', n, 'credited', false, now(),
       now() - n * interval '1 minute', n from generate_series(1, 20000) n`,
    `insert into chain_sweeps (id, network, sign_no, address, derivation_index, member_id, amount, state, planned_at, ended_at)
     select gen_random_uuid(), 'erc20', 'S' || n, '0x' || lpad(to_hex(n % ${members} + 1), 40, '0'), n % ${members}, ${memberOf}, n,
       'failed', now(), now() - interval '1 day' from generate_series(1, 2000) n`,
  );
});
afterAll(() => stage.end());

/** By how much kept sums differ from the rows that they are of, at one moment; by member. */
async function differences(): Promise<unknown[]> {
  const { rows } = await sql`
    select member_id, sum(held)::bigint as held, sum(due)::bigint as due from (
      select member_id, amount as held, 0 as due from (${heldOf(cashierBook, erc20)}) held
      union all
      select member_id, 0, amount from cashier_deposit_payments
      where channel = 'erc20' and state = 'credited' and block_number is not null
      union all
      select member_id, 0, -amount from chain_sweeps where network = 'erc20' and state <> 'failed'
    ) both_sides group by member_id having greatest(sum(held), 0) <> greatest(sum(due), 0)`.execute(stage.db);
  return rows;
}

const uncounted = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${cashierBook.uncounted('erc20')}) paid`.execute(stage.db);
  return rows[0]?.count ?? 0;
};

it('is what payments less sweeps add up to, at every moment of their changes and of several countings', async () => {
  expect(await differences()).toEqual([]);
  let changing = true;
  const flip = async (seed: number) => {
    for (let round = 0; round < 40; round += 1)
      await inTransaction(stage.db, async (tx) => {
        const place = (seed * 41 + round * 7) % 97;
        await sql`update cashier_deposit_payments
          set state = case when state = 'credited' then 'reverted' else 'credited' end
          where id in (select id from cashier_deposit_payments where block_number % 97 = ${place} order by id limit 30 for update)`.execute(
          tx,
        );
        await sql`update chain_sweeps set state = case when state = 'failed' then 'planned' else 'failed' end,
            ended_at = case when state = 'failed' then null else now() end
          where id in (select distinct on (address) id from chain_sweeps where derivation_index % 4 = ${seed}
            and not exists (select from chain_sweeps open where open.address = chain_sweeps.address
              and open.state = 'planned' and open.id <> chain_sweeps.id)
            order by address, state desc, id)`.execute(tx);
      });
  };
  const count = async () => {
    while (changing) await countHeld({ db: stage.db }, cashierBook, erc20);
  };
  const found: unknown[] = [];
  const compare = async () => {
    while (changing) found.push(...(await differences()));
  };
  const changes = Promise.all([0, 1, 2, 3].map(flip)).finally(() => (changing = false));
  await Promise.all([changes, count(), count(), compare()]);
  expect(found).toEqual([]);
  while ((await uncounted()) > 0) await countHeld({ db: stage.db }, cashierBook, erc20);
  expect(await differences()).toEqual([]);
});

it('is read without the deposits and sweeps that were counted', async () => {
  await sql`update chain_sweeps set state = 'failed', ended_at = now(), retried_at = now()`.execute(stage.db);
  for (let round = 0; round < 30; round += 1) await countHeld({ db: stage.db }, cashierBook, erc20);
  await stage.fill();
  for (const table of ['cashier_deposit_payments', 'chain_sweeps']) {
    const planned = await stage.read(table, (tx) =>
      selectGatherable(tx, cashierBook, erc20, { least: 1n, failedBefore: new Date(), limit: 20 }),
    );
    expect(planned.answer).toHaveLength(20);
    const shown = await stage.read(table, (tx) => readHeld(tx, cashierBook, erc20));
    expect(shown.answer.count).toBe(members);
    expect(shown.rows).toBeLessThan(10);
    expect(planned.rows).toBeLessThan(60);
  }
  const newest = await stage.read('cashier_deposit_payments', (tx) =>
    selectPaidAddresses(tx, cashierBook, 'erc20', 40),
  );
  expect(newest.answer).toHaveLength(members);
  expect(newest.rows).toBeLessThan(1_100);
});
