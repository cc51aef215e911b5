import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import type { RewardRow } from '../../tables.ts';

/** A member's prizes of these tickets. */
export async function selectPrizesOf(
  db: Db,
  memberId: string,
  tickets: readonly string[],
): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select * from promotions_rewards
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = 'competeLottery' and step = 'prize'
      and period = any (${tickets}::text[])`.execute(db);
  return rows;
}
