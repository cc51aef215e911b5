import { cny } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRowsRead } from '../../../testing/rows-read.ts';
import { accountsOf, readOwnerMoves, readOwnerPeriod, type OwnerMove } from '../index.ts';
import { createTestLedger, type TestLedger } from '../test-ledger.ts';

const moves = 20_000;
const day = { from: new Date('2026-02-01T00:00:00Z'), to: new Date('2026-02-02T00:00:00Z') };

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
  const { center, house } = accountsOf('ann');
  await ledger.post({
    ...ledger.transfer('deposit', house('deposits', 'CNY', 'bank'), center('CNY'), cny(100_000n)),
    at: day.from,
  });
  await ledger.post({
    ...ledger.transfer('coinPurchase', center('CNY'), house('coinRevenue', 'CNY'), cny(1n)),
    at: day.from,
  });
  // Copies of the purchase, three to an instant: posting them one by one would take minutes.
  await ledger.asIntruder(async (client) => {
    await client.query(
      `insert into ledger_moves (id, at, batch, member, a_key, a_balance, b_key, b_balance, amount, house, reason, request)
       select gen_random_uuid(), at + (n / 3 + 1) * interval '1 second', batch, member, a_key + n, a_balance - n, b_key + n,
         b_balance - n, amount, house, reason, request
       from (select * from ledger_moves order by coalesce(a_key, b_key) desc limit 1) newest, generate_series(1, $1::int) n`,
      [moves - 2],
    );
    await client.query('vacuum analyze ledger_moves');
  });
});
afterAll(() => ledger.close());

it('reads little more than a page of entries, on the last page of a long day as on the first', async () => {
  const periods = await readOwnerPeriod(ledger.db, 'ann', day);
  const whole = await readOwnerMoves(ledger.db, periods, { limit: moves });
  expect(whole).toHaveLength(moves);
  expect(whole.at(-1)?.running).toEqual(cny(100_000n - BigInt(moves) + 1n));

  for (const place of [0, 1, 2, 9_999, 10_000, 10_001, moves - 30, moves - 5]) {
    const { at, transferId } = whole[place - 1] ?? { at: undefined, transferId: '' };
    const after = at && { at, transferId };
    // oxlint-disable-next-line no-await-in-loop -- each page is measured alone
    const { answer, rows } = await countRowsRead(ledger.db, 'ledger_moves', (tx) =>
      readOwnerMoves(tx, periods, { after, limit: 20 }),
    );
    const expected: OwnerMove[] = whole.slice(place, place + 20);
    expect(answer).toEqual(expected);
    expect(rows).toBeLessThan(400);
  }
});

it('goes on where more transfers than a page have one instant', async () => {
  const { center, house } = accountsOf('bea');
  const at = day.from;
  for (let number = 0; number < 30; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after another, as they happened
    await ledger.post({
      ...ledger.transfer('deposit', house('deposits', 'CNY', 'bank'), center('CNY'), cny(1n)),
      at,
    });
  const periods = await readOwnerPeriod(ledger.db, 'bea', day);
  const found: OwnerMove[] = [];
  for (let last: OwnerMove | undefined; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each page goes on after the last
    const page = await readOwnerMoves(ledger.db, periods, { after: last, limit: 4 });
    found.push(...page);
    last = page.at(-1);
    if (!last) break;
  }
  expect(found.map(({ running }) => running)).toEqual(
    Array.from({ length: 30 }, (_, n) => cny(BigInt(n + 1))),
  );
  expect(new Set(found.map(({ transferId }) => transferId)).size).toBe(30);
});
