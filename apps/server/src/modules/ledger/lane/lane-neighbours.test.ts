import { tableColumns } from '#platform/db/rows/table-columns.ts';
import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashInput } from '#platform/idempotency/run-once.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, companion, openLane, postTransfer, readBalance, type LaneRequest } from '../index.ts';
import { freezeAccount } from '../proofs/freezes-store.ts';
import {
  createTestLedger,
  expectSoundBooks,
  patienceMs,
  testInstant,
  type TestLedger,
} from '../test-ledger.ts';
import type { PostingLane } from './open-lane.ts';

/** One batch: a request that cannot be posted, and 199 that must not pay for it. */
const neighbours = 199;

let ledger: TestLedger;
let lane: PostingLane;

const notes = tableColumns('lane_neighbour_notes', { id: 'uuid' });

beforeAll(async () => {
  ledger = await createTestLedger();
  const owner = new Client({ connectionString: ledger.database.urls.migrator });
  await owner.connect();
  await owner.query('create table lane_neighbour_notes (id uuid primary key)');
  await owner.end();
  lane = openLane({
    url: ledger.database.urls.app,
    name: 'neighbours',
    patienceMs,
  });
});
afterAll(async () => {
  await lane.close();
  await expectSoundBooks(ledger);
  await ledger.close();
});

/** A fen of fees. */
function fee(owner: string, more: Partial<LaneRequest<string>> = {}): LaneRequest<string> {
  const { center, house } = accountsOf(owner);
  return {
    transfers: [ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n))],
    answer: (balances) => balances.of(center('CNY')).minor.toString(),
    ...more,
  };
}

const operation = (operationId: string, input: string) => ({
  owner: 'member/repeater',
  operation: 'payFee',
  operationId,
  inputHash: hashInput(input),
  at: testInstant,
});

let groups = 0;

/** Owners whose house buckets are none of `avoided`: they share nothing with a held one. */
async function owners(avoided: readonly number[] = []): Promise<string[]> {
  groups += 1;
  const found: string[] = [];
  for (let number = 0; found.length < neighbours; number += 1) {
    const owner = `n${groups}-${number}`;
    if (!avoided.includes(accountsOf(owner).shard)) found.push(owner);
  }
  // In one batch: they have money before it is counted.
  await Promise.all(
    found.map((owner) => {
      const { center, house } = accountsOf(owner);
      const funds = ledger.transfer('deposit', house('deposits', 'CNY', 'bank'), center('CNY'), cny(10n));
      return lane.post({ transfers: [funds], answer: () => null });
    }),
  );
  return found;
}

/** How often a batch was sent, refused ones counted: each takes a number. */
async function sent(): Promise<bigint> {
  const { rows } = await sql<{ last: bigint }>`select last_value as last from ledger_batches`.execute(
    ledger.db,
  );
  return rows[0]?.last ?? 0n;
}

/** Posts the one in the middle of its neighbours; answers its refusal and how many batches were sent. */
async function among(
  poison: LaneRequest<string>,
  others: readonly string[],
): Promise<{ error: unknown; rounds: number }> {
  const before = await sent();
  const half = Math.floor(others.length / 2);
  const answers = await Promise.allSettled([
    ...others.slice(0, half).map((owner) => lane.post(fee(owner))),
    lane.post(poison),
    ...others.slice(half).map((owner) => lane.post(fee(owner))),
  ]);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  const [answer] = answers.splice(half, 1);
  expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
  const reason: unknown = answer?.status === 'rejected' ? answer.reason : undefined;
  const error = reason instanceof Error && 'error' in reason ? reason.error : reason;
  return { error, rounds: Number((await sent()) - before) };
}

/** Runs `act` while a transaction that did `work` stays open. */
async function whileHeld(work: (tx: Tx) => Promise<unknown>, act: () => Promise<void>): Promise<void> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let hold = (): void => {};
  const held = new Promise<void>((resolve) => (hold = resolve));
  const over = inTransaction(ledger.db, async (tx) => {
    await work(tx);
    hold();
    await released;
  });
  await held;
  try {
    await act();
  } finally {
    letGo();
    await over;
  }
}

describe('two hundred in a batch', () => {
  it('do not pay for a used operation id that this process has seen', async () => {
    await ledger.fund('repeater', 100n);
    const others = await owners();
    await lane.post(fee('repeater', { operation: operation('seen', 'one') }));
    const poison = () => fee('repeater', { operation: operation('seen', 'another') });
    expect(await among(poison(), others)).toEqual({ error: 'operationIdReused', rounds: 1 });
    expect(await among(poison(), others)).toEqual({ error: 'operationIdReused', rounds: 1 });
  });

  it('pay one round for the first that another process knows, and none for the next', async () => {
    const others = await owners();
    const ids = ['elsewhere-1', 'elsewhere-2'];
    // The member's owner is not suspected yet by this lane.
    const elsewhere = (operationId: string, input: string) => ({
      ...operation(operationId, input),
      owner: 'member/stranger',
    });
    await ledger.fund('stranger', 100n);
    for (const id of ids) await ledger.lane.post(fee('stranger', { operation: elsewhere(id, 'one') }));
    // So that this lane knows the accounts in their present state.
    await lane.post(fee('stranger'));
    const poison = (id = '') => fee('stranger', { operation: elsewhere(id, 'another') });
    expect(await among(poison(ids[0]), others)).toEqual({ error: 'operationIdReused', rounds: 2 });
    expect(await among(poison(ids[1]), others)).toEqual({ error: 'operationIdReused', rounds: 1 });
  });

  it('pay one round for a frozen account, and none for the next', async () => {
    await ledger.fund('frozen', 100n);
    const others = await owners();
    await inTransaction(ledger.db, (tx) =>
      freezeAccount(tx, accountsOf('frozen').center('CNY'), testInstant, 'of a test'),
    );
    expect(await among(fee('frozen'), others)).toEqual({ error: 'accountFrozen', rounds: 2 });
    expect(await among(fee('frozen'), others)).toEqual({ error: 'accountFrozen', rounds: 1 });
  });

  it('are posted while another transaction holds an account or a bucket of one of them', async () => {
    const { center, house, shard } = accountsOf('held');
    const sameShard = Array.from({ length: 5000 }, (_, number) => `same-${number}`).find(
      (owner) => accountsOf(owner).shard === shard,
    );
    if (sameShard === undefined) throw new Error('nobody shares the shard');
    await ledger.fund('held', 100n);
    await ledger.fund(sameShard, 100n);
    const others = await owners([shard]);
    const post = (tx: Tx) =>
      postTransfer(tx, ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n)));
    await whileHeld(post, async () => {
      // Waited for once; then everyone who needs it is refused at once, with the bucket alone as well.
      expect(await among(fee('held'), others)).toEqual({ error: 'overloaded', rounds: 2 });
      expect(await among(fee('held'), others)).toEqual({ error: 'overloaded', rounds: 1 });
      expect((await among(fee(sameShard), others)).error).toBe('overloaded');
    });
    expect(await lane.post(fee('held'))).toBe('98');
  });

  it('are posted while a row of one caller’s own table is held: sought by halves once, refused by its name then', async () => {
    for (const owner of ['rows', 'rows-too']) await ledger.fund(owner, 100n);
    const others = await owners();
    const id = ledger.ids.uuid();
    const insert = (tx: Tx) => sql`insert into lane_neighbour_notes (id) values (${id})`.execute(tx);
    const press = (owner: string, more: readonly string[] = []) =>
      among(fee(owner, { rows: [companion(notes, { id })], locks: [...more, `note/${id}`] }), others);
    await whileHeld(insert, async () => {
      const first = await press('rows');
      expect(first.error).toBe('overloaded');
      // 200, 100, 50, 25, 13, 7, 4, 2, 1: one half of each waits, the other is posted.
      expect(first.rounds).toBeLessThanOrEqual(17);
      for (const needs of [[], ['note/other']]) {
        const next = await press('rows-too', needs);
        expect(next.error).toBe('overloaded');
        // The neighbours' batch, and perhaps one request that tries whether the row is still held.
        expect(next.rounds).toBeLessThanOrEqual(2);
      }
    });
    expect(await readBalance(ledger.db, accountsOf('rows').center('CNY'))).toEqual(cny(100n));
  });

  it('are posted where they need one of several rows that were held, and those once they are let go', async () => {
    await ledger.fund('both', 100n);
    await ledger.fund('either', 100n);
    const id = ledger.ids.uuid();
    const insert = (tx: Tx) => sql`insert into lane_neighbour_notes (id) values (${id})`.execute(tx);
    const rows = [companion(notes, { id })];
    const pay = (owner: string, locks: string[], more: Partial<LaneRequest<string>> = {}) =>
      lane.post(fee(owner, { locks, ...more }));
    await whileHeld(insert, async () => {
      await expect(pay('both', ['match/1', 'match/2'], { rows })).rejects.toMatchObject({
        error: 'overloaded',
      });
      expect(await pay('either', ['match/2'])).toBe('99');
    });
    await expect.poll(() => pay('both', ['match/2', 'match/1']).catch(() => 'refused')).toBe('99');
  });
});
