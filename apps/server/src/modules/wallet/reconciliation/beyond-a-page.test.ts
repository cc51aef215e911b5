import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyPage } from '../../../testing/every-page.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';

/** More than the pages of both lists hold together with what has ended. */
const open = 130;
const ended = 40;

let test: TestApp;
let lead: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  lead = await test.operator('cashier-lead');
  const now = test.clock.now();
  await sql`
    insert into cashier_differences (id, channel, kind, reference, currency, ours, theirs, found_at, seen_at, state, ended_at)
    select gen_random_uuid(), case when n % 10 = 0 then 'bank' else 'psp' end, 'paymentAmount', 'r' || n, 'CNY', 1, 2,
      ${now}::timestamptz - n * interval '1 minute', ${now}, case when n <= ${open} then 'open' else 'settled' end,
      case when n > ${open} then ${now}::timestamptz - n / 2 * interval '1 minute' end
    from generate_series(1, ${open + ended}) n`.execute(test.app.db);
  await sql`
    insert into operators_approvals (id, kind, object_id, object_version, payload, reason, maker_id, maker_name, state, created_at, decided_at)
    select gen_random_uuid(), 'wallet.repair', 'o' || n, '', '{"repair": {"differenceId": "00000000-0000-7000-8000-000000000000", "way": "none"}, "after": {}}',
      '', account.id, account.name, case when n <= ${open} then 'pending' else 'declined' end,
      ${now}::timestamptz - n * interval '1 minute', case when n > ${open} then ${now}::timestamptz - n / 2 * interval '1 minute' end
    from generate_series(1, ${open + ended}) n, (select id, name from operators_accounts limit 1) account`.execute(
    test.app.db,
  );
});
afterAll(() => test.end());

const oldestFirst = Array.from({ length: open }, (_, index) => open - index);

it('reaches every difference, what is open first, and counts all that are', async () => {
  const pages = await everyPage((cursor) => lead.api.listReconciliation(cursor));
  const rows = pages.flatMap(({ differences }) => differences);
  expect(pages).toHaveLength(4);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(open + ended);
  expect(rows.slice(0, open).map(({ reference }) => reference)).toEqual(oldestFirst.map((n) => `r${n}`));
  const ends = rows.slice(open).map(({ endedAt }) => Date.parse(endedAt ?? ''));
  expect(ends).toEqual(ends.toSorted((left, right) => right - left));

  const answer = await lead.api.listReconciliation({});
  expect(answer.open).toBe(open);
  expect(answer.channels.map((row) => [row.channel, row.open])).toEqual(
    expect.arrayContaining([
      ['bank', 13],
      ['psp', 117],
    ]),
  );
});

it('reaches every proposal of some kinds, what waits first, and counts all that wait', async () => {
  const pages = await everyPage((cursor) =>
    lead.api.listProposals({ kinds: ['wallet.repair', 'wallet.adjustment'], ...cursor }),
  );
  const rows = pages.flatMap(({ proposals }) => proposals);
  expect(pages).toHaveLength(3);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(open + ended);
  expect(rows.slice(0, open).map(({ objectId }) => objectId)).toEqual(oldestFirst.map((n) => `o${n}`));
  expect((await lead.api.listProposals({ kinds: ['wallet.adjustment'] })).proposals).toEqual([]);

  expect(await lead.api.getHouseDay({})).toMatchObject({
    openDifferences: open,
    proposals: open,
    oldestProposal: rows[0]?.madeAt,
  });
});

it.each(['x', 'waits', 'ended 2026-13-01T00:00:00.000Z 00000000-0000-7000-8000-000000000000'])(
  'refuses %s as the place of a page',
  async (cursor) => {
    const refusal = { error: 'inputInvalid', data: { fields: [{ field: 'cursor' }] } };
    await expect(lead.api.listReconciliation({ cursor })).rejects.toMatchObject(refusal);
    await expect(lead.api.listProposals({ cursor })).rejects.toMatchObject(refusal);
  },
);
