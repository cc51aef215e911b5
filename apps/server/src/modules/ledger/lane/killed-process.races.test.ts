import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf } from '../index.ts';
import { createTestLedger, expectSoundBooks, type TestLedger } from '../test-ledger.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

const fixture = fileURLToPath(new URL('posting-process.fixture.ts', import.meta.url));

/** Runs a posting process until so many acknowledgements have come, kills it at once, and answers them all. */
async function postUntilKilled(owner: string, acknowledgements: number): Promise<string[]> {
  const child = spawn(process.execPath, [fixture, ledger.database.urls.app, owner], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.length >= acknowledgements * 37) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return text.split('\n').filter((line) => line.length === 36);
}

it('loses nothing acknowledged when a posting process is killed under load [DUR-2]', async () => {
  for (const [round, acknowledgements] of [1, 50, 700, 2000].entries()) {
    const owner = `killed-${round}`;
    const acknowledged = await postUntilKilled(owner, acknowledgements);
    expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgements);

    const { center } = accountsOf(owner);
    // One look: the killed process's last batch may still commit between two.
    const found = await sql<{ found: bigint; posted: bigint; balance: bigint }>`
      select count(*) filter (where t.id = any (${acknowledged}::uuid[])) as found, count(*) as posted,
        (array_agg(e.balance_after order by e.seq desc))[1] as balance
      from ledger_entries e join ledger_transfers t on t.shard_id = e.shard_id and t.id = e.transfer_id
      where e.account_id = ${center('CNY').id}`.execute(ledger.db);
    expect(Number(found.rows[0]?.found)).toBe(acknowledged.length);
    expect(found.rows[0]?.balance).toBe(found.rows[0]?.posted);
  }
  await expectSoundBooks(ledger);
});
