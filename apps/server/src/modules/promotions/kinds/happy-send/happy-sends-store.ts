import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

/** Members of a campaign's list for whom nothing is decided yet, `most` of them. */
export async function selectUndecided(
  db: Db,
  { no, list, most }: { no: number; list: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from promotions_happy_listed l
    where l.list = ${list} and not exists (
      select from promotions_happy_sends s where s.member_id = l.member_id and s.no = ${no})
    order by member_id limit ${most}`.execute(db);
  return rows.map(({ member_id: memberId }) => memberId);
}

/** Notes what came of a member; the reward, which has to be there, or null. False where it was noted before. */
export async function insertSend(
  tx: Tx,
  { memberId, no, rewardId }: { memberId: string; no: number; rewardId: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotions_happy_sends (shard_id, member_id, no, reward_id)
    values (${shardOf(memberId)}, ${memberId}, ${no}, ${rewardId})
    on conflict (shard_id, member_id, no) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
