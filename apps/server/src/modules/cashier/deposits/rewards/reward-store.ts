import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { CashierTables } from '../../tables.ts';

export type RewardRow = Selectable<CashierTables['cashier_deposit_rewards']>;

interface RewardDay {
  memberId: string;
  payType: number;
  day: string;
}

/** What a member has been granted by a method on a day; its row is locked until the transaction ends. */
export async function lockGranted(tx: Tx, { memberId, payType, day }: RewardDay): Promise<bigint> {
  await sql`
    insert into cashier_reward_days (shard_id, member_id, pay_type, site_day)
    values (${shardOf(memberId)}, ${memberId}, ${payType}, ${day}::date) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ granted: bigint }>`
    select granted from cashier_reward_days
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and pay_type = ${payType}
      and site_day = ${day}::date for update`.execute(tx);
  return rows[0]?.granted ?? 0n;
}

/** Adds to a day's sum; negative where a reward was taken back. */
export async function addGranted(
  tx: Tx,
  { memberId, payType, day }: RewardDay,
  amount: bigint,
): Promise<void> {
  await sql`
    update cashier_reward_days set granted = greatest(granted + ${amount}, 0)
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and pay_type = ${payType}
      and site_day = ${day}::date`.execute(tx);
}

/** What a member has been granted on a day, by method. */
export async function selectGranted(
  db: Db | Tx,
  memberId: string,
  day: string,
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await sql<{ pay_type: number; granted: bigint }>`
    select pay_type, granted from cashier_reward_days
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and site_day = ${day}::date`.execute(
    db,
  );
  return new Map(rows.map(({ pay_type: payType, granted }) => [payType, granted]));
}

export async function insertReward(
  tx: Tx,
  reward: Insertable<CashierTables['cashier_deposit_rewards']>,
): Promise<void> {
  await tx.withTables<CashierTables>().insertInto('cashier_deposit_rewards').values(reward).execute();
}

/** The reward of a payment that still holds. */
export async function findActiveReward(
  tx: Tx,
  payment: { shard_id: number; id: string },
): Promise<(Omit<RewardRow, 'site_day'> & { day: string }) | undefined> {
  return tx
    .withTables<CashierTables>()
    .selectFrom('cashier_deposit_rewards')
    .selectAll()
    .select(sql<string>`site_day::text`.as('day'))
    .where('shard_id', '=', payment.shard_id)
    .where('payment_id', '=', payment.id)
    .where('reversed_by', 'is', null)
    .executeTakeFirst();
}

export async function markReversed(
  tx: Tx,
  reward: Pick<RewardRow, 'shard_id' | 'payment_id' | 'transfer_id'>,
  by: string,
): Promise<void> {
  await tx
    .withTables<CashierTables>()
    .updateTable('cashier_deposit_rewards')
    .set({ reversed_by: by })
    .where('shard_id', '=', reward.shard_id)
    .where('payment_id', '=', reward.payment_id)
    .where('transfer_id', '=', reward.transfer_id)
    .execute();
}

/** What an order has earned and kept. */
export async function sumRewards(db: Db | Tx, order: { shard_id: number; bill_no: string }): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(amount), 0)::bigint as total from cashier_deposit_rewards
    where shard_id = ${order.shard_id} and bill_no = ${order.bill_no} and reversed_by is null`.execute(db);
  return rows[0]?.total ?? 0n;
}
