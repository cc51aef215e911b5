import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { everyPage } from '../../../testing/every-page.ts';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { selectUnresolved } from './unresolved-store.ts';

/** So many open ones, of which 40 wait for people, among all those that have ended. */
const transfers = (open: number, count: number) => `
  insert into venues_transfers (shard_id, id, transfer_no, member_id, venue, direction, currency, amount, status, operation_id,
    opening_posting, closing_posting, created_at, ended_at)
  select n % 16, gen_random_uuid(), 'T' || n, gen_random_uuid(), 'beichen', 'out', 'CNY', 100,
    case when n > ${open} then 'done' when n <= 40 then 'operator' else 'querying' end, 'o' || n, gen_random_uuid(),
    case when n > ${open} then gen_random_uuid() end, timestamptz '2026-11-20' - n / 2 * interval '1 minute',
    case when n > ${open} then timestamptz '2026-11-20' end
  from generate_series(1, ${count}) n`;

let stage: CountedDatabase;
let test: TestApp;
beforeAll(async () => {
  [stage, test] = await Promise.all([openCountedDatabase(), createTestApp()]);
  await stage.fill(transfers(3_000, 20_000));
  await sql.raw(transfers(120, 130)).execute(test.app.db);
});
afterAll(() => Promise.all([stage.end(), test.end()]));

it('reads a page of unresolved transfers without the others, those for people first', async () => {
  const first = await stage.read('venues_transfers', (tx) =>
    selectUnresolved(tx, { after: undefined, limit: 41 }),
  );
  expect(first.answer.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 40 }, () => 'operator'),
    'querying',
  ]);
  expect(first.rows).toBeLessThan(120);

  for (const [index, forPeople] of [
    [10, true],
    [40, false],
  ] as const) {
    const row = first.answer[index]!;
    // oxlint-disable-next-line no-await-in-loop -- each is measured alone
    const { answer, rows } = await stage.read('venues_transfers', (tx) =>
      selectUnresolved(tx, { after: { forPeople, at: row.created_at, id: row.id }, limit: 5 }),
    );
    const further = first.answer.slice(index + 1, index + 6).map(({ id }) => id);
    expect(answer.map(({ id }) => id).slice(0, further.length)).toEqual(further);
    expect(answer).toHaveLength(5);
    expect(rows).toBeLessThan(30);
  }
});

it('reaches every transfer and says how many there are', async () => {
  const { api } = await test.operator('cashier-lead');
  const pages = await everyPage((cursor) => api.listUnresolvedTransfers(cursor));
  expect(pages.map((page) => [page.transfers.length, page.open])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
  ]);
  const listed = pages.flatMap((page) => page.transfers);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(120);
  expect(listed.slice(0, 40).every(({ status }) => status === 'operator')).toBe(true);
  const times = listed.slice(40).map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
  await expect(api.listUnresolvedTransfers({ cursor: 'people' })).rejects.toMatchObject({
    error: 'inputInvalid',
  });
});
