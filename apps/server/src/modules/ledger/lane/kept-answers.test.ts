import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findKeptAnswer } from '#platform/idempotency/find-kept-answer.ts';
import { accountsOf, readBalance, type LaneRequest } from '../index.ts';
import { createTestLedger, testInstant, type TestLedger } from '../test-ledger.ts';

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

const key = (operationId: string) => ({ owner: 'member/kept', operation: 'payFee', operationId });

function fee(operationId: string): LaneRequest<unknown> {
  const { center, house } = accountsOf('kept');
  return {
    transfers: [ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n))],
    operation: { ...key(operationId), inputHash: Buffer.from('same input'), at: testInstant },
    answer: () => ({ text: 'new', note: 'nul\u0000 and 中文' }),
  };
}

describe('an answer kept by the lane', () => {
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
