import { cny, coin, sum } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '#platform/db/transaction.ts';
import {
  accountsOf,
  balanceAt,
  explainBalance,
  postTransfers,
  readHouseTotals,
  readStatement,
  readTransfer,
  readBalance,
  sumByReason,
  type Account,
} from '../index.ts';
import { createTestLedger, testInstant, type TestLedger } from '../test-ledger.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

describe('reading', () => {
  it('shows a transfer with all its legs, and nothing of another shard', async () => {
    await ledger.fund('ann', 100_00n);
    const { center, coins, house, shard } = accountsOf('ann');
    // 10.00 CNY buys 100 coins: two currencies, two transfers, both or none
    const paid = ledger.transfer('coinPurchase', center('CNY'), house('coinRevenue', 'CNY'), cny(10_00n));
    const given = ledger.transfer('coinPurchase', house('coinRevenue', 'COIN'), coins(), coin(100n));
    const after = await inTransaction(ledger.db, (tx) =>
      postTransfers(tx, [paid, { ...given, reverses: paid.id }]),
    );
    expect(after.of(coins())).toEqual(coin(100n));
    expect(after.of(center('CNY'))).toEqual(cny(90_00n));

    expect(await readTransfer(ledger.db, shard, given.id)).toEqual({
      id: given.id,
      reason: 'coinPurchase',
      at: testInstant,
      requestId: 'test',
      reverses: paid.id,
      legs: [
        {
          accountKey: `house/${shard}/coinRevenue/COIN`,
          seq: 1n,
          amount: coin(-100n),
          balanceAfter: coin(-100n),
        },
        { accountKey: 'member/ann/coins/COIN', seq: 1n, amount: coin(100n), balanceAfter: coin(100n) },
      ],
    });
    expect(await readTransfer(ledger.db, (shard + 1) % 16, given.id)).toBeUndefined();
  });

  it('adds the house up over its buckets', async () => {
    await ledger.fund('bea', 1n);
    await ledger.fund('cyd', 2n);
    const totals = await readHouseTotals(ledger.db);
    expect(totals).toContainEqual({ kind: 'deposits', part: 'bank', total: cny(-100_03n) });
    expect(totals).toContainEqual({ kind: 'coinRevenue', part: null, total: cny(10_00n) });
  });

  it('refuses a transfer that points back at nothing', async () => {
    const { house, center } = accountsOf('dan');
    const lost = {
      ...ledger.transfer('deposit', house('deposits', 'CNY', 'bank'), center('CNY'), cny(1n)),
      reverses: ledger.ids.uuid(),
    };
    await expect(ledger.post(lost)).rejects.toMatchObject({ constraint: 'ledger_reverses' });
    await expect(ledger.lane.post({ transfers: [lost], answer: () => null })).rejects.toMatchObject({
      constraint: 'ledger_reverses',
    });
  });

  it('finds any instant among entries of one instant and before the first', async () => {
    const { house, center } = accountsOf('eve');
    const deposit = (minor: bigint, iso: string) =>
      ledger.post({
        ...ledger.transfer('deposit', house('deposits', 'CNY', 'bank'), center('CNY'), cny(minor)),
        at: new Date(iso),
      });
    for (const minor of [1n, 2n, 4n]) await deposit(minor, '2026-03-01T00:00:00Z');
    await deposit(8n, '2026-02-01T00:00:00Z'); // a clock that lags: the line is dated by the one before it
    await deposit(16n, '2026-03-02T00:00:00Z');
    const at = (iso: string) => balanceAt(ledger.db, center('CNY'), new Date(iso));
    expect(await at('2026-02-28T23:59:59.999Z')).toEqual(cny(0n));
    expect(await at('2026-03-01T00:00:00Z')).toEqual(cny(15n));
    expect(await at('2026-03-02T00:00:00Z')).toEqual(cny(31n));
    const pages = [await explainBalance(ledger.db, center('CNY'), { limit: 3 })];
    pages.push(await explainBalance(ledger.db, center('CNY'), { limit: 3, after: pages[0]?.next ?? 0n }));
    expect(pages.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(31n);
    expect((await readStatement(ledger.db, accountsOf('nobody').center('CNY'))).lines).toEqual([]);
  });
});

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
