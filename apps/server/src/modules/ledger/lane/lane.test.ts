import { tableColumns } from '#platform/db/rows/table-columns.ts';
import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashInput } from '#platform/idempotency/run-once.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { systemClock } from '#platform/clock.ts';
import {
  accountsOf,
  AlreadyPosted,
  companion,
  InsufficientBalance,
  openLane,
  readBalance,
  type LaneRequest,
} from '../index.ts';
import {
  createTestLedger,
  expectSoundBooks,
  patienceMs,
  testInstant,
  type TestLedger,
} from '../test-ledger.ts';

let ledger: TestLedger;

const notes = tableColumns('lane_test_notes', {
  id: 'uuid',
  note: 'text',
  fen: 'bigint',
  at: 'timestamptz',
  more: 'jsonb',
});

beforeAll(async () => {
  ledger = await createTestLedger();
  const owner = new Client({ connectionString: ledger.database.urls.migrator });
  await owner.connect();
  await owner.query(`create table lane_test_notes
    (id uuid primary key, note text, fen bigint check (fen < 1000), at timestamptz, more jsonb)`);
  await owner.end();
});
afterAll(async () => {
  await expectSoundBooks(ledger);
  await ledger.close();
});

/** A fee of so many fen; answers the balance left. */
function fee(owner: string, minor: bigint): LaneRequest<string> {
  const { center, house } = accountsOf(owner);
  return {
    transfers: [ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(minor))],
    answer: (balances) => balances.of(center('CNY')).minor.toString(),
  };
}

const operation = (operationId: string, input: unknown) => {
  return {
    owner: 'member/x',
    operation: 'payFee',
    operationId,
    inputHash: hashInput(input),
    at: testInstant,
  };
};

describe('the lane', () => {
  it('posts, answers the balance after, and refuses an overdraft with the true balance', async () => {
    await ledger.fund('one', 100n);
    expect(await ledger.lane.post(fee('one', 30n))).toBe('70');
    const refused = ledger.lane.post(fee('one', 71n));
    await expect(refused).rejects.toThrow(InsufficientBalance);
    await expect(refused).rejects.toMatchObject({ available: cny(70n), error: 'insufficientBalance' });
    expect(await ledger.lane.post(fee('one', 70n))).toBe('0');
  });

  it('writes what arrives together in one batch and answers each caller his own', async () => {
    await ledger.fund('many', 100n);
    const answers = await Promise.all([1n, 2n, 3n, 4n].map((minor) => ledger.lane.post(fee('many', minor))));
    expect(answers).toEqual(['99', '97', '94', '90']);
    const batches = await sql<{ batches: bigint }>`
      select count(distinct batch) as batches from ledger_entries
      where account_id = ${accountsOf('many').center('CNY').id} and seq > 1`.execute(ledger.db);
    expect(batches.rows[0]?.batches).toBe(1n);
  });

  it('decides again when another writer came in between', async () => {
    await ledger.fund('shared', 100n);
    expect(await ledger.lane.post(fee('shared', 1n))).toBe('99');
    await ledger.fund('shared', 1n); // behind the lane's back
    expect(await ledger.lane.post(fee('shared', 1n))).toBe('99');
    const { center, house } = accountsOf('shared');
    await ledger.post(ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(99n)));
    await expect(ledger.lane.post(fee('shared', 1n))).rejects.toMatchObject({ available: cny(0n) });
    await ledger.fund('shared', 5n);
    expect(await ledger.lane.post(fee('shared', 5n))).toBe('0'); // memory says 0, the truth is asked first
  });

  it('takes rows of other tables along, or nothing at all', async () => {
    await ledger.fund('rows', 100n);
    const row = (note: string, fen: bigint) =>
      companion(notes, {
        id: ledger.ids.uuid(),
        note,
        fen,
        at: new Date('2026-01-05T08:00:00.123Z'),
        more: { note, list: [1, '「二」'] },
      });
    const good = [1n, 2n, 3n].map((minor) => ({ ...fee('rows', minor), rows: [row(`n${minor}`, minor)] }));
    const bad = { ...fee('rows', 4n), rows: [row('too much', 1000n)] };
    const results = await Promise.allSettled(
      [...good.slice(0, 2), bad, ...good.slice(2)].map((request) => ledger.lane.post(request)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(results[2]).toMatchObject({ reason: { constraint: 'lane_test_notes_fen_check' } });
    const stored = await sql<{ note: string; more: unknown; at: Date }>`
      select note, more, at from lane_test_notes order by fen`.execute(ledger.db);
    expect(stored.rows.map(({ note }) => note)).toEqual(['n1', 'n2', 'n3']);
    expect(stored.rows[0]).toMatchObject({
      more: { note: 'n1', list: [1, '「二」'] },
      at: new Date('2026-01-05T08:00:00.123Z'),
    });
    expect(await readBalance(ledger.db, accountsOf('rows').center('CNY'))).toEqual(cny(94n)); // 100 - 1 - 2 - 3
  });

  it('takes rows that move no money, with an operation id and without', async () => {
    const id = ledger.ids.uuid();
    const lost = companion(notes, { id, note: 'lost', fen: 0n, at: null, more: null });
    const request = {
      transfers: [],
      rows: [lost],
      operation: operation('op-rows', 'x'),
      answer: () => 'noted',
    };
    expect(await ledger.lane.post(request)).toBe('noted');
    expect(await ledger.lane.post(request)).toBe('noted');
    const again = ledger.lane.post({ transfers: [], rows: [lost], answer: () => null });
    await expect(again).rejects.toMatchObject({ constraint: 'lane_test_notes_pkey' });
  });

  it('isolates a posting that nobody should have made', async () => {
    await ledger.fund('isolated', 10n);
    const { center, debt } = accountsOf('isolated');
    const wrong = {
      ...fee('isolated', 1n),
      transfers: [ledger.transfer('debtRepayment', center('CNY'), debt('CNY'), cny(1n))],
    };
    const notUuid = {
      ...fee('isolated', 1n),
      transfers: fee('isolated', 1n).transfers.map((t) => ({ ...t, id: 'no uuid' })),
    };
    const results = await Promise.allSettled(
      [fee('isolated', 1n), wrong, fee('isolated', 2n), notUuid, fee('isolated', 3n)].map((request) =>
        ledger.lane.post(request),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(results[1]).toMatchObject({ reason: { constraint: 'ledger_moves_not_negative' } });
    expect(await readBalance(ledger.db, center('CNY'))).toEqual(cny(4n));
  });

  it('refuses a transfer id that is posted', async () => {
    await ledger.fund('twice', 10n);
    const request = fee('twice', 1n);
    expect(await ledger.lane.post(request)).toBe('9');
    await expect(ledger.lane.post(request)).rejects.toThrow(AlreadyPosted);
    const [first, second] = await Promise.allSettled([
      ledger.lane.post(fee('twice', 1n)),
      ledger.lane.post(request),
    ]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the operation id', () => {
  it('gets the first answer again, whichever caller asks first and through whichever door [IDE-2]', async () => {
    await ledger.fund('op', 100n);
    const ask = () => ledger.lane.post({ ...fee('op', 10n), operation: operation('op-1', 'ten') });
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    expect(new Set(answers)).toEqual(new Set(['90']));
    expect(await ask()).toBe('90');
    expect(await readBalance(ledger.db, accountsOf('op').center('CNY'))).toEqual(cny(90n));
    const key = { owner: 'member/x', operation: 'payFee', operationId: 'op-1', input: 'ten' };
    const act = () => Promise.reject(new Error('must not run'));
    expect(await onceInTransaction({ db: ledger.db, clock: systemClock }, key, act)).toBe('90');
  });

  it('is refused with another input, and keeps a refusal', async () => {
    await ledger.fund('op2', 5n);
    const broke = () => ledger.lane.post({ ...fee('op2', 10n), operation: operation('op-2', 'ten') });
    await expect(broke()).rejects.toMatchObject({ error: 'insufficientBalance' });
    await ledger.fund('op2', 100n);
    await expect(broke()).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: '0.05', currency: 'CNY' },
    });
    await expect(
      ledger.lane.post({ ...fee('op2', 10n), operation: operation('op-2', 'eleven') }),
    ).rejects.toMatchObject({ error: 'operationIdReused' });
    expect(await readBalance(ledger.db, accountsOf('op2').center('CNY'))).toEqual(cny(105n));
  });
});

describe('a lost connection', () => {
  it('is reopened, and what was in flight is looked up, not guessed', async () => {
    await ledger.fund('lost', 10_000n);
    const lane = openLane({ url: ledger.database.urls.app, name: 'lane-to-cut', patienceMs });
    const killer = new Client({ connectionString: ledger.database.superuserUrl });
    await killer.connect();
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lane-to-cut'`;
    let posted = 0;
    for (let round = 0; round < 40; round += 1) {
      const asked = Array.from({ length: 5 }, () => lane.post(fee('lost', 1n)));
      const cutting = round % 4 === 1 ? killer.query(cut) : undefined;
      const results = await Promise.allSettled(asked);
      await cutting;
      for (const result of results) {
        expect(result.status, JSON.stringify(result)).toBe('fulfilled');
        posted += 1;
      }
    }
    expect(posted).toBe(200);
    expect(await readBalance(ledger.db, accountsOf('lost').center('CNY'))).toEqual(cny(9800n));
    await killer.end();
    await lane.close();
  });

  it('answers its callers when the database is unreachable', async () => {
    const lane = openLane({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'nowhere', patienceMs: 50 });
    await expect(lane.post(fee('nobody', 1n))).rejects.toMatchObject({ error: 'overloaded' });
    await lane.close();
  });
});
