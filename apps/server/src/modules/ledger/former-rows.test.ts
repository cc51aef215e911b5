import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createEmptyDatabase } from '@fairway/testkit';
import { cny, usdt } from '@fairway/money';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { opening, type Account } from './accounts/account.ts';
import {
  accountsOf,
  balanceAt,
  explainBalance,
  houseTotalsAt,
  openHoldsOf,
  postHold,
  readBalance,
  readHouseTotals,
  readOwnerBalances,
  readOwnerLines,
  readStatement,
  readTransfer,
  sealBatches,
  sumByReason,
  verifySeals,
} from './index.ts';
import { reasons, type Reason } from './reasons.ts';
import { expectSoundBooks, openTestLedger, patienceMs, testInstant, type TestLedger } from './test-ledger.ts';
import { rawPost, refusal } from './test-raw-posting.ts';

// A database that the former release filled: transfers and entries in tables of their own. Moved to rows of both sides, it says
// the same to the cent, and goes on from where it was.

const folder = new URL('../../../migrations/', import.meta.url);
/** The first file that knows the new rows. */
const firstNew = '0300';

let ledger: TestLedger;
let app: Client;
let before: unknown;
const minute = (n: number) => new Date(testInstant.getTime() + n * 60_000);
const ann = accountsOf('ann');
const bob = accountsOf('bob');
const [annCenter, bobCenter] = [ann.center('CNY'), bob.center('CNY')];
const sports = ann.venue('fairway-sports', 'CNY');
const idOf = (n: number) => `019b8c00-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const [depositId, payoutId, holdId, openHoldId] = [idOf(1), idOf(20), idOf(30), idOf(31)];

/** Posts as the former release did: any number of legs a transfer. */
async function formerly(
  n: number,
  reason: Reason,
  legs: readonly (readonly [Account, bigint])[],
  at = minute(n),
): Promise<void> {
  const { rows } = await app.query<{ refusal: string | null }>(
    'select refusal from ledger_transfer($1, $2, $3, $4, $5, null, $6, $7, $8, $9)',
    [
      [legs[0]?.[0].shard],
      [idOf(n)],
      [reasons[reason].code],
      [at],
      [`order-${n}`],
      legs.map(() => 1),
      legs.map(([{ id }]) => id),
      legs.map(([, amount]) => amount),
      JSON.stringify(legs.map(([account]) => opening(account))),
    ],
  );
  expect(rows[0]?.refusal).toBeNull();
}

async function hold(id: string, n: number, amount: bigint): Promise<void> {
  await app.query(`select * from ledger_hold($1, $2, $3, $4, $5, 'order', $6, $7, $8, 'rule/test', $5, $9)`, [
    annCenter.shard,
    id,
    idOf(n),
    reasons.withdrawalHold.code,
    minute(n),
    annCenter.id,
    ann.locked('CNY').id,
    amount,
    JSON.stringify([annCenter, ann.locked('CNY')].map(opening)),
  ]);
}

/** What readers see, in words and figures. */
async function reading() {
  const { rows: lines } = await app.query('select * from ledger_lines order by account, seq');
  const { rows: entries } = await app.query(
    'select * from ledger_entries order by shard_id, account_id, seq',
  );
  const { rows: totals } = await app.query('select * from ledger_totals() order by currency');
  return { lines, entries, totals };
}

beforeAll(async () => {
  const database = await createEmptyDatabase();
  const migrator = new Client({ connectionString: database.urls.migrator });
  await migrator.connect();
  await migrator.query(
    'create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  for (const name of (await readdir(folder))
    .filter((file) => file.endsWith('.sql') && file < firstNew)
    .toSorted()) {
    const text = await readFile(new URL(name, folder), 'utf8');
    await migrator.query(text);
    await migrator.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      createHash('sha256').update(text).digest('hex'),
    ]);
  }
  app = new Client({ connectionString: database.urls.app });
  await app.connect();

  await formerly(1, 'deposit', [
    [ann.house('deposits', 'CNY', 'bank'), -100_00n],
    [annCenter, 100_00n],
  ]);
  await formerly(2, 'deposit', [
    [bob.house('deposits', 'CNY', 'bank'), -7_00n],
    [bobCenter, 7_00n],
  ]);
  await formerly(3, 'deposit', [
    [ann.house('deposits', 'USDT', 'chain'), -5_000_000n],
    [ann.center('USDT'), 5_000_000n],
  ]);
  await formerly(4, 'venueTransferOwn', [
    [annCenter, -30_00n],
    [sports, 30_00n],
  ]);
  for (let n = 5; n < 15; n += 1)
    await formerly(n, 'betStake', [
      [sports, -1_00n],
      [ann.house('sportsbookPool', 'CNY'), 1_00n],
    ]);
  await hold(holdId, 16, 20_00n);
  await hold(openHoldId, 17, 10_00n);
  await app.query(
    `select * from ledger_resolve_hold($1, $2, 'posted', $3, $4, $5, 'order-20', 'rule/test', $6, $7, $8)`,
    [
      annCenter.shard,
      holdId,
      payoutId,
      reasons.withdrawalPayout.code,
      minute(20),
      [ann.house('payouts', 'CNY', 'bank').id, ann.house('fees', 'CNY').id],
      [19_00n, 1_00n],
      JSON.stringify([ann.house('payouts', 'CNY', 'bank'), ann.house('fees', 'CNY')].map(opening)),
    ],
  );
  await app.query(`select ledger_seal(1000000, 10, $1)`, [testInstant]);
  before = await reading();

  await migrator.end();
  expect((await migrate(database.urls.migrator)).applied[0]).toMatch(/^0300/);
  expect((await migrate(database.urls.migrator)).applied).toEqual([]);
  ledger = openTestLedger(database);
});
afterAll(async () => {
  await app.end();
  await ledger.close();
});

describe('a ledger that the former release filled', () => {
  it('reads as before, line by line, and its proofs and seals hold', async () => {
    expect(await reading()).toEqual(before);
    await expectSoundBooks(ledger);
    expect(await verifySeals(ledger.db, { now: testInstant })).toMatchObject({ seals: 1, findings: [] });
    await expect(
      app.query('insert into ledger_former_transfers select * from ledger_former_transfers'),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('answers balances, statements, explanations and single transfers as before', async () => {
    const held = await readOwnerBalances(ledger.db, 'ann');
    expect(Object.fromEntries(held.map(({ account, balance }) => [account.key, balance]))).toEqual({
      'member/ann/center/CNY': cny(40_00n),
      'member/ann/center/USDT': usdt(5_000_000n),
      'member/ann/locked/CNY': cny(10_00n),
      'member/ann/venue/fairway-sports/CNY': cny(20_00n),
    });
    expect(await balanceAt(ledger.db, sports, minute(9))).toEqual(cny(25_00n));
    const { lines, next } = await readStatement(ledger.db, sports, { limit: 4 });
    expect(lines.map(({ seq }) => seq)).toEqual([11n, 10n, 9n, 8n]);
    expect((await readStatement(ledger.db, sports, { limit: 4, before: next })).lines[0]?.seq).toBe(7n);
    expect((await explainBalance(ledger.db, sports)).lines).toHaveLength(11);
    expect(await sumByReason(ledger.db, annCenter)).toEqual([
      { reason: 'deposit', count: 1, amount: cny(100_00n) },
      { reason: 'withdrawalHold', count: 2, amount: cny(-30_00n) },
      { reason: 'venueTransferOwn', count: 1, amount: cny(-30_00n) },
    ]);
    expect(await readOwnerLines(ledger.db, 'ann', { currency: 'CNY', limit: 50 })).toHaveLength(18);
    expect(await readTransfer(ledger.db, annCenter.shard, payoutId)).toMatchObject({
      requestId: 'order-20',
      legs: [{ accountKey: 'member/ann/locked/CNY' }, {}, {}],
    });
    const house = await readHouseTotals(ledger.db);
    expect(house.find(({ kind }) => kind === 'sportsbookPool')?.total).toEqual(cny(10_00n));
    const then = await houseTotalsAt(ledger.db, minute(7));
    expect(then.find(({ kind }) => kind === 'sportsbookPool')?.total).toEqual(cny(3_00n));
  });

  it('takes no former transfer a second time, by either door', async () => {
    const again = {
      ...ledger.transfer('deposit', ann.house('deposits', 'CNY', 'bank'), annCenter, cny(100_00n)),
      id: depositId,
    };
    await expect(ledger.post(again)).rejects.toThrow('has been posted before');
    await expect(ledger.lane.post({ transfers: [again], answer: () => null })).rejects.toThrow(
      'has been posted before',
    );
    const row = {
      a: { account: annCenter, seq: 5, balance: 41_00n },
      house: ann.house('deposits', 'CNY', 'bank'),
    };
    const ids = { ...ledger.ids, uuid: () => depositId };
    expect(await refusal(rawPost(app, ids, 'deposit', [{ ...row, amount: 1_00n }], { at: minute(60) }))).toBe(
      'ledger_moves_pkey',
    );
  });

  it('starts no account over that has a history, and continues none from nowhere', async () => {
    const bank = ann.house('deposits', 'CNY', 'bank');
    const post = (seq: number, balance: bigint, amount: bigint) =>
      refusal(
        rawPost(
          app,
          ledger.ids,
          'deposit',
          [{ a: { account: annCenter, seq, balance }, house: bank, amount }],
          {
            at: minute(60),
          },
        ),
      );
    expect(await post(1, 5n, 5n)).toBe('ledger_chain');
    expect(await post(4, 45_00n, 5_00n)).toBe('ledger_chain');
    expect(await post(5, 46_00n, 5_00n)).toBe('ledger_chain');
    expect(await post(6, 45_00n, 5_00n)).toBe('ledger_chain');
  });

  it('goes on from there: next numbers, true balances, holds that were open, refusals', async () => {
    const later = (transfer: ReturnType<TestLedger['transfer']>) => ({ ...transfer, at: minute(100) });
    const bank = ann.house('deposits', 'CNY', 'bank');
    await ledger.lane.post({
      transfers: [later(ledger.transfer('deposit', bank, annCenter, cny(1_00n)))],
      answer: () => null,
    });
    await ledger.post(
      later(ledger.transfer('betStake', sports, ann.house('sportsbookPool', 'CNY'), cny(20_00n))),
    );
    await expect(
      ledger.post(later(ledger.transfer('fee', bobCenter, bob.house('fees', 'CNY'), cny(7_01n)))),
    ).rejects.toMatchObject({ error: 'insufficientBalance', available: cny(7_00n) });
    expect((await openHoldsOf(ledger.db, 'ann')).map(({ id }) => id)).toEqual([openHoldId]);
    await inTransaction(ledger.db, (tx) =>
      postHold(tx, {
        holdId: openHoldId,
        owner: 'ann',
        transferId: ledger.ids.uuid(),
        responsible: 'rule/test',
        at: minute(101),
        requestId: 'order-101',
        reason: 'withdrawalPayout',
        to: [
          { account: ann.house('payouts', 'CNY', 'bank'), amount: cny(9_50n) },
          { account: ann.house('fees', 'CNY'), amount: cny(50n) },
        ],
      }),
    );

    const { lines } = await readStatement(ledger.db, annCenter, { limit: 2 });
    expect(lines.map(({ seq, reason }) => [seq, reason])).toEqual([
      [5n, 'deposit'],
      [4n, 'withdrawalHold'],
    ]);
    expect(await readBalance(ledger.db, sports)).toEqual(cny(0n));
    expect(await readBalance(ledger.db, ann.locked('CNY'))).toEqual(cny(0n));
    expect(await balanceAt(ledger.db, sports, minute(9))).toEqual(cny(25_00n));
    await sealBatches(ledger.db, testInstant, { patienceMs });
    expect(await verifySeals(ledger.db, { now: testInstant })).toMatchObject({ seals: 2, findings: [] });
    await expectSoundBooks(ledger);
  });
});
