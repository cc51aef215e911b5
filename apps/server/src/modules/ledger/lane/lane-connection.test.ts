import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestLedger, patienceMs, type TestLedger } from '../test-ledger.ts';
import { LaneConnection } from './lane-connection.ts';

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

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
