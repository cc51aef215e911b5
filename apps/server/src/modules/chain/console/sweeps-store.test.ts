import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { selectSweeps } from './sweeps-store.ts';

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  await stage.fill(
    `insert into chain_sweeps (id, network, sign_no, address, derivation_index, member_id, amount, state, tx_hash, signed_tx,
       block_number,
       planned_at, ended_at)
     select gen_random_uuid(), 'erc20', 'S' || n, 'a' || n, n, gen_random_uuid(), n,
       case when n <= 2 then 'planned' when n <= 5 then 'failed' else 'confirmed' end, case when n > 5 then 't' || n end,
       case when n > 5 then '' end,
       case when n > 5 then n end, now(), case when n > 2 then now() - n * interval '1 minute' end
     from generate_series(1, 20000) n`,
  );
});
afterAll(() => stage.end());

it('lists open sweeps, then failed ones, then the newest that ended, without reading all the others', async () => {
  const { answer, rows } = await stage.read('chain_sweeps', (tx) => selectSweeps(tx, 8));
  expect(answer.map(({ sign_no: signNo }) => signNo).toSorted()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `S${n}`),
  );
  expect(answer.map(({ state }) => state)).toEqual(
    'planned planned failed failed failed confirmed confirmed confirmed'.split(' '),
  );
  expect(rows).toBeLessThan(100);
});
