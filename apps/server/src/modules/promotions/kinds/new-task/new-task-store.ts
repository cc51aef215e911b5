import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../../tables.ts';

/** All that a member has from a campaign of tasks, oldest first. */
export async function selectTaskRewards(db: Db | Tx, memberId: string, no: number): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = 'newTask' and no = ${no}
    order by id`.execute(db);
  return rows;
}

/** The days on which a member signed the package, in order, as 2026-06-14. */
export async function selectPackageSigns(db: Db | Tx, memberId: string, no: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from promotions_package_signs
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no} order by day`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

/** Writes a sign, once a day; false where the day is signed. */
export async function insertPackageSign(
  tx: Tx,
  { memberId, no, day }: { memberId: string; no: number; day: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotions_package_signs (shard_id, member_id, no, day)
    values (${shardOf(memberId)}, ${memberId}, ${no}, ${day})
    on conflict (shard_id, member_id, no, day) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
