import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';

/** Whether a member has seen the tutorial of the centre. */
export async function hasSeenTutorial(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from promotions_tutorials where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(
    db,
  );
  return rows.length > 0;
}

export async function insertTutorial(db: Db, memberId: string): Promise<void> {
  await sql`
    insert into promotions_tutorials (shard_id, member_id) values (${shardOf(memberId)}, ${memberId})
    on conflict (shard_id, member_id) do nothing`.execute(db);
}
