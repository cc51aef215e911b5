import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { readSweepCursor, writeSweepCursor } from './sweep-cursor.ts';
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
       case when n > 5 then n end, timestamptz '2026-11-20',
       case when n > 2 then timestamptz '2026-11-20' - n / 2 * interval '1 minute' end
     from generate_series(1, 20000) n`,
  );
});
afterAll(() => stage.end());

it('lists open sweeps, then failed ones, then the newest that ended, without reading all the others', async () => {
  const { answer, rows } = await stage.read('chain_sweeps', (tx) =>
    selectSweeps(tx, { after: undefined, limit: 9 }),
  );
  // Two that ended at one moment stand in the order of their ids.
  expect(answer.map(({ sign_no: signNo }) => signNo).toSorted()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `S${n}`),
  );
  expect(answer.map(({ state }) => state)).toEqual(
    'planned planned failed failed failed confirmed confirmed confirmed confirmed'.split(' '),
  );
  expect(rows).toBeLessThan(100);
});

it('goes on after any sweep', async () => {
  const whole = (await stage.read('chain_sweeps', (tx) => selectSweeps(tx, { after: undefined, limit: 14 })))
    .answer;
  for (const [index, row] of whole.slice(0, 10).entries()) {
    const after = readSweepCursor(writeSweepCursor(row));
    // oxlint-disable-next-line no-await-in-loop -- each is measured alone
    const { answer, rows } = await stage.read('chain_sweeps', (tx) => selectSweeps(tx, { after, limit: 4 }));
    expect(answer.map(({ id }) => id)).toEqual(whole.slice(index + 1, index + 5).map(({ id }) => id));
    expect(rows).toBeLessThan(100);
  }
});

it.each(['x', '3 2026-11-20T00:00:00.000Z 01985e2c-0000-7000-8000-000000000001', '1 x'])(
  'refuses %s as the place of a page',
  (cursor) => {
    expect(() => readSweepCursor(cursor)).toThrow('inputInvalid');
  },
);
