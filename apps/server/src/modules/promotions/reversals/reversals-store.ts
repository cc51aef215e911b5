import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../tables.ts';
import type { DepositKey } from './deposit-basis.ts';

/** What was taken back of a reward: fen, of points their number. */
export interface Taken {
  readonly amount: bigint;
  readonly owed: bigint;
  /** Of it out of the bonus account. */
  readonly fromBonus: bigint;
  readonly transfer: string | null;
}

/** What is taken of a reward that was not paid yet. */
export const nothingTaken: Taken = { amount: 0n, owed: 0n, fromBonus: 0n, transfer: null };

/** Whether a reward has lost already what it rested on this deposit. */
export async function hasReversal(
  tx: Tx,
  { shard_id, id }: RewardRow,
  { ref, at }: DepositKey,
): Promise<boolean> {
  const { rows } = await sql`
    select from promotions_reversals
    where shard_id = ${shard_id} and reward_id = ${id} and ref = ${ref} and settled_at = ${at}`.execute(tx);
  return rows.length > 0;
}

/** Writes what was taken back, once a reward and deposit. */
export async function insertReversal(
  tx: Tx,
  { shard_id, id, member_id }: RewardRow,
  { ref, at }: DepositKey,
  { amount, owed, transfer }: Omit<Taken, 'fromBonus'>,
): Promise<void> {
  await sql`
    insert into promotions_reversals (shard_id, reward_id, member_id, ref, settled_at, amount, owed, transfer)
    values (${shard_id}, ${id}, ${member_id}, ${ref}, ${at}, ${amount}, ${owed}, ${transfer})`.execute(tx);
}

/** A paid reward has lost so much more. */
export async function addReversed(tx: Tx, { shard_id, id }: RewardRow, amount: bigint): Promise<void> {
  await sql`
    update promotions_rewards set reversed = reversed + ${amount}, reversed_at = platform_now()
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** A reward that was not paid yet is gone with its deposit. */
export async function updateGone(tx: Tx, { shard_id, id }: RewardRow): Promise<void> {
  await sql`
    update promotions_rewards set state = 'refused', reversed_at = platform_now()
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}
