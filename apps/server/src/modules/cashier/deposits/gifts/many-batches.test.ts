import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyPage } from '../../../../testing/every-page.ts';
import { openCountedDatabase, type CountedDatabase } from '../../../../testing/rows-read.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { selectBatches } from './gift-store.ts';

const batches = (count: number) => `
  insert into cashier_gift_batches (id, amount, count, note, issued_by, issued_by_name, issued_at, expires_at)
  select gen_random_uuid(), 100, 1, 'B' || n, gen_random_uuid(), 'anna', timestamptz '2026-11-20' - n / 2 * interval '1 minute', now()
  from generate_series(1, ${count}) n`;

let stage: CountedDatabase;
let test: TestApp;
beforeAll(async () => {
  [stage, test] = await Promise.all([openCountedDatabase(), createTestApp()]);
  await stage.fill(batches(20_000));
  await sql.raw(batches(130)).execute(test.app.db);
});
afterAll(() => Promise.all([stage.end(), test.end()]));

it('reads a page of batches without the others', async () => {
  const whole = await stage.read('cashier_gift_batches', (tx) =>
    selectBatches(tx, { after: undefined, limit: 9 }),
  );
  expect(whole.rows).toBeLessThan(30);
  const row = whole.answer[3]!;
  const after = { at: row.issued_at, id: row.id };
  const further = await stage.read('cashier_gift_batches', (tx) => selectBatches(tx, { after, limit: 5 }));
  expect(further.answer.map(({ id }) => id)).toEqual(whole.answer.slice(4).map(({ id }) => id));
  expect(further.rows).toBeLessThan(30);
});

it('reaches every batch, the newest first', async () => {
  const { api } = await test.operator('cashier-lead');
  const pages = await everyPage((cursor) => api.listGiftBatches(cursor));
  expect(pages.map((page) => page.batches.length)).toEqual([50, 50, 30]);
  const listed = pages.flatMap((page) => page.batches);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(130);
  const times = listed.map(({ issuedAt }) => issuedAt);
  expect(times).toEqual(times.toSorted().toReversed());
});
