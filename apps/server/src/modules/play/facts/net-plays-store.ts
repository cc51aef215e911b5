import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FactLeg, PlayFact } from './fact.ts';

/** A bet or round with its corrections. Turnover in minor units. */
export type NetPlay = Pick<PlayFact, 'currency' | 'turnover' | 'at'> & {
  readonly source: 'bet' | 'game';
  readonly category: Exclude<PlayFact['category'], 'cashier'>;
  readonly venue: string;
  readonly ref: string;
  readonly legs: readonly FactLeg[] | null;
};

/** What a member played from an instant on and before another, each bet or round once with what its corrections left of it, oldest first. */
export async function netPlays(
  db: Db | Tx,
  memberId: string,
  { from, to }: { from: Date; to: Date },
): Promise<NetPlay[]> {
  const { rows } = await sql<NetPlay>`
    select case when kind in ('bet', 'betCorrection') then 'bet' else 'game' end as source, coalesce(venue, '') as venue, ref, currency,
      category, sum(turnover)::bigint as turnover, min(at) as at, jsonb_agg(legs) filter (where legs is not null) -> 0 as legs
    from play_facts
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and at >= ${from} and at < ${to}
      and kind in ('bet', 'betCorrection', 'game', 'gameCorrection') and ref is not null
    group by 1, 2, ref, currency, category
    order by min(at), ref`.execute(db);
  return rows;
}
