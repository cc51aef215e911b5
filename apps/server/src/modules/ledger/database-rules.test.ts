import { cny } from '@fairway/money';
import { createSeededRandom } from '@fairway/testkit';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { ACCOUNT_KINDS, CURRENCY_CODES } from './accounts/account-kinds.ts';
import { shardOf } from './accounts/account.ts';
import { accountsOf, freezeAccount, liftFreeze } from './index.ts';
import { rawPost as rawPostAs, refusal, type RawEntry } from './test-raw-posting.ts';
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

const rawPost = (reason: Reason, entries: RawEntry[], options: { shard?: number; at?: Date } = {}) =>
  rawPostAs(app, ledger.ids, reason, entries, options);

describe('direct SQL as the app role', () => {
  it('accepts what is right, so that what follows is refused for being wrong', async () => {
    const { house, center } = accountsOf('right');
    await rawPost('deposit', [
      { account: house('deposits', 'CNY', 'right'), seq: 1, amount: -5n, balance: -5n },
      { account: center('CNY'), seq: 1, amount: 5n, balance: 5n },
    ]);
    await rawPost('deposit', [
      { account: house('deposits', 'CNY', 'right'), seq: 2, amount: -2n, balance: -7n },
      { account: center('CNY'), seq: 2, amount: 2n, balance: 7n },
    ]);
  });

  it('refuses 1,000 wrong postings and keeps the books as they were [INV-1]', async () => {
    const seed = Date.now() % 100_000;
    const random = createSeededRandom(seed);
    const rules = new Map<string, string | undefined>();
    await ledger.fund('victim', 100n);
    const { house, center, coins, locked } = accountsOf('victim');
    const bank = house('deposits', 'CNY', 'bank');
    const stranger = accountsOf(strangerTo('victim')).center('CNY');
    const before = await fingerprint();
    // victim's center and the bank's bucket are at entry 1 with 100 and -100
    const wrong: Record<string, (n: bigint) => Promise<void>> = {
      unbalanced: (n) =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n },
          { account: center('CNY'), seq: 2, amount: n + 1n, balance: 101n + n },
        ]),
      'one leg': (n) =>
        rawPost('deposit', [{ account: center('CNY'), seq: 2, amount: n, balance: 100n + n }]),
      'no leg': () => rawPost('deposit', []),
      'a leg of no transfer': (n) =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n, transfer: 2 },
          { account: center('CNY'), seq: 2, amount: n, balance: 100n + n },
        ]),
      overdraft: (n) =>
        rawPost('fee', [
          { account: center('CNY'), seq: 2, amount: -100n - n, balance: -n },
          { account: house('fees', 'CNY'), seq: 1, amount: 100n + n, balance: 100n + n },
        ]),
      'an overdraft under a house kind': (n) =>
        rawPost('deposit', [
          {
            account: center('CNY'),
            seq: 2,
            amount: -100n - n,
            balance: -n,
            kind: ACCOUNT_KINDS.deposits.code,
          },
          { account: bank, seq: 2, amount: 100n + n, balance: n },
        ]),
      'a first overdraft under a house kind': (n) =>
        rawPost('adjustment', [
          { account: center('USDT'), seq: 1, amount: -n, balance: -n, kind: ACCOUNT_KINDS.deposits.code },
          { account: house('adjustments', 'USDT'), seq: 1, amount: n, balance: n },
        ]),
      'a first entry in another currency': (n) =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n },
          { account: center('USDT'), seq: 1, amount: n, balance: n, currency: CURRENCY_CODES.CNY },
        ]),
      'two currencies': (n) =>
        rawPost('coinPurchase', [
          { account: center('CNY'), seq: 2, amount: -1n, balance: 99n },
          { account: coins(), seq: 1, amount: 1n, balance: n },
        ]),
      'another currency than the account': (n) =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n, currency: CURRENCY_CODES.USDT },
          { account: center('CNY'), seq: 2, amount: n, balance: 100n + n, currency: CURRENCY_CODES.USDT },
        ]),
      'a wrong running balance': (n) =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n },
          { account: center('CNY'), seq: 2, amount: n, balance: 101n + n },
        ]),
      'a gap in the numbers': (n) =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n },
          { account: center('CNY'), seq: 3, amount: n, balance: 100n + n },
        ]),
      'a number already taken': (n) =>
        rawPost('deposit', [
          { account: bank, seq: 1, amount: -n, balance: -n },
          { account: center('CNY'), seq: 1, amount: n, balance: n },
        ]),
      'a step back in time': (n) =>
        rawPost(
          'deposit',
          [
            { account: bank, seq: 2, amount: -n, balance: -100n - n },
            { account: center('CNY'), seq: 2, amount: n, balance: 100n + n },
          ],
          { at: new Date('2020-01-01T00:00:00Z') },
        ),
      'a reason that may not': (n) =>
        rawPost('gift', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n },
          { account: center('CNY'), seq: 2, amount: n, balance: 100n + n },
        ]),
      'locked without a hold': () =>
        rawPost('withdrawalHold', [
          { account: center('CNY'), seq: 2, amount: -1n, balance: 99n },
          { account: locked('CNY'), seq: 1, amount: 1n, balance: 1n },
        ]),
      'an account of another shard': (n) =>
        rawPost(
          'deposit',
          [
            { account: bank, seq: 2, amount: -n, balance: -100n - n },
            { account: stranger, seq: 1, amount: n, balance: n },
          ],
          { shard: bank.shard },
        ),
      'an account under a false name': (n) =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: -n, balance: -100n - n },
          { account: { ...center('USDT'), currency: 'CNY' }, seq: 1, amount: n, balance: n },
        ]),
      'an amount of nothing': () =>
        rawPost('deposit', [
          { account: bank, seq: 2, amount: 0n, balance: -100n },
          { account: center('CNY'), seq: 2, amount: 0n, balance: 100n },
        ]),
      'an overflow': () =>
        rawPost('deposit', [
          {
            account: bank,
            seq: 2,
            amount: -9_223_372_036_854_775_807n,
            balance: 9_223_372_036_854_775_709n,
          },
          {
            account: center('CNY'),
            seq: 2,
            amount: 9_223_372_036_854_775_807n,
            balance: -9_223_372_036_854_775_709n,
          },
        ]),
    };
    const names = Object.keys(wrong);
    for (let index = 0; index < 1000; index += 1) {
      const name = names[index % names.length] ?? '';
      const rule = await refusal(wrong[name]?.(BigInt(2 + random.integer(50))) ?? Promise.resolve());
      if (!rules.has(name) || rule === undefined) rules.set(name, rule);
    }
    expect(Object.fromEntries(rules), `seed ${seed}`).toEqual({
      unbalanced: 'ledger_zero_sum',
      'one leg': 'ledger_zero_sum',
      'no leg': '2202E',
      'a leg of no transfer': 'ledger_zero_sum',
      overdraft: 'ledger_entries_not_negative',
      'an overdraft under a house kind': 'ledger_chain',
      'a first overdraft under a house kind': 'ledger_chain',
      'a first entry in another currency': 'ledger_chain',
      'two currencies': 'ledger_zero_sum',
      'another currency than the account': 'ledger_chain',
      'a wrong running balance': 'ledger_chain',
      'a gap in the numbers': 'ledger_chain',
      'a number already taken': 'ledger_entries_pkey',
      'a step back in time': 'ledger_chain',
      'a reason that may not': 'ledger_reason',
      'locked without a hold': 'ledger_holds_only',
      'an account of another shard': 'ledger_chain',
      'an account under a false name': 'ledger_accounts_check',
      'an amount of nothing': 'ledger_reason',
      'an overflow': '22003',
    });
    expect(await fingerprint()).toBe(before);
  });

  it('names the rule that refused', async () => {
    await ledger.fund('named', 100n);
    const { house, center } = accountsOf('named');
    const bank = house('deposits', 'CNY', 'named');
    const both = (amount: bigint, balance: bigint): RawEntry[] => [
      { account: bank, seq: 1, amount: -amount, balance: -amount },
      { account: center('CNY'), seq: 2, amount, balance },
    ];
    expect(await refusal(rawPost('deposit', both(5n, 105n).slice(1)))).toBe('ledger_zero_sum');
    expect(await refusal(rawPost('deposit', []))).toBe('2202E');
    expect(await refusal(rawPost('deposit', both(5n, 104n)))).toBe('ledger_chain');
    expect(await refusal(rawPost('bonus', both(5n, 105n)))).toBe('ledger_reason');
    expect(await refusal(rawPost('deposit', both(5n, 105n)))).toBeUndefined();
  });

  it('takes no arrays that begin elsewhere and would vouch for each other', async () => {
    await ledger.fund('bounds', 100n);
    const { house, center } = accountsOf('bounds');
    const [bank, mine] = [house('deposits', 'CNY', 'bank'), center('CNY')];
    // three entries of one account whose numbers, balances and accounts are each read one place further on
    const forged = `select ledger_post(array[$1]::smallint[], array[$2]::uuid[], '{10}', array[$3]::timestamptz[], '{x}', null,
      '{1,1,1}', ('[0:2]={' || $4 || ',' || $4 || ',' || $5 || '}')::uuid[], '[0:2]={3,2,2}', '{1,1,-2}', '[-1:1]={501,500,-2}',
      '{1,1,100}', '{1,1,1}', array[$3, $3, $3]::timestamptz[], null)`;
    const attempt = app.query(forged, [mine.shard, ledger.ids.uuid(), testInstant, mine.id, bank.id]);
    expect(await refusal(attempt)).toBe('2202E');
  });

  it('lets nothing leave a frozen account, and accepts what it is owed', async () => {
    await ledger.fund('frozen', 100n);
    const { house, center } = accountsOf('frozen');
    await inTransaction(ledger.db, (tx) => freezeAccount(tx, center('CNY'), testInstant, 'test'));
    const out: RawEntry[] = [
      { account: center('CNY'), seq: 2, amount: -1n, balance: 99n },
      { account: house('adjustments', 'CNY'), seq: 1, amount: 1n, balance: 1n },
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
    select concat((select count(*) from ledger_transfers), '/', (select count(*) from ledger_entries), '/',
      (select count(*) from ledger_accounts)) as print`.execute(ledger.db);
  return found.rows[0]?.print ?? '';
}

function strangerTo(owner: string): string {
  for (let n = 0; ; n += 1) if (shardOf(`stranger-${n}`) !== shardOf(owner)) return `stranger-${n}`;
}
