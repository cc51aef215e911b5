import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

/** Of these members, those for whom nothing is decided yet in a campaign. */
export async function selectUndecided(
  db: Db,
  { no, members }: { no: number; members: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select s.member_id from unnest(${members.map(shardOf)}::smallint[], ${members}::text[]) as listed(shard_id, member_id)
    join promotions_happy_sends s on s.shard_id = listed.shard_id and s.member_id = listed.member_id and s.no = ${no}`.execute(
    db,
  );
  const decided = new Set(rows.map(({ member_id: memberId }) => memberId));
  return members.filter((memberId) => !decided.has(memberId));
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
