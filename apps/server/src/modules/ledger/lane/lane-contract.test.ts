import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { hashInput } from '#platform/idempotency/run-once.ts';
import {
  accountsOf,
  AlreadyPosted,
  companion,
  freezeAccount,
  InsufficientBalance,
  openLane,
  readBalance,
  type LaneRequest,
  type PostingLane,
} from '../index.ts';
import { ShardKeeper } from '../owners/shard-keeper.ts';
import {
  createTestLedger,
  expectSoundBooks,
  patienceMs,
  testInstant,
  type TestLedger,
} from '../test-ledger.ts';

const notes = tableColumns('lane_test_notes', {
  id: 'uuid',
  note: 'text',
  fen: 'bigint',
  at: 'timestamptz',
  more: 'jsonb',
});

/** The lane of a process that owns every shard, and of one that owns none: a caller cannot tell them apart. */
const kinds = ['from memory, as the owner', 'by reading first, as another process'] as const;

describe.each(kinds)('a request posted %s', (kind) => {
  let ledger: TestLedger;
  let lane: PostingLane;
  let keeper: ShardKeeper | undefined;

  beforeAll(async () => {
    ledger = await createTestLedger();
    const owner = new Client({ connectionString: ledger.database.urls.migrator });
    await owner.connect();
    await owner.query(`create table lane_test_notes
      (id uuid primary key, note text, fen bigint check (fen < 1000), at timestamptz, more jsonb)`);
    await owner.query(`create function lane_test_refuse() returns trigger language plpgsql as $$
      begin
        if exists (select from added where note = 'unwanted') then
          raise exception 'unwanted' using errcode = 'check_violation', constraint = 'lane_test_wanted',
            detail = (select jsonb_agg(more ->> 'subject') from added where note = 'unwanted')::text;
        end if;
        return null;
      end $$`);
    await owner.query(`create trigger lane_test_refuse after insert on lane_test_notes
      referencing new table as added for each statement execute function lane_test_refuse()`);
    await owner.end();
    const url = ledger.database.urls.app;
    if (kind === kinds[0])
      keeper = await ShardKeeper.start({
        url,
        id: ledger.ids.uuid(),
        preferred: [],
        leaseMs: 600_000,
        logger: pino({ level: 'silent' }),
      });
    const ownership = keeper ?? { epochOf: () => undefined, doubt: () => undefined };
    lane = openLane({ url, name: 'contract', patienceMs, ownership });
  });
  afterAll(async () => {
    const { owned, others } = lane.figures();
    expect([owned > 0, others > 0]).toEqual(kind === kinds[0] ? [true, false] : [false, true]);
    await lane.close();
    await keeper?.end();
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

  const operation = (operationId: string, input: unknown) => ({
    owner: 'member/x',
    operation: 'payFee',
    operationId,
    inputHash: hashInput(input),
    at: testInstant,
  });

  it('posts, answers the balance after, and refuses an overdraft with the true balance', async () => {
    await ledger.fund('one', 100n);
    expect(await lane.post(fee('one', 30n))).toBe('70');
    const refused = lane.post(fee('one', 71n));
    await expect(refused).rejects.toThrow(InsufficientBalance);
    await expect(refused).rejects.toMatchObject({ available: cny(70n), error: 'insufficientBalance' });
    expect(await lane.post(fee('one', 70n))).toBe('0');
  });

  it('writes what arrives together in one batch and answers each caller his own', async () => {
    await ledger.fund('many', 100n);
    const answers = await Promise.all([1n, 2n, 3n, 4n].map((minor) => lane.post(fee('many', minor))));
    expect(answers).toEqual(['99', '97', '94', '90']);
    const batches = await sql<{ batches: bigint }>`
      select count(distinct batch) as batches from ledger_entries
      where account_id = ${accountsOf('many').center('CNY').id} and seq > 1`.execute(ledger.db);
    expect(batches.rows[0]?.batches).toBe(1n);
  });

  it('decides again when another writer came in between', async () => {
    await ledger.fund('shared', 100n);
    expect(await lane.post(fee('shared', 1n))).toBe('99');
    await ledger.fund('shared', 1n); // behind the lane's back
    expect(await lane.post(fee('shared', 1n))).toBe('99');
    const { center, house } = accountsOf('shared');
    await ledger.post(ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(99n)));
    await expect(lane.post(fee('shared', 1n))).rejects.toMatchObject({ available: cny(0n) });
    await ledger.fund('shared', 5n);
    expect(await lane.post(fee('shared', 5n))).toBe('0'); // memory says 0, the truth is asked first
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
      [...good.slice(0, 2), bad, ...good.slice(2)].map((request) => lane.post(request)),
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
    expect(await lane.post(request)).toBe('noted');
    expect(await lane.post(request)).toBe('noted');
    const again = lane.post({ transfers: [], rows: [lost], answer: () => null });
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
        lane.post(request),
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
    expect(await lane.post(request)).toBe('9');
    await expect(lane.post(request)).rejects.toThrow(AlreadyPosted);
    const [first, second] = await Promise.allSettled([lane.post(fee('twice', 1n)), lane.post(request)]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
  });

  it('answers an operation id again with the first answer, whichever caller asks first and through whichever door [IDE-2]', async () => {
    await ledger.fund('op', 100n);
    const ask = () => lane.post({ ...fee('op', 10n), operation: operation('op-1', 'ten') });
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    expect(new Set(answers)).toEqual(new Set(['90']));
    expect(await ask()).toBe('90');
    expect(await readBalance(ledger.db, accountsOf('op').center('CNY'))).toEqual(cny(90n));
    const key = { owner: 'member/x', operation: 'payFee', operationId: 'op-1', input: 'ten' };
    const act = () => Promise.reject(new Error('must not run'));
    expect(await onceInTransaction({ db: ledger.db, clock: systemClock }, key, act)).toBe('90');
  });

  it('refuses an operation id with another input, and keeps a refusal', async () => {
    await ledger.fund('op2', 5n);
    const broke = () => lane.post({ ...fee('op2', 10n), operation: operation('op-2', 'ten') });
    await expect(broke()).rejects.toMatchObject({ error: 'insufficientBalance' });
    await ledger.fund('op2', 100n);
    await expect(broke()).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: '0.05', currency: 'CNY' },
    });
    await expect(
      lane.post({ ...fee('op2', 10n), operation: operation('op-2', 'eleven') }),
    ).rejects.toMatchObject({ error: 'operationIdReused' });
    expect(await readBalance(ledger.db, accountsOf('op2').center('CNY'))).toEqual(cny(105n));
  });

  it('refuses those whom a rule of the rows has named, and no others', async () => {
    await ledger.fund('named', 100n);
    const row = (note: string, subject: string) =>
      companion(notes, { id: ledger.ids.uuid(), note, fen: 0n, at: null, more: { subject } });
    const results = await Promise.allSettled(
      ['wanted', 'unwanted', 'wanted', 'unwanted'].map((note, index) =>
        lane.post({ ...fee('named', 1n), rows: [row(note, `s${index}`)], subject: `s${index}` }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(results[1]).toMatchObject({ reason: { constraint: 'lane_test_wanted' } });
    expect(await readBalance(ledger.db, accountsOf('named').center('CNY'))).toEqual(cny(98n));
  });

  it('refuses as busy those that need a row held elsewhere, and no others', async () => {
    await ledger.fund('needs', 100n);
    await ledger.fund('free', 100n);
    const id = ledger.ids.uuid();
    const held = companion(notes, { id, note: 'held', fen: 0n, at: null, more: null });
    const holder = new Client({ connectionString: ledger.database.urls.migrator });
    await holder.connect();
    await holder.query('begin');
    await holder.query('insert into lane_test_notes (id) values ($1)', [id]);
    const [refused, posted] = await Promise.allSettled([
      lane.post({ ...fee('needs', 1n), rows: [held], locks: [`note/${id}`] }),
      lane.post(fee('free', 1n)),
    ]);
    expect(refused).toMatchObject({ reason: { error: 'overloaded' } });
    expect(posted).toEqual({ status: 'fulfilled', value: '99' });
    await holder.query('rollback');
    await holder.end();
    const again = () => lane.post({ ...fee('needs', 1n), rows: [held], locks: [`note/${id}`] });
    await expect.poll(() => again().catch(() => 'refused'), { timeout: patienceMs }).toBe('99');
  });

  it('refuses to take from a frozen account', async () => {
    await ledger.fund('frozen', 100n);
    await inTransaction(ledger.db, (tx) =>
      freezeAccount(tx, accountsOf('frozen').center('CNY'), testInstant, 'of a test'),
    );
    for (const _ of [1, 2])
      await expect(lane.post(fee('frozen', 1n))).rejects.toMatchObject({ error: 'accountFrozen' });
  });
});
