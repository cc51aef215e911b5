import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../tables.ts';

/** What a campaign has promised and paid a member, fen, less what was taken back. Waits for others who ask for the same two. */
export async function sumOfMember(tx: Tx, memberId: string, { kind, no }: CampaignKey): Promise<bigint> {
  await sql`select pg_advisory_xact_lock(7242, hashtext(${`${memberId}/${kind}-${no}`}))`.execute(tx);
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount - reversed), 0)::bigint as sum from promotions_rewards
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no}
      and state in ('reached', 'applied', 'paid') and type not in ('points', 'chances')`.execute(tx);
  return rows[0]?.sum ?? 0n;
}

/** Counts what a campaign promises on a day, fen; false where that would be more than its cap. Waits for who counts before. */
export async function addDayCost(
  tx: Tx,
  { kind, no }: CampaignKey,
  { day, amount, cap }: { day: string; amount: bigint; cap: bigint },
): Promise<boolean> {
  if (amount > cap) return false;
  const { numAffectedRows } = await sql`
    insert into promotions_day_costs as known (kind, no, day, promised) values (${kind}, ${no}, ${day}, ${amount})
    on conflict (kind, no, day) do update set promised = known.promised + excluded.promised
    where known.promised + excluded.promised <= ${cap}`.execute(tx);
  return numAffectedRows === 1n;
}
