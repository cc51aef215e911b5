import { cny } from '@fairway/money';
import { createSeededRandom } from '@fairway/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import {
  accountsOf,
  AlreadyPosted,
  holdFunds,
  InsufficientBalance,
  openHoldsOf,
  openLane,
  postHold,
  readBalance,
  shardOf,
  voidHold,
  type PostingLane,
  type Transfer,
} from './index.ts';
import {
  createTestLedger,
  expectSoundBooks,
  patienceMs,
  testInstant as at,
  type TestLedger,
} from './test-ledger.ts';

let ledger: TestLedger;
/** As a second process would: its own connection, its own memory. */
let other: PostingLane;

beforeAll(async () => {
  ledger = await createTestLedger();
  other = openLane({ url: ledger.database.urls.app, name: 'other-lane', patienceMs });
});
afterAll(async () => {
  await expectSoundBooks(ledger);
  await other.close();
  await ledger.close();
});

const fees = (owner: string, minor: bigint): Transfer =>
  ledger.transfer('fee', accountsOf(owner).center('CNY'), accountsOf(owner).house('fees', 'CNY'), cny(minor));

/** One of the three doors into the ledger: a transaction, a lane, another process's lane. */
async function throughDoor(index: number, transfer: Transfer): Promise<void> {
  if (index % 3 === 0) await ledger.post(transfer);
  else await (index % 3 === 1 ? ledger.lane : other).post({ transfers: [transfer], answer: () => null });
}

function count(results: readonly PromiseSettledResult<unknown>[], refusal: new (...args: never[]) => Error) {
  const rejected = results.filter((result) => result.status === 'rejected');
  for (const { reason } of rejected) expect(reason).toBeInstanceOf(refusal);
  return { done: results.length - rejected.length, refused: rejected.length };
}

describe('at once', () => {
  it('thirty take from a balance that suffices for ten: ten get it [CON-2]', async () => {
    await ledger.fund('thirty', 100n);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => throughDoor(index, fees('thirty', 10n))),
    );
    expect(count(results, InsufficientBalance)).toEqual({ done: 10, refused: 20 });
    expect(await readBalance(ledger.db, accountsOf('thirty').center('CNY'))).toEqual(cny(0n));
  });

  it('thirty post the same transfer: one is posted', async () => {
    await ledger.fund('same', 100n);
    const transfer = fees('same', 10n);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => throughDoor(index, transfer)),
    );
    expect(count(results, AlreadyPosted)).toEqual({ done: 1, refused: 29 });
    expect(await readBalance(ledger.db, accountsOf('same').center('CNY'))).toEqual(cny(90n));
  });

  it('opposite transfers between the same two accounts meet without a deadlock that anybody sees', async () => {
    const { center, interest } = accountsOf('opposite');
    await ledger.fund('opposite', 1000n);
    await ledger.post(ledger.transfer('interestIn', center('CNY'), interest(), cny(500n)));
    const asked = Array.from({ length: 60 }, (_, index) => {
      const there = ledger.transfer('interestIn', center('CNY'), interest(), cny(3n));
      const back = ledger.transfer('interestOut', interest(), center('CNY'), cny(3n));
      return throughDoor(index, index % 2 === 0 ? there : back);
    });
    await Promise.all(asked);
    expect(await readBalance(ledger.db, center('CNY'))).toEqual(cny(500n));
    expect(await readBalance(ledger.db, interest())).toEqual(cny(500n));
  });

  it('a hold is posted, voided and expired by many: it ends once [INV-5]', async () => {
    const { center, locked, house } = accountsOf('holds');
    await ledger.fund('holds', 100_00n);
    let paid = 0n;
    for (let round = 0; round < 40; round += 1) {
      const holdId = ledger.ids.uuid();
      const common = { owner: 'holds', responsible: 'rule/test', at, requestId: `W${round}` };
      await inTransaction(ledger.db, (tx) =>
        holdFunds(tx, {
          ...common,
          id: holdId,
          transferId: ledger.ids.uuid(),
          from: center('CNY'),
          amount: cny(10n),
          reason: 'withdrawalHold',
          deadline: at,
        }),
      );
      const resolve = (index: number) =>
        inTransaction(ledger.db, (tx) => {
          const resolution = { ...common, holdId, transferId: ledger.ids.uuid() };
          if (index % 2 === 0) return voidHold(tx, { ...resolution, reason: 'withdrawalRelease' });
          const to = [{ account: house('payouts', 'CNY', 'bank'), amount: cny(10n) }];
          return postHold(tx, { ...resolution, reason: 'withdrawalPayout', to });
        });
      const results = await Promise.all([round, round + 1, round + 2, round + 3].map(resolve));
      expect(results.filter(({ resolved }) => resolved === 'now')).toHaveLength(1);
      const outcomes = new Set(
        results.flatMap((result) => (result.resolved === 'before' ? [result.outcome] : [])),
      );
      expect(outcomes.size).toBe(1);
      if (outcomes.has('posted')) paid += 10n;
    }
    expect(await openHoldsOf(ledger.db, 'holds')).toEqual([]);
    expect(await readBalance(ledger.db, locked('CNY'))).toEqual(cny(0n));
    expect(await readBalance(ledger.db, center('CNY'))).toEqual(cny(100_00n - paid));
  });

  it('the same hold asked for thirty times locks once', async () => {
    const { center, locked } = accountsOf('hold-once');
    await ledger.fund('hold-once', 100n);
    const hold = {
      id: ledger.ids.uuid(),
      transferId: ledger.ids.uuid(),
      owner: 'hold-once',
      from: center('CNY'),
      amount: cny(10n),
      reason: 'withdrawalHold' as const,
      responsible: 'rule/test',
      deadline: at,
      at,
      requestId: 'W',
    };
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => inTransaction(ledger.db, (tx) => holdFunds(tx, hold))),
    );
    expect(count(results, AlreadyPosted)).toEqual({ done: 1, refused: 29 });
    expect(await readBalance(ledger.db, locked('CNY'))).toEqual(cny(10n));
  });
});

describe('the bank test', () => {
  it('keeps the total in every read while 64 clients move money between 8 accounts [CON-1]', async () => {
    const seed = Date.now() % 1_000_000;
    const random = createSeededRandom(seed);
    // Eight members of one shard; money passes the shard's clearing account, never from member to member.
    const members = ownersOfOneShard(8);
    for (const member of members) await ledger.fund(member, 1000n);
    const centers = members.map((member) => accountsOf(member).center('CNY'));
    const clients = { running: true };
    const reads: string[] = [];
    const reader = async (): Promise<void> => {
      while (clients.running) {
        const found = await sql<{ total: string; low: bigint }>`
          select sum(e.balance_after)::text as total, min(e.balance_after) as low
          from unnest(${centers.map(({ id }) => id)}::uuid[]) as a (id)
          cross join lateral (
            select balance_after from ledger_entries where shard_id = ${centers[0]?.shard ?? 0} and account_id = a.id
            order by seq desc limit 1
          ) as e`.execute(ledger.db);
        const row = found.rows[0];
        if (row?.total !== '8000' || row.low < 0n) reads.push(`${row?.total} ${row?.low}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const reading = reader();

    let refused = 0;
    const client = async (number: number): Promise<void> => {
      for (let turn = 0; turn < 12; turn += 1) {
        const from = random.pick(centers);
        const to = random.pick(centers.filter(({ id }) => id !== from.id));
        const amount = cny(BigInt(1 + random.integer(400)));
        const clearing = accountsOf(members[0] ?? '').house('adjustments', 'CNY');
        const pair: Transfer[] = [
          ledger.transfer('adjustment', from, clearing, amount),
          ledger.transfer('adjustment', clearing, to, amount),
        ];
        const lane = number % 2 === 0 ? ledger.lane : other;
        try {
          await lane.post({ transfers: pair, answer: () => null });
        } catch (refusal) {
          expect(refusal).toBeInstanceOf(InsufficientBalance);
          refused += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: 64 }, (_, number) => client(number)));
    clients.running = false;
    await reading;
    expect(reads, `seed ${seed}`).toEqual([]);
    expect(refused).toBeLessThan(64 * 12);
  });
});

function ownersOfOneShard(wanted: number): string[] {
  const owners: string[] = [];
  for (let n = 0; owners.length < wanted; n += 1) if (shardOf(`bank-${n}`) === 5) owners.push(`bank-${n}`);
  return owners;
}
