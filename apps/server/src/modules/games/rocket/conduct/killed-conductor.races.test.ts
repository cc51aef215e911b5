import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#platform/test-eventually.ts';
import { killChildAtTable } from '#platform/test-kill-child.ts';
import { createVirtualClock } from '@fairway/testkit';
import { createCrashTest, type CrashTest } from '../../testing/crash-test.ts';
import { conductOnce } from './conduct-once.ts';

let test: CrashTest;
beforeAll(async () => {
  // Both processes have the same instant: their clocks stand still.
  test = await createCrashTest(createVirtualClock().now().toISOString());
});
afterAll(() => test.end());

/** Kills a conductor in the middle of the step that writes to the table. */
async function killWithin(table: string) {
  const { secrets, beacon } = test.app.config;
  const { app } = test.database.urls;
  await killChildAtTable(
    new URL('conducting-process.fixture.ts', import.meta.url),
    [app, secrets.server, JSON.stringify(beacon)],
    { urls: test.database.urls, table },
  );
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
