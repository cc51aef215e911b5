import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { selectAnchor } from './anchors-store.ts';
import { countFollowers, deleteFollow, insertFollow } from './follows-store.ts';

const anchorId = '0198f1c2-7e9a-7abc-8def-0123456789ab';

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  await stage.fill(
    'alter table live_follows enable always trigger live_follows_come',
    `insert into live_anchors (id, member_id, name, about, applied_at) values ('${anchorId}', 'm', '小满', '', now())`,
    `insert into live_follows (shard_id, member_id, anchor_id) select 0, 'f' || n, '${anchorId}' from generate_series(1, 20000) n`,
  );
});
afterAll(() => stage.end());

it('knows how many follow without reading them, as they come, come again and go', async () => {
  const count = () => stage.read('live_follows', (tx) => countFollowers(tx, anchorId));
  expect(await count()).toEqual({ answer: 20_000, rows: 0 });
  const anchor = await stage.read('live_follows', (tx) => selectAnchor(tx, anchorId));
  expect([anchor.answer?.followers, anchor.rows]).toEqual([20_000, 0]);

  const own = { memberId: 'new', anchorId };
  await insertFollow(stage.db, own);
  await insertFollow(stage.db, own);
  expect((await count()).answer).toBe(20_001);
  await deleteFollow(stage.db, own);
  await deleteFollow(stage.db, own);
  expect((await count()).answer).toBe(20_000);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from live_follows where shard_id = ${shardOf('new')} and member_id = 'new'`.execute(
    stage.db,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

it('follows twenty who come at once, and lets the app change no sum by hand', async () => {
  const crowd = Array.from({ length: 20 }, (_, at) => ({ memberId: `crowd-${at}`, anchorId }));
  await Promise.all(crowd.map((key) => insertFollow(stage.db, key)));
  expect(await countFollowers(stage.db, anchorId)).toBe(20_020);
  await Promise.all(crowd.map((key) => deleteFollow(stage.db, key)));
  expect(await countFollowers(stage.db, anchorId)).toBe(20_000);
  await expect(sql`update live_follower_sums set followers = 0`.execute(stage.db)).rejects.toMatchObject({
    code: '42501',
  });
});
