import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from 'pg';
import { eventually } from '#platform/test-eventually.ts';
import { createVirtualClock } from '@fairway/testkit';
import { createCrashTest, type CrashTest } from '../../testing/crash-test.ts';
import { conductOnce } from './conduct-once.ts';

const program = fileURLToPath(new URL('conducting-process.fixture.ts', import.meta.url));

let test: CrashTest;
beforeAll(async () => {
  // Both processes have the same instant: their clocks stand still.
  test = await createCrashTest(createVirtualClock().now().toISOString());
});
afterAll(() => test.end());

function startConductor() {
  const { config } = test.app;
  return spawn(
    process.execPath,
    [program, test.database.urls.app, config.secrets.server, JSON.stringify(config.beacon)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

/** Kills a conductor while it waits for a table that the test has locked: in the middle of the step that writes there. */
async function killWithin(table: string) {
  const barrier = new Client({ connectionString: test.database.urls.migrator });
  await barrier.connect();
  await barrier.query('begin');
  await barrier.query(`lock table ${table} in share row exclusive mode`);
  const child = startConductor();
  await eventually(async () => {
    const { rows } = await barrier.query(
      `select from pg_locks where relation = '${table}'::regclass and not granted`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await barrier.query('rollback');
  await barrier.end();
}

it.each(['games_links', 'games_rocket_results'])(
  'is taken over by another in the middle of a crash, killed before %s',
  async (table) => {
    const player = await test.player(table === 'games_links' ? 'KillsEarly' : 'KillsLate', 100_00n);
    const round = await test.open();
    await player.api.placeCrashBet({ round, currency: 'CNY', stake: '10.00', target: 150 }, test.once());
    const point = await test.start((at) => at >= 150 && at < 400);
    test.clock.advance({ seconds: 60 });
    await killWithin(table);
    expect(await player.center()).toBe('90.00');

    // A settling that may be another's is left to it for some seconds.
    test.clock.advance({ seconds: 6 });
    await eventually(async () => {
      await conductOnce(test.app);
      expect(await player.center()).toBe('105.00');
      expect((await test.flight()).settled_at).not.toBeNull();
    });
    const { flight, own } = await player.api.getCrash({});
    expect(flight).toMatchObject({ number: round, state: 'crashed', point });
    expect(own).toMatchObject({ returned: '15.00' });
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from platform_outbox
      where name = 'gamesCrash' and payload->'payload'->>'state' = 'crashed'
        and payload->'payload'->>'round' = ${String(round)}`.execute(test.app.db);
    expect(rows).toEqual([{ count: 1 }]);
  },
);
