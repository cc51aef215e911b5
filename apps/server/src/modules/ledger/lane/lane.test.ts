import { cny } from '@fairway/money';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, openLane, readBalance, type LaneRequest } from '../index.ts';
import { createTestLedger, expectSoundBooks, patienceMs, type TestLedger } from '../test-ledger.ts';

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
