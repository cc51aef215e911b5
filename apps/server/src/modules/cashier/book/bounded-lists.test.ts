import { afterAll, beforeAll, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { selectDecisions } from '../deposits/decisions/decision-store.ts';
import { sumCredited } from '../deposits/payments/payment-store.ts';
import { countOpenDifferences, selectDifferences } from '../reconcile/differences-store.ts';
import { selectQueue } from '../withdrawals/queue/queue-store.ts';

const member = '01985e2c-0000-7000-8000-000000000001';
/** Rows of others that have nothing to do with what is asked for. */
const others = 20_000;

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  const payments = `insert into cashier_deposit_payments
    (shard_id, id, bill_no, member_id, channel, reference, currency, amount, state, late, paid_at, seen_at, decided_at)`;
  await stage.fill(
    `${payments} select n % 16, gen_random_uuid(), 'D' || n, gen_random_uuid(), 'bank', 'r' || n, 'CNY', 100, 'credited', false,
       now() - n * interval '1 minute', now() - n * interval '1 minute', null from generate_series(1, ${others}) n`,
    `${payments} select ${shardOf(member)}, gen_random_uuid(), 'M' || n, '${member}', 'bank', 'm' || n, 'CNY', 100,
       case when n <= 3 then 'credited' else 'reverted' end, false, now() - interval '1 year',
       now() - interval '1 year' - n * interval '1 minute', case when n = 1 then now() end from generate_series(1, 5) n`,
    `insert into cashier_differences (id, channel, kind, reference, currency, ours, theirs, found_at, seen_at, state, ended_at)
     select gen_random_uuid(), 'bank', 'paymentAmount', 'r' || n, 'CNY', 1, 2, timestamptz '2026-11-01', now(),
       case when n <= 5 then 'open' else 'settled' end,
       case when n > 5 then timestamptz '2026-11-20' - n / 2 * interval '1 minute' end
     from generate_series(1, ${others}) n`,
    `insert into cashier_withdrawals (shard_id, bill_no, id, member_id, currency, amount, fee, payout_method, channel, status,
       hold_id, site_day, created_at, deadline, withdrawal_way,
       withdraw_type, source_withdraw_type, promised_at)
     select n % 16, 'W' || n, gen_random_uuid(), gen_random_uuid(), case when n <= 3 then 'USDT' else 'CNY' end, 100, 0,
       gen_random_uuid(), 'bank', 'completed', gen_random_uuid(), current_date, now() - interval '1 year' + n * interval '1 minute',
       now(), 1, 1, 1, now()
     from generate_series(1, ${others}) n`,
  );
});
afterAll(() => stage.end());

it('sums what one member was credited without the payments of others', async () => {
  const { answer, rows } = await stage.read('cashier_deposit_payments', (tx) =>
    sumCredited(tx, member, 'CNY'),
  );
  expect(answer).toEqual({ count: 3, total: 300n });
  expect(rows).toBeLessThan(10);
});

it.each([
  ['decided', 1],
  ['reverted', 2],
] as const)('lists rare payments that are %s without the others', async (state, count) => {
  const { answer, rows } = await stage.read('cashier_deposit_payments', (tx) =>
    selectDecisions(tx, { state, from: undefined }),
  );
  expect(answer).toHaveLength(count);
  expect(rows).toBeLessThan(20);
});

it('pages differences, open ones first, without reading those that ended long ago', async () => {
  const { answer, rows } = await stage.read('cashier_differences', (tx) =>
    selectDifferences(tx, { limit: 20 }),
  );
  expect(answer.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 5 }, () => 'open'),
    ...Array.from({ length: 15 }, () => 'settled'),
  ]);
  expect(rows).toBeLessThan(100);

  for (const [row, next] of [
    [answer[2], answer.slice(3, 8)],
    [answer[9], answer.slice(10, 15)],
  ] as const) {
    const after = { waits: row?.ended_at === null, at: row?.ended_at ?? row!.found_at, id: row!.id };
    // oxlint-disable-next-line no-await-in-loop -- each is measured alone
    const page = await stage.read('cashier_differences', (tx) => selectDifferences(tx, { after, limit: 5 }));
    expect(page.answer.map(({ id }) => id)).toEqual(next.map(({ id }) => id));
    expect(page.rows).toBeLessThan(50);
  }
});

it('counts open differences by channel without those that ended', async () => {
  const { answer, rows } = await stage.read('cashier_differences', (tx) => countOpenDifferences(tx));
  expect(answer).toEqual(new Map([['bank', 5]]));
  expect(rows).toBeLessThan(20);
});

it('pages the ended withdrawals of a rare currency without those of the other', async () => {
  const { answer, rows } = await stage.read('cashier_withdrawals', (tx) =>
    selectQueue(tx, { status: 'completed', currency: 'USDT', from: undefined }),
  );
  expect(answer.map(({ bill_no: billNo }) => billNo)).toEqual(['W3', 'W2', 'W1']);
  expect(rows).toBeLessThan(20);
});
