import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../tables.ts';

export interface StopSums {
  /** Rewards in all, those that were refused or expired left out. */
  readonly count: number;
  /** Fen promised on a day of the site. */
  readonly cost: bigint;
}

/** What a stop rule is judged by. */
export async function selectStopSums(
  db: Db | Tx,
  { kind, no }: CampaignKey,
  { day, zone }: { day: string; zone: string },
): Promise<StopSums> {
  const { rows } = await sql<StopSums>`
    select count(*)::integer as count,
      coalesce(sum(amount - reversed) filter (where (reached_at at time zone ${zone})::date = ${day}::date and type not in ('points', 'chances')), 0)::bigint as cost
    from promotions_rewards
    where kind = ${kind} and no = ${no} and state in ('reached', 'applied', 'paid')`.execute(db);
  return rows[0] ?? { count: 0, cost: 0n };
}

/** Pauses a campaign by a rule of its terms. */
export async function updateStopped(
  tx: Tx,
  { kind, no }: CampaignKey,
  by: 'count' | 'dayCost',
): Promise<void> {
  await sql`
    update promotions_campaigns set paused = true, stopped_by = ${by} where kind = ${kind} and no = ${no}`.execute(
    tx,
  );
}
