import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import {
  accountsOf,
  frozenAccounts,
  holdFunds,
  liftProvenFreeze,
  postTransfer,
  proveEverything,
  proveSample,
  sealBatches,
  verifySeals,
} from '../index.ts';
import {
  createTestLedger,
  expectSoundBooks,
  patienceMs,
  testInstant as now,
  type TestLedger,
} from '../test-ledger.ts';

let ledger: TestLedger;
const from = '7f000000-0000-4000-8000-000000000003';

beforeEach(async () => {
  ledger = await createTestLedger();
  for (const owner of ['a', 'b', 'c']) for (const minor of [100n, 20n, 3n]) await ledger.fund(owner, minor);
  await inTransaction(ledger.db, (tx) =>
    holdFunds(tx, {
      id: ledger.ids.uuid(),
      transferId: ledger.ids.uuid(),
      owner: 'a',
      from: accountsOf('a').center('CNY'),
      amount: cny(40n),
      reason: 'withdrawalHold',
      responsible: 'rule/test',
      deadline: now,
      at: now,
      requestId: 'W1',
    }),
  );
});
afterEach(() => ledger.close());

/** A seal waits for every transaction that is open in the cluster, those of other suites' databases among them. */
const seal = () => sealBatches(ledger.db, now, { patienceMs });

/** One minor unit more, in one stored line, by someone with the superuser's password. */
async function plant(statement: string): Promise<void> {
  await ledger.asIntruder(async (client) => {
    const done = await client.query(statement);
    expect(done.rowCount).toBe(1);
  });
}

/** The row that is this line of the owner's center. */
const lineOf = (owner: string, seq: number): string =>
  `(member, a_key) = (select member, (pocket::bigint << 40) + ${seq} from ledger_accounts
    where id = '${accountsOf(owner).center('CNY').id}')`;

describe('proofs', () => {
  it('find nothing in sound books', async () => {
    await expectSoundBooks(ledger);
    const sample = await proveSample(ledger.db, { now, from });
    expect(sample).toMatchObject({ findings: [], frozen: [] });
    expect(sample.accounts).toBe(6); // three centers, one locked, two bank buckets: two of the three share a shard
  });

  it('find a single wrong minor unit, name the account and freeze it [INV-2]', async () => {
    await plant(`update ledger_moves set a_balance = a_balance + 1 where ${lineOf('b', 3)}`);

    const sample = await proveSample(ledger.db, { now, from });
    expect(sample.findings).toEqual([
      { kind: 'entry', account: 'member/b/center/CNY', seq: 3n, expected: 123n, found: 124n },
    ]);
    expect(sample.frozen).toEqual(['member/b/center/CNY']);
    const fee = ledger.transfer(
      'fee',
      accountsOf('b').center('CNY'),
      accountsOf('b').house('fees', 'CNY'),
      cny(1n),
    );
    await expect(ledger.post(fee)).rejects.toMatchObject({ error: 'accountFrozen' });
    await expect(
      ledger.lane.post({ transfers: [{ ...fee, id: ledger.ids.uuid() }], answer: () => null }),
    ).rejects.toMatchObject({ error: 'accountFrozen' });
    expect(await frozenAccounts(ledger.db)).toEqual([
      { accountKey: 'member/b/center/CNY', frozenAt: now, why: 'entry 3 leaves 124, expected 123' },
    ]);

    const night = await proveEverything(ledger.db, now);
    expect(night.findings.map(({ kind }) => kind)).toEqual(['entry', 'total']);
    expect(night.frozen).toEqual([]); // already
  });

  it('let a freeze be lifted once nothing is wrong with the account any more, and not before', async () => {
    const account = 'member/b/center/CNY';
    const lift = () => liftProvenFreeze(ledger.db, { account, by: 'operator/test', now });
    expect(await lift()).toEqual({ outcome: 'notFrozen' });
    await plant(`update ledger_moves set a_balance = a_balance + 1 where ${lineOf('b', 3)}`);
    await proveSample(ledger.db, { now, from });

    expect(await lift()).toMatchObject({ outcome: 'wrong', findings: [{ kind: 'entry', seq: 3n }] });
    expect(await frozenAccounts(ledger.db)).toHaveLength(1);

    await plant(`update ledger_moves set a_balance = a_balance - 1 where ${lineOf('b', 3)}`);
    expect(await lift()).toEqual({ outcome: 'lifted' });
    expect(await frozenAccounts(ledger.db)).toEqual([]);
    expect(
      await liftProvenFreeze(ledger.db, { account: 'member/nobody/center/CNY', by: 'operator/test', now }),
    ).toEqual({ outcome: 'unknown' });
  });

  it('find an amount that was changed, by the chain and by the line of the house that it was netted in', async () => {
    await plant(`update ledger_moves set amount = amount + 1 where ${lineOf('c', 2)}`);
    const night = await proveEverything(ledger.db, now);
    const { shard } = accountsOf('c');
    expect(night.findings).toMatchObject([
      { kind: 'entry', account: 'member/c/center/CNY', seq: 2n },
      { kind: 'house', account: `house/${shard}/deposits/bank/CNY`, expected: -21n, found: -20n },
    ]);
    // The proof of every minute looks at the house's lines as well.
    expect((await proveSample(ledger.db, { now, from })).findings.map(({ kind }) => kind)).toContain('house');
  });

  it('find a line of the house that was changed, removed or counted wrong', async () => {
    const bucket = `house = (select house from ledger_accounts where key = 'house/${accountsOf('c').shard}/deposits/bank/CNY')`;
    await plant(
      `update ledger_house set amount = amount - 1, balance_after = balance_after - 1 where ${bucket} and seq = 1`,
    );
    await plant(`update ledger_house set moves = 2 where ${bucket} and seq = 2`);
    await plant(`delete from ledger_house where ${bucket} and seq = 3`);
    const { findings } = await proveEverything(ledger.db, now);
    expect(findings.filter(({ kind }) => kind === 'house')).toHaveLength(3);
    expect(findings.map(({ kind }) => kind)).toContain('entry');
  });

  it('find an entry that was removed and a lock that no hold explains', async () => {
    await plant(`delete from ledger_moves where ${lineOf('c', 2)}`);
    await plant(`delete from ledger_holds where owner = 'a'`);
    const { findings } = await proveEverything(ledger.db, now);
    expect(findings).toContainEqual({
      kind: 'locked',
      account: 'member/a/locked/CNY',
      expected: 0n,
      found: 40n,
    });
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'entry', account: 'member/c/center/CNY', seq: 3n, expected: 103n }),
    );
  });
});

describe('seals', () => {
  it('hold over untouched lines, batch after batch', async () => {
    const first = await seal();
    await ledger.fund('b', 1n);
    const second = await seal();
    expect(second).toBe((first ?? 0n) + 1n);
    expect(await verifySeals(ledger.db, { now })).toMatchObject({ seals: 2, findings: [], next: 1n });
  });

  it.each([
    [
      'an amount and its balance',
      'update ledger_moves set amount = amount + 1, a_balance = a_balance + 1 where',
    ],
    ['the instant', "update ledger_moves set at = at - interval '1 second' where"],
  ])('break when %s was changed by a superuser, however consistently [INV-4]', async (_what, statement) => {
    await seal();
    await plant(`${statement} ${lineOf('b', 1)}`);
    const { findings } = await verifySeals(ledger.db, { now });
    expect(findings[0]).toMatchObject({ kind: 'seal', no: 1n });
  });

  it('break when a transfer was relabelled, and when the seal itself was recomputed', async () => {
    await seal();
    await ledger.fund('a', 1n);
    await seal();
    await plant(`update ledger_moves set request = 'forged' where batch = 1`);
    expect((await verifySeals(ledger.db, { now })).findings).toMatchObject([{ kind: 'seal', no: 1n }]);
    await plant(`update ledger_seals set digest = ledger_digest(after_batch, to_batch) where no = 1`);
    expect((await verifySeals(ledger.db, { now })).findings).toMatchObject([{ kind: 'seal', no: 1n }]);
    await plant(
      `update ledger_seals set chain = sha256('\\x' || convert_to(format('%s|%s|%s|', no, after_batch, to_batch), 'UTF8') || digest) where no = 1`,
    );
    expect((await verifySeals(ledger.db, { now })).findings).toMatchObject([{ kind: 'seal', no: 2n }]);
  });

  it('wait for a posting that is not committed yet', async () => {
    const accounts = accountsOf('late');
    const posted = ledger.transfer(
      'deposit',
      accounts.house('deposits', 'CNY', 'bank'),
      accounts.center('CNY'),
      cny(5n),
    );
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let inside = (): void => {};
    const started = new Promise<void>((resolve) => (inside = resolve));
    const late = inTransaction(ledger.db, async (tx) => {
      await postTransfer(tx, posted);
      inside();
      await held;
    });
    await started;
    try {
      expect(await sealBatches(ledger.db, now, { patienceMs: 100 })).toBeUndefined();
    } finally {
      release();
    }
    await late;
    const sealed = await seal();
    const batch = await sql<{
      batch: bigint;
    }>`select batch from ledger_transfers where id = ${posted.id}`.execute(ledger.db);
    expect(sealed).toBe(batch.rows[0]?.batch);
  });
});
