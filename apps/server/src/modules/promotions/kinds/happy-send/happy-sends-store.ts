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

/** Whether it is decided what a member gets. */
export async function isDecided(tx: Tx, memberId: string, no: number): Promise<boolean> {
  const { rows } = await sql`
    select from promotions_happy_sends
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no}`.execute(tx);
  return rows.length > 0;
}

/** Notes what came of a member, once; the reward, which has to be there, or null. */
export async function insertSend(
  tx: Tx,
  { memberId, no, rewardId }: { memberId: string; no: number; rewardId: string | null },
): Promise<void> {
  await sql`
    insert into promotions_happy_sends (shard_id, member_id, no, reward_id)
    values (${shardOf(memberId)}, ${memberId}, ${no}, ${rewardId})`.execute(tx);
}
