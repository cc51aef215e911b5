import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Decider } from '../rewards/decisions-store.ts';
import type { RewardRow } from '../tables.ts';

type Named = Pick<RewardRow, 'shard_id' | 'id'>;

export async function updateAppealed(tx: Tx, { shard_id, id }: Named, text: string): Promise<void> {
  await sql`
    update promotions_rewards set appeal_text = ${text}, appealed_at = platform_now()
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** The answer to an appeal; a granted one has the reward wait again, agreed to by who granted it where two people have to. */
export async function updateAnswered(
  tx: Tx,
  { shard_id, id }: Named,
  answer: { by: Decider; remark: string; isGranted: boolean; isAgreed: boolean },
): Promise<void> {
  const { by, remark, isGranted, isAgreed } = answer;
  await sql`
    update promotions_rewards set appeal_granted = ${isGranted}, appeal_by = ${by.id}, appeal_name = ${by.name},
      appeal_answer = ${remark}, appeal_decided_at = platform_now(),
      state = case when ${isGranted} then 'applied' else state end,
      applied_at = case when ${isGranted} then platform_now() else applied_at end,
      decided_by = case when ${isGranted} then null else decided_by end,
      decided_name = case when ${isGranted} then null else decided_name end,
      decided_at = case when ${isGranted} then null else decided_at end,
      remark = case when ${isGranted} then null else remark end,
      agreed_by = case when ${isAgreed} then ${by.id} when ${isGranted} then null else agreed_by end,
      agreed_name = case when ${isAgreed} then ${by.name} when ${isGranted} then null else agreed_name end
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** The answer to an appeal about a paid reward; a granted one gives back so much of what was taken. */
export async function updateAnsweredPaid(
  tx: Tx,
  { shard_id, id }: Named,
  answer: { by: Decider; remark: string; isGranted: boolean; restored: bigint },
): Promise<void> {
  const { by, remark, isGranted, restored } = answer;
  await sql`
    update promotions_rewards set appeal_granted = ${isGranted}, appeal_by = ${by.id}, appeal_name = ${by.name},
      appeal_answer = ${remark}, appeal_decided_at = platform_now(), reversed = reversed - ${restored}
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** A page of appeals that wait for an answer, the newest reward first. */
export async function selectOpenAppeals(
  db: Db,
  { before, limit }: { before: string | null; limit: number },
): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where appealed_at is not null and appeal_granted is null and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many appeals were made until an instant and wait for an answer. */
export async function countAppealsBefore(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from promotions_rewards
    where appealed_at <= ${at} and appeal_granted is null`.execute(db);
  return rows[0]?.count ?? 0;
}
