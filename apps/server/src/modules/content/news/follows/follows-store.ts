import { shardOf } from '#modules/ledger';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** The teams that a member follows, the last one first. */
export async function selectFollows(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ team: string }>`
    select team from content_news_follows where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
    order by created_at desc, team`.execute(db);
  return rows.map(({ team }) => team);
}

/** Follows one more team. Answers false where the member follows `most` already; two at once may both be the last. */
export async function insertFollow(
  db: Db,
  { memberId, team, most, at }: { memberId: string; team: string; most: number; at: Date },
): Promise<boolean> {
  const follow = sql`
    with followed as (
      select team from content_news_follows where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
    ), written as (
      insert into content_news_follows (shard_id, member_id, team, created_at)
      select ${shardOf(memberId)}, ${memberId}::uuid, ${team}, ${at} where (select count(*) from followed) < ${most}
      on conflict do nothing returning team
    )
    select from written union all select from followed where team = ${team} limit 1`;
  if ((await follow.execute(db)).rows.length > 0) return true;
  // Another press of the same button may have written it in this moment: the next statement sees it.
  return (await follow.execute(db)).rows.length > 0;
}

export async function deleteFollow(
  db: Db,
  { memberId, team }: { memberId: string; team: string },
): Promise<void> {
  await sql`
    delete from content_news_follows
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and team = ${team}`.execute(db);
}
