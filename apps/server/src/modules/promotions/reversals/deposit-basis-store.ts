import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../tables.ts';
import type { DepositBasis, DepositKey } from './deposit-basis.ts';

/** Writes what a reward rests on. */
export async function insertBasis(
  tx: Tx,
  reward: Pick<RewardRow, 'id' | 'member_id'>,
  deposits: readonly DepositBasis[],
): Promise<void> {
  const rows = deposits.map(({ ref, at, amount }) => ({ ref, at: at.toISOString(), amount: String(amount) }));
  await sql`
    insert into promotions_reward_deposits (shard_id, member_id, reward_id, ref, settled_at, amount)
    select ${shardOf(reward.member_id)}, ${reward.member_id}, ${reward.id}, ref, at, amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as basis (ref text, at timestamptz, amount bigint)`.execute(
    tx,
  );
}

/** Notes that a deposit was taken back; the caller holds the member. */
export async function insertReversedDeposit(
  tx: Tx,
  memberId: string,
  { ref, at }: DepositKey,
): Promise<void> {
  await sql`
    insert into promotions_reversed_deposits (shard_id, member_id, ref, settled_at)
    values (${shardOf(memberId)}, ${memberId}, ${ref}, ${at}) on conflict do nothing`.execute(tx);
}

/** The member's deposits that are noted as taken back, also where `play` has not counted it yet. */
export async function selectReversedDeposits(db: Db | Tx, memberId: string): Promise<DepositKey[]> {
  const { rows } = await sql<DepositKey>`
    select ref, settled_at as at from promotions_reversed_deposits
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows;
}

/** The member's rewards that rest on a deposit. */
export async function selectRewardsOn(
  db: Db,
  memberId: string,
  { ref, at }: DepositKey,
): Promise<Pick<RewardRow, 'id' | 'kind' | 'no'>[]> {
  const { rows } = await sql<Pick<RewardRow, 'id' | 'kind' | 'no'>>`
    select r.id, r.kind, r.no from promotions_reward_deposits b
    join promotions_rewards r on r.shard_id = b.shard_id and r.id = b.reward_id
    where b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId} and b.ref = ${ref} and b.settled_at = ${at}
    order by r.id`.execute(db);
  return rows;
}

/** What the deposits under a reward that stand add up to, fen. */
export async function sumOfBasis(tx: Tx, { shard_id, id }: RewardRow): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(b.amount), 0)::bigint as sum from promotions_reward_deposits b
    where b.shard_id = ${shard_id} and b.reward_id = ${id} and not exists (
      select from promotions_reversed_deposits d
      where d.shard_id = b.shard_id and d.member_id = b.member_id and d.ref = b.ref and d.settled_at = b.settled_at)`.execute(
    tx,
  );
  return rows[0]?.sum ?? 0n;
}

/** Whether a deposit under a reward was taken back. */
export async function hasLostBasis(tx: Tx, { shard_id, id }: RewardRow): Promise<boolean> {
  const { rows } = await sql`
    select from promotions_reward_deposits b
    join promotions_reversed_deposits d
      on d.shard_id = b.shard_id and d.member_id = b.member_id and d.ref = b.ref and d.settled_at = b.settled_at
    where b.shard_id = ${shard_id} and b.reward_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}
