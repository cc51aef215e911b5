import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import { cny, coin } from '@fairway/money';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db } from '#platform/db/database.ts';
import { createPool } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { systemClock } from '#platform/clock.ts';
import { createIds } from '#platform/ids.ts';
import {
  accountsOf,
  AlreadyPosted,
  balanceAt,
  explainBalance,
  holdFunds,
  InsufficientBalance,
  LedgerMisuse,
  move,
  openHoldsOf,
  postHold,
  postTransfer,
  readBalance,
  readBalances,
  readStatement,
  voidHold,
} from '../index.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
const ids = createIds(systemClock);
const at = new Date('2026-01-05T08:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.urls.app, name: 'test', wait: 60_000 });
  db = createDb(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function deposit(owner: string, minor: bigint, when = at): Promise<void> {
  const accounts = accountsOf(owner);
  await inTransaction(db, (tx) =>
    postTransfer(tx, {
      id: ids.uuid(),
      reason: 'deposit',
      at: when,
      requestId: 'D1',
      legs: move(accounts.house('deposits', 'CNY', 'bank'), accounts.center('CNY'), cny(minor)),
    }),
  );
}

describe('postTransfer', () => {
  it('moves a deposit from the channel to the member', async () => {
    const accounts = accountsOf('m1');
    await deposit('m1', 100_00n);
    const balances = await readBalances(db, [
      accounts.center('CNY'),
      accounts.house('deposits', 'CNY', 'bank'),
    ]);
    expect(balances.of(accounts.center('CNY'))).toEqual(cny(100_00n));
    expect(balances.of(accounts.house('deposits', 'CNY', 'bank'))).toEqual(cny(-100_00n));
  });

  it('refuses an overdraft with the true balance and leaves the transaction usable', async () => {
    const accounts = accountsOf('m2');
    await deposit('m2', 30_00n);
    const after = await inTransaction(db, async (tx) => {
      const refused = postTransfer(tx, {
        id: ids.uuid(),
        reason: 'fee',
        at,
        requestId: 'F1',
        legs: move(accounts.center('CNY'), accounts.house('fees', 'CNY'), cny(30_01n)),
      });
      await expect(refused).rejects.toThrow(InsufficientBalance);
      await expect(refused).rejects.toMatchObject({ available: cny(30_00n), error: 'insufficientBalance' });
      return postTransfer(tx, {
        id: ids.uuid(),
        reason: 'fee',
        at,
        requestId: 'F2',
        legs: move(accounts.center('CNY'), accounts.house('fees', 'CNY'), cny(30_00n)),
      });
    });
    expect(after.of(accounts.center('CNY'))).toEqual(cny(0n));
  });

  it('refuses a posted id, an unbalanced set of legs and a reason that may not', async () => {
    const accounts = accountsOf('m3');
    const transfer = {
      id: ids.uuid(),
      reason: 'deposit' as const,
      at,
      requestId: 'D9',
      legs: move(accounts.house('deposits', 'CNY', 'bank'), accounts.center('CNY'), cny(1n)),
    };
    await inTransaction(db, (tx) => postTransfer(tx, transfer));
    await expect(inTransaction(db, (tx) => postTransfer(tx, transfer))).rejects.toThrow(AlreadyPosted);
    await expect(
      inTransaction(db, (tx) => postTransfer(tx, { ...transfer, id: ids.uuid(), reason: 'gift' })),
    ).rejects.toThrow(LedgerMisuse);
    const lopsided = [...transfer.legs, { account: accounts.center('CNY'), amount: cny(1n) }];
    await expect(
      inTransaction(db, (tx) => postTransfer(tx, { ...transfer, id: ids.uuid(), legs: lopsided })),
    ).rejects.toThrow('sum to 1');
    expect(() => coin(1n)).not.toThrow();
  });
});

describe('holds', () => {
  it('reserves, pays once, and says so the second time', async () => {
    const accounts = accountsOf('h1');
    await deposit('h1', 200_00n);
    const id = ids.uuid();
    const hold = {
      id,
      transferId: ids.uuid(),
      owner: 'h1',
      from: accounts.center('CNY'),
      amount: cny(150_00n),
      reason: 'withdrawalHold' as const,
      responsible: 'rule/withdrawal',
      deadline: new Date('2026-01-06T00:00:00Z'),
      at,
      requestId: 'W1',
    };
    await inTransaction(db, (tx) => holdFunds(tx, hold));
    expect(await readBalance(db, accounts.locked('CNY'))).toEqual(cny(150_00n));
    expect(await openHoldsOf(db, 'h1')).toMatchObject([
      { id, amount: cny(150_00n), requestId: 'W1', state: 'open' },
    ]);

    const resolution = { holdId: id, owner: 'h1', responsible: 'operator/1', at, requestId: 'W1' };
    const paid = await inTransaction(db, (tx) =>
      postHold(tx, {
        ...resolution,
        transferId: ids.uuid(),
        reason: 'withdrawalPayout',
        to: [
          { account: accounts.house('payouts', 'CNY', 'bank'), amount: cny(149_00n) },
          { account: accounts.house('fees', 'CNY'), amount: cny(1_00n) },
        ],
      }),
    );
    expect(paid).toEqual({ resolved: 'now' });
    const voided = await inTransaction(db, (tx) =>
      voidHold(tx, { ...resolution, transferId: ids.uuid(), reason: 'withdrawalRelease' }),
    );
    expect(voided).toEqual({ resolved: 'before', outcome: 'posted' });
    expect(await readBalance(db, accounts.locked('CNY'))).toEqual(cny(0n));
    expect(await openHoldsOf(db, 'h1')).toEqual([]);
  });
});

describe('reading', () => {
  it('reads any instant, pages by key and explains a balance', async () => {
    const accounts = accountsOf('r1');
    for (let day = 1; day <= 7; day += 1) await deposit('r1', BigInt(day), new Date(Date.UTC(2026, 1, day)));
    const center = accounts.center('CNY');
    expect(await balanceAt(db, center, new Date(Date.UTC(2026, 0, 31)))).toEqual(cny(0n));
    expect(await balanceAt(db, center, new Date(Date.UTC(2026, 1, 3)))).toEqual(cny(6n)); // 1 + 2 + 3
    expect(await balanceAt(db, center, new Date(Date.UTC(2027, 1, 3)))).toEqual(cny(28n));
    const first = await readStatement(db, center, { limit: 4 });
    expect(first.lines.map(({ seq }) => seq)).toEqual([7n, 6n, 5n, 4n]);
    const second = await readStatement(db, center, { limit: 4, before: first.next });
    expect(second.lines.map(({ amount }) => amount.minor)).toEqual([3n, 2n, 1n]);
    expect(second.next).toBeNull();
    const { lines } = await explainBalance(db, center);
    expect(lines.reduce((sum, line) => sum + line.amount.minor, 0n)).toBe(28n);
  });
});
