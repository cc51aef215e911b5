import { cny } from '@fairway/money';
import { createSeededRandom } from '@fairway/testkit';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { shardOf } from './accounts/account.ts';
import { accountsOf, freezeAccount, liftFreeze, readBalance } from './index.ts';
import { placesOf, rawPost as rawPostAs, refusal, type RawRow } from './test-raw-posting.ts';
import type { Reason } from './reasons.ts';
import { createTestLedger, testInstant, type TestLedger } from './test-ledger.ts';

let ledger: TestLedger;
/** The app's own login, speaking SQL. */
let app: Client;

beforeAll(async () => {
  ledger = await createTestLedger();
  app = new Client({ connectionString: ledger.database.urls.app });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await ledger.close();
});

const rawPost = (reason: Reason, rows: readonly RawRow[], options: { at?: Date } = {}) =>
  rawPostAs(app, ledger.ids, reason, rows, options);

describe('direct SQL as the app role', () => {
  it('accepts what is right, so that what follows is refused for being wrong', async () => {
    const { house, center } = accountsOf('right');
    const bank = house('deposits', 'CNY', 'right');
    await rawPost('deposit', [
      { a: { account: center('CNY'), seq: 1, balance: 5n }, house: bank, amount: 5n },
    ]);
    await rawPost('deposit', [
      { a: { account: center('CNY'), seq: 2, balance: 7n }, house: bank, amount: 2n },
    ]);
    expect(await readBalance(ledger.db, bank)).toEqual(cny(-7n));
  });

  it('refuses 1,000 wrong postings and keeps the books as they were [INV-1]', async () => {
    const seed = Date.now() % 100_000;
    const random = createSeededRandom(seed);
    const rules = new Map<string, string | undefined>();
    await ledger.fund('victim', 100n);
    const { house, center, coins, locked, debt, interest } = accountsOf('victim');
    const bank = house('deposits', 'CNY', 'bank');
    const stranger = accountsOf(strangerTo('victim'));
    // Opened once, so that what is counted stays the same; victim's center is at line 1 with 100.
    await placesOf(app, [
      center('USDT'),
      coins(),
      locked('CNY'),
      debt('CNY'),
      interest(),
      stranger.center('CNY'),
    ]);
    await placesOf(app, [
      house('fees', 'CNY'),
      house('deposits', 'USDT', 'bank'),
      stranger.house('deposits', 'CNY', 'bank'),
    ]);
    await placesOf(app, [house('coinRevenue', 'COIN'), house('adjustments', 'CNY')]);
    const before = await fingerprint();
    const next = (balance: bigint, seq = 2) => ({ account: center('CNY'), seq, balance });
    const wrong: Record<string, (n: bigint) => Promise<void>> = {
      'one side': (n) => rawPost('deposit', [{ a: next(100n + n), amount: n }]),
      'no row': () => rawPost('deposit', []),
      overdraft: (n) => rawPost('fee', [{ a: next(-n), house: house('fees', 'CNY'), amount: -100n - n }]),
      'a claim out of a debt': (n) =>
        rawPost('debtRepayment', [
          { a: next(100n - n), b: { account: debt('CNY'), seq: 1, balance: n }, amount: -n },
        ]),
      'two currencies': (n) =>
        rawPost('deposit', [{ a: next(100n + n), house: house('deposits', 'USDT', 'bank'), amount: n }]),
      'another currency than the account': (n) =>
        rawPost('deposit', [
          { a: { account: center('USDT'), seq: 2, balance: 100n + n }, house: bank, amount: n },
        ]),
      'a wrong running balance': (n) => rawPost('deposit', [{ a: next(101n + n), house: bank, amount: n }]),
      'a gap in the numbers': (n) => rawPost('deposit', [{ a: next(100n + n, 3), house: bank, amount: n }]),
      'a number already taken': (n) => rawPost('deposit', [{ a: next(n, 1), house: bank, amount: n }]),
      'a step back in time': (n) =>
        rawPost('deposit', [{ a: next(100n + n), house: bank, amount: n }], {
          at: new Date('2020-01-01T00:00:00Z'),
        }),
      'a reason that may not': (n) => rawPost('gift', [{ a: next(100n + n), house: bank, amount: n }]),
      'locked without a hold': () =>
        rawPost('withdrawalHold', [
          { a: next(99n), b: { account: locked('CNY'), seq: 1, balance: 1n }, amount: -1n },
        ]),
      'a bucket of another shard': (n) =>
        rawPost('deposit', [
          { a: next(100n + n), house: stranger.house('deposits', 'CNY', 'bank'), amount: n },
        ]),
      'an account of another member': (n) =>
        rawPost('deposit', [{ a: next(100n + n), member: stranger.center('CNY'), house: bank, amount: n }]),
      'side a as side b': (n) =>
        rawPost('deposit', [{ b: { account: center('CNY'), seq: 1, balance: n }, house: bank, amount: n }]),
      'an amount of nothing': () => rawPost('deposit', [{ a: next(100n), house: bank, amount: 0n }]),
      'no request': (n) => rawPost('deposit', [{ a: next(100n + n), house: bank, amount: n, request: null }]),
      'an overflow': () =>
        rawPost('deposit', [
          { a: next(-9_223_372_036_854_775_709n), house: bank, amount: 9_223_372_036_854_775_807n },
        ]),
    };
    const names = Object.keys(wrong);
    for (let index = 0; index < 1000; index += 1) {
      const name = names[index % names.length] ?? '';
      const rule = await refusal(wrong[name]?.(BigInt(2 + random.integer(50))) ?? Promise.resolve());
      if (!rules.has(name) || rule === undefined) rules.set(name, rule);
    }
    expect(Object.fromEntries(rules), `seed ${seed}`).toEqual({
      'one side': 'ledger_moves_sides',
      'no row': 'ledger_transfer',
      overdraft: 'ledger_moves_not_negative',
      'a claim out of a debt': 'ledger_moves_not_negative',
      'two currencies': 'ledger_moves_one_currency',
      'another currency than the account': 'ledger_moves_one_currency',
      'a wrong running balance': 'ledger_chain',
      'a gap in the numbers': 'ledger_chain',
      'a number already taken': 'ledger_moves_by_a',
      'a step back in time': 'ledger_chain',
      'a reason that may not': 'ledger_reason',
      'locked without a hold': 'ledger_holds_only',
      'a bucket of another shard': 'ledger_moves_one_shard',
      'an account of another member': 'ledger_moves_one_shard',
      'side a as side b': 'ledger_moves_kinds',
      'an amount of nothing': 'ledger_transfer',
      'no request': 'ledger_transfer',
      'an overflow': '22003',
    });
    expect(await fingerprint()).toBe(before);
  });

  it('lets nothing leave a frozen account, and accepts what it is owed', async () => {
    await ledger.fund('frozen', 100n);
    const { house, center } = accountsOf('frozen');
    await inTransaction(ledger.db, (tx) => freezeAccount(tx, center('CNY'), testInstant, 'test'));
    const out: RawRow[] = [
      {
        a: { account: center('CNY'), seq: 2, balance: 99n },
        house: house('adjustments', 'CNY'),
        amount: -1n,
      },
    ];
    expect(await refusal(rawPost('adjustment', out))).toBe('ledger_frozen');
    await expect(
      ledger.post(ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n))),
    ).rejects.toMatchObject({ error: 'accountFrozen' });
    await ledger.fund('frozen', 1n);
    await inTransaction(ledger.db, (tx) => liftFreeze(tx, center('CNY'), testInstant, 'operator/1'));
    await ledger.post(ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(101n)));
  });
});

async function fingerprint(): Promise<string> {
  const found = await sql<{ print: string }>`
    select concat((select count(*) from ledger_moves), '/', (select count(*) from ledger_house), '/',
      (select count(*) from ledger_accounts)) as print`.execute(ledger.db);
  return found.rows[0]?.print ?? '';
}

function strangerTo(owner: string): string {
  for (let n = 0; ; n += 1) if (shardOf(`stranger-${n}`) !== shardOf(owner)) return `stranger-${n}`;
}
