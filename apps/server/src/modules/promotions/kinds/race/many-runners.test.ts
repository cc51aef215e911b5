import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#platform/test-platform.ts';
import { readRanking } from './read-ranking.ts';

let test: TestPlatform;
beforeAll(async () => {
  test = await createTestPlatform();
});
afterAll(() => test.close());

const join = (from: number, to: number) =>
  sql`insert into promotions_race_runners (shard_id, member_id, no, tickets)
    select 0, 'm' || n, 7, n % 4 from generate_series(${from}::integer, ${to}::integer) n`.execute(
    test.app.db,
  );

it('reads the runners of a race once in five seconds, however many ask', async () => {
  await join(1, 400);
  const [one, other] = await Promise.all([readRanking(test.app, 7), readRanking(test.app, 7)]);
  expect(one).toBe(other);
  expect([one.runners, one.best.length]).toEqual([400, 100]);
  expect([3, 2, 1, 0].map(one.ahead)).toEqual([0, 100, 200, 300]);

  await join(401, 440);
  test.clock.advance({ seconds: 4 });
  expect((await readRanking(test.app, 7)).runners).toBe(400);
  test.clock.advance({ seconds: 2 });
  expect((await readRanking(test.app, 7)).runners).toBe(440);
  expect((await readRanking(test.app, 8)).runners).toBe(0);
});
