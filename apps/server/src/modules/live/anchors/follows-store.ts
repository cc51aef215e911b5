import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface FollowKey {
  readonly memberId: string;
  readonly anchorId: string;
}

/** Writes that a member follows an anchor; where it does already the time stays. */
export async function insertFollow(db: Db | Tx, { memberId, anchorId }: FollowKey): Promise<void> {
  await sql`
    insert into live_follows (shard_id, member_id, anchor_id) values (${shardOf(memberId)}, ${memberId}, ${anchorId})
    on conflict do nothing`.execute(db);
}

export async function deleteFollow(db: Db | Tx, { memberId, anchorId }: FollowKey): Promise<void> {
  await sql`
    delete from live_follows
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and anchor_id = ${anchorId}`.execute(
    db,
  );
}

export async function countFollowers(db: Db | Tx, anchorId: string): Promise<number> {
  const { rows } = await sql<{ followers: number }>`
    select followers from live_follower_sums where anchor_id = ${anchorId}`.execute(db);
  return rows[0]?.followers ?? 0;
}
