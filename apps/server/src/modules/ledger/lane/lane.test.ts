import { cny } from '@fairway/money';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { findKeptAnswer } from '#platform/idempotency/find-kept-answer.ts';
import { accountsOf, openLane, readBalance, type LaneRequest } from '../index.ts';
import {
  createTestLedger,
  expectSoundBooks,
  patienceMs,
  type TestLedger,
  testInstant,
} from '../test-ledger.ts';
import { LaneConnection } from './lane-connection.ts';

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await createTestLedger();
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

describe('an answer kept by the lane', () => {
  const key = (operationId: string) => ({ owner: 'member/kept', operation: 'payFee', operationId });

  function fee(operationId: string): LaneRequest<unknown> {
    const { center, house } = accountsOf('kept');
    return {
      transfers: [ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n))],
      operation: { ...key(operationId), inputHash: Buffer.from('same input'), at: testInstant },
      answer: () => ({ text: 'new', note: 'nul\u0000 and 中文' }),
    };
  }

  it('is given again as it was, also one that an earlier release kept', async () => {
    await ledger.fund('kept', 100n);
    const first = await ledger.lane.post(fee('now'));
    expect(await ledger.lane.post(fee('now'))).toEqual(first);
    expect(await findKeptAnswer(ledger.db, key('now'))).toEqual({ value: first });

    const before = { ok: true, value: { text: 'before' } };
    await sql`
      insert into platform_operations (owner, operation, operation_id, input_hash, answer, created_at)
      values ('member/kept', 'payFee', 'before', ${Buffer.from('same input')}, ${JSON.stringify(before)}::jsonb, now())`.execute(
      ledger.db,
    );
    expect(await ledger.lane.post(fee('before'))).toEqual({ text: 'before' });
    expect(await findKeptAnswer(ledger.db, key('before'))).toEqual({ value: { text: 'before' } });
    expect(await readBalance(ledger.db, accountsOf('kept').center('CNY'))).toEqual(cny(99n));
  });
});

describe('the plans of a lane', () => {
  it('go by keys on a ledger that was analysed while its tables were nearly empty', async () => {
    await ledger.fund('first', 100n);
    await ledger.asIntruder(async (client) => {
      await client.query('analyze ledger_moves');
    });
    const connection = new LaneConnection({ url: ledger.database.urls.app, name: 'young', patienceMs });
    const plan = await connection.query<{ 'QUERY PLAN': string }>(
      'explain select a_balance from ledger_moves where member = 1 and a_key = 1',
      [],
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan using ledger_moves_by_a');
    await connection.close();
  });
});
