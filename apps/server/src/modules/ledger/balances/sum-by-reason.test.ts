import { cny, sum } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, readBalance, sumByReason, type Account } from '../index.ts';
import { createTestLedger, type TestLedger } from '../test-ledger.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

/** So many deposits of one fen, and every tenth time a coin purchase of one. */
async function play(owner: string, count: number): Promise<void> {
  const { center, house } = accountsOf(owner);
  const transfers = Array.from({ length: count }, (_, at) =>
    at % 10 === 9
      ? ledger.transfer('coinPurchase', center('CNY'), house('coinRevenue', 'CNY'), cny(1n))
      : ledger.transfer('deposit', house('deposits', 'CNY', 'bank'), center('CNY'), cny(1n)),
  );
  for (const one of transfers) await ledger.lane.post({ transfers: [one], answer: () => null });
}

const keptOf = async ({ id }: Account) => {
  const { rows } = await sql<{ upto: bigint }>`
    select distinct upto_seq as upto from ledger_reason_sums where account_id = ${id} order by 1`.execute(
    ledger.db,
  );
  return rows.map(({ upto }) => Number(upto));
};

describe('an account’s entries by reason', () => {
  it('are summed from what is kept every 500 of them and what came since, by several readers at once as well', async () => {
    const account = accountsOf('long').center('CNY');
    await play('long', 480);
    expect(await sumByReason(ledger.db, account)).toEqual([
      { reason: 'deposit', count: 432, amount: cny(432n) },
      { reason: 'coinPurchase', count: 48, amount: cny(-48n) },
    ]);
    expect(await keptOf(account)).toEqual([]);

    await play('long', 40);
    const readers = await Promise.all(Array.from({ length: 8 }, () => sumByReason(ledger.db, account)));
    for (const sums of readers) expect(sums.map(({ count }) => count)).toEqual([468, 52]);
    expect(await keptOf(account)).toEqual([520]);

    await play('long', 10);
    const sums = await sumByReason(ledger.db, account);
    expect(sums.map(({ count }) => count)).toEqual([477, 53]);
    expect(
      sum(
        'CNY',
        sums.map(({ amount }) => amount),
      ),
    ).toEqual(await readBalance(ledger.db, account));
    expect(await keptOf(account)).toEqual([520]);
  });

  it('are not read again once they are kept', async () => {
    const account = accountsOf('kept').center('CNY');
    await play('kept', 500);
    await sumByReason(ledger.db, account);
    // What only an intruder can do shows which lines are looked at.
    await ledger.asIntruder(async (client) => {
      await client.query('update ledger_reason_sums set count = count + 1000 where account_id = $1', [
        account.id,
      ]);
    });
    expect((await sumByReason(ledger.db, account)).map(({ count }) => count)).toEqual([1450, 1050]);
  });
});
