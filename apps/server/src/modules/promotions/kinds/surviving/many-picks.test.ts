import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCountedDatabase, type CountedDatabase } from '../../../../testing/rows-read.ts';
import { countPicks, updateOutcome } from './picks-store.ts';

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  await stage.fill(
    'alter table promotions_survivor_picks enable always trigger promotions_survivor_picks_add_up',
    `insert into promotions_survivor_picks (shard_id, member_id, no, round, place, side, team)
     select 0, 'm' || n, 1, 1, n % 2, 'home', 'team-' || n % 2 from generate_series(1, 10000) n`,
    `insert into promotions_survivor_picks (shard_id, member_id, no, round, place, side, team)
     select 0, 'm' || n, 1, 2, 0, 'away', 'team-2' from generate_series(1, 100) n`,
  );
});
afterAll(() => stage.end());

const byRound = (counts: Awaited<ReturnType<typeof countPicks>>) =>
  counts.toSorted((left, right) => left.round - right.round);

it('shows how many picked and stayed in without reading the picks', async () => {
  const before = await stage.read('promotions_survivor_picks', (tx) => countPicks(tx, 1));
  expect(byRound(before.answer)).toEqual([
    { round: 1, picked: 10_000, stayed: 0 },
    { round: 2, picked: 100, stayed: 0 },
  ]);
  expect(before.rows).toBeLessThan(30);

  await stage.db.transaction().execute(async (tx) => {
    await updateOutcome(tx, { no: 1, round: 1, place: 0, side: 'home' }, 'in');
    await updateOutcome(tx, { no: 1, round: 1, place: 1, side: 'home' }, 'out');
    // Judged once.
    await updateOutcome(tx, { no: 1, round: 1, place: 0, side: 'home' }, 'in');
  });
  expect(byRound(await countPicks(stage.db, 1))[0]).toEqual({ round: 1, picked: 10_000, stayed: 5000 });
  await expect(sql`update promotions_survivor_sums set stayed = 1`.execute(stage.db)).rejects.toMatchObject({
    code: '42501',
  });
});
