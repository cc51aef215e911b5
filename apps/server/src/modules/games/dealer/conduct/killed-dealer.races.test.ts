import { createVirtualClock } from '@fairway/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#platform/test-eventually.ts';
import { killChildAtTable } from '#platform/test-kill-child.ts';
import { createDealerTest, type DealerTest } from '../../testing/dealer-test.ts';
import { conductTables } from './conduct-tables.ts';

let test: DealerTest;
beforeAll(async () => {
  // Both processes have the same instant: their clocks stand still.
  test = await createDealerTest(createVirtualClock().now().toISOString());
});
afterAll(() => test.end());

/** Kills a dealer in the middle of the step that writes to the table. */
async function killWithin(table: string) {
  const { secrets, beacon } = test.app.config;
  const { app } = test.database.urls;
  await killChildAtTable(
    new URL('dealing-process.fixture.ts', import.meta.url),
    [app, secrets.server, JSON.stringify(beacon)],
    { urls: test.database.urls, table },
  );
}

async function paidOnce(billNo: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from games_dealer_results e join games_dealer_bets b on b.shard_id = e.shard_id and b.id = e.bet_id
    where b.bill_no = ${billNo}`.execute(test.app.db);
  expect(rows).toEqual([{ count: 1 }]);
}

it.each(['games_dealer_cards', 'games_dealer_results'])(
  'is taken over by another in the middle of a deal, killed before %s',
  async (table) => {
    const player = await test.player(`Cards${table.length}`, 100_00n);
    const deal = await test.open('dragontiger1');
    // Both sides: half is lost on a tie, and nothing otherwise.
    const { billNo } = await player.api.placeDealerBets(
      {
        table: 'dragontiger1',
        deal,
        currency: 'CNY',
        spots: [
          { spot: 'dragon', stake: '10.00' },
          { spot: 'tiger', stake: '10.00' },
        ],
      },
      test.once(),
    );
    await test.shut('dragontiger1');
    const seconds = table === 'games_dealer_cards' ? 1 : 3;
    for (let second = 1; second < seconds; second += 1) {
      test.clock.advance({ seconds: 1 });
      await test.conduct();
    }
    test.clock.advance({ seconds: 1 });
    await killWithin(table);
    expect(await player.center()).toBe('80.00');

    // A settling that may be another's is left to it for some seconds.
    await eventually(async () => {
      test.clock.advance({ seconds: 2 });
      await conductTables(test.app);
      expect((await test.deal('dragontiger1')).settled_at).not.toBeNull();
    });
    const { own, deal: over } = await player.api.getDealerTable({ table: 'dragontiger1' });
    const isTie = over?.result?.game === 'dragonTiger' && over.result.winner === 'tie';
    expect(own).toMatchObject({ returned: isTie ? '10.00' : '20.00', turnover: '0.00' });
    expect(await player.center()).toBe(isTie ? '90.00' : '100.00');
    expect(over?.cards).toHaveLength(2);
    await paidOnce(billNo);
  },
);

it.each(['games_links', 'games_dealer_results'])(
  'is taken over in the middle of a spin, killed before %s',
  async (table) => {
    const player = await test.player(`Spin${table.length}`, 100_00n);
    const deal = await test.open('roulette1');
    const { billNo } = await player.api.placeDealerBets(
      { table: 'roulette1', deal, currency: 'CNY', spots: [{ spot: 'straight.7', stake: '1.00' }] },
      test.once(),
    );
    await test.shut('roulette1');
    await test.bring('roulette1', (result) => result.game === 'roulette' && result.number === 7);
    await killWithin(table);
    expect(await player.center()).toBe('99.00');
    await eventually(async () => {
      test.clock.advance({ seconds: 6 });
      await conductTables(test.app);
      expect((await test.deal('roulette1')).settled_at).not.toBeNull();
    });
    expect(await player.center()).toBe('135.00');
    await paidOnce(billNo);
  },
);
