import { cny } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf, readStatement, type Account, type StatementPage } from '../index.ts';
import { createTestLedger, type TestLedger } from '../test-ledger.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

/** A deposit, then so many coin purchases of one fen: copies of the first, since posting them one by one would take minutes. */
async function buyOften(owner: string, purchases: number): Promise<Account> {
  const { center, house } = accountsOf(owner);
  await ledger.fund(owner, 100_000n);
  await ledger.post(ledger.transfer('coinPurchase', center('CNY'), house('coinRevenue', 'CNY'), cny(1n)));
  await ledger.asIntruder(async (client) => {
    await client.query(
      `insert into ledger_moves (id, at, batch, member, a_key, a_balance, b_key, b_balance, amount, house, reason, request)
       select gen_random_uuid(), at, batch, member, a_key + n, a_balance - n, b_key + n, b_balance - n, amount, house, reason,
         request
       from (select * from ledger_moves order by coalesce(a_key, b_key) desc limit 1) newest, generate_series(1, $1::int) n`,
      [purchases - 1],
    );
  });
  return center('CNY');
}

it('looks through 20,000 lines a page for a rare reason, however long the history is', async () => {
  const account = await buyOften('ann', 45_000);
  const pages: StatementPage[] = [];
  let before: bigint | null = null;
  do {
    const page: StatementPage = await readStatement(ledger.db, account, { before, reasons: ['deposit'] });
    pages.push(page);
    before = page.next;
  } while (before !== null);
  // Lines 45,001 to 25,002, 25,001 to 5,002, 5,001 to 1.
  expect(pages.map(({ next }) => next)).toEqual([25_002n, 5_002n, null]);
  expect(pages.map(({ lines }) => lines.map(({ seq }) => seq))).toEqual([[], [], [1n]]);

  const often = await readStatement(ledger.db, account, { reasons: ['coinPurchase'], limit: 3 });
  expect(often.lines.map(({ seq }) => seq)).toEqual([45_001n, 45_000n, 44_999n]);
  expect(often.next).toBe(44_999n);
});

it('ends without a further page where nothing older is in the range', async () => {
  const { center, house } = accountsOf('bea');
  for (const day of [1, 2, 3, 4])
    await ledger.post({
      ...ledger.transfer('deposit', house('deposits', 'CNY', 'bank'), center('CNY'), cny(1n)),
      at: new Date(Date.UTC(2026, 1, day)),
    });
  const from = new Date(Date.UTC(2026, 1, 3));
  for (const reasons of [undefined, ['deposit'] as const])
    expect(await readStatement(ledger.db, center('CNY'), { from, limit: 2, reasons })).toMatchObject({
      lines: [{ seq: 4n }, { seq: 3n }],
      next: null,
    });
});
