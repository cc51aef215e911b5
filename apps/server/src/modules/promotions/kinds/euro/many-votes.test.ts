import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCountedDatabase, type CountedDatabase } from '../../../../testing/rows-read.ts';
import { selectFans, selectStarVotes } from './votes-store.ts';

const cup = { kind: 'euroCup', no: 1 } as const;

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  await stage.fill(
    'alter table promotions_votes enable always trigger promotions_votes_add_up',
    // Each of 4,000 members five days; the first of them a sixth for the second star.
    `insert into promotions_votes (shard_id, member_id, kind, no, day, star, voted_at)
     select 0, 'm' || n % 4000, 'euroCup', 1, date '2026-08-01' + n / 4000, case when n % 4 = 0 then 'south' else 'north' end,
       timestamptz '2026-08-01' + n * interval '1 second'
     from generate_series(0, 19999) n`,
    `insert into promotions_votes (shard_id, member_id, kind, no, day, star, voted_at)
     values (0, 'm0', 'euroCup', 1, '2026-08-06', 'north', '2026-08-06'), (0, 'm0', 'euroCup', 2, '2026-08-06', 'north', '2026-08-06')`,
  );
});
afterAll(() => stage.end());

it('shows what all votes add up to without reading them', async () => {
  const stars = await stage.read('promotions_votes', (tx) => selectStarVotes(tx, cup));
  expect(Object.fromEntries(stars.answer)).toEqual({ north: 15_001, south: 5_000 });
  expect(stars.rows).toBeLessThan(30);

  const { rows: counted } = await sql`
    select member_id, count(*)::integer as votes, mode() within group (order by star) as star
    from promotions_votes where kind = 'euroCup' and no = 1
    group by member_id order by count(*) desc, max(voted_at), member_id limit 10`.execute(stage.db);
  for (const table of ['promotions_votes', 'promotions_fans']) {
    const fans = await stage.read(table, (tx) => selectFans(tx, cup, 10));
    expect(fans.answer).toEqual(counted);
    expect(fans.answer[0]).toEqual({ member_id: 'm0', votes: 6, star: 'south' });
    expect(fans.rows).toBeLessThan(30);
  }
});

it('lets the app change no sum by hand', async () => {
  for (const table of ['promotions_star_votes', 'promotions_fans'])
    await expect(sql`update ${sql.table(table)} set votes = 1`.execute(stage.db)).rejects.toMatchObject({
      code: '42501',
    });
});
