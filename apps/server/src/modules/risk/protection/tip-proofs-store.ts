import type { LimitPeriod } from '@fairway/contract/risk/play-limits.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';

/** Writes proofs for the running periods of a member, whose sums the caller holds; one that is there already stays. */
export async function insertTipProofs(
  tx: Tx,
  memberId: string,
  periods: readonly LimitPeriod[],
): Promise<void> {
  await sql`
    insert into risk_tip_proofs (shard_id, member_id, period, began)
    select s.shard_id, s.member_id, p.period, case p.period when 'day' then s.day when 'week' then s.week else s.month end
    from risk_play_sums s cross join unnest(${periods}::text[]) as p (period)
    where s.shard_id = ${shardOf(memberId)} and s.member_id = ${memberId}
    on conflict do nothing`.execute(tx);
}
