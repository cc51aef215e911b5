import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../../tables.ts';
import type { Rates } from './played-by-category.ts';

export interface RebateRow {
  /** A day of the site, 2026-06-14. */
  readonly day: string;
  readonly level: number;
  /** Thousandths of a percent, of the level at the day's end. */
  readonly rates: Rates;
  /** Hundred-thousandths of a fen: play times rate as last seen, and what is left for the next day. */
  readonly parts: bigint;
  readonly carried: bigint;
  /** Fen. */
  readonly amount: bigint;
}

/** The member's rebates of the days from one on, in order. */
export async function selectRebates(db: Db | Tx, memberId: string, from: string): Promise<RebateRow[]> {
  const { rows } = await sql<RebateRow>`
    select day::text, level, rates, parts, carried, amount from promotions_rebates
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and day >= ${from}::date order by day`.execute(
    db,
  );
  return rows;
}

/** What the latest rebate before a day left; 0 without one. */
export async function carriedBefore(db: Db | Tx, memberId: string, day: string): Promise<bigint> {
  const { rows } = await sql<{ carried: bigint }>`
    select carried from promotions_rebates
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and day < ${day}::date order by day desc limit 1`.execute(
    db,
  );
  return rows[0]?.carried ?? 0n;
}

/** Writes a day's rebate; the row refuses a second one. */
export async function insertRebate(
  tx: Tx,
  memberId: string,
  row: RebateRow & { no: number; rewardId: string | null },
): Promise<void> {
  await sql`
    insert into promotions_rebates (shard_id, member_id, day, no, level, rates, parts, carried, amount, reward_id)
    values (${shardOf(memberId)}, ${memberId}, ${row.day}::date, ${row.no}, ${row.level}, ${JSON.stringify(row.rates)}::jsonb,
      ${row.parts}, ${row.carried}, ${row.amount}, ${row.rewardId})`.execute(tx);
}

/** Notes what a day's play is worth after a correction. */
export async function updateParts(tx: Tx, memberId: string, day: string, parts: bigint): Promise<void> {
  await sql`
    update promotions_rebates set parts = ${parts}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and day = ${day}::date`.execute(tx);
}

export type ShownRebate = Pick<RebateRow, 'day' | 'level' | 'amount'> & {
  readonly state: RewardRow['state'] | null;
  readonly paid_at: Date | null;
};

/** What the last days gave, the latest first. */
export async function selectShownRebates(db: Db, memberId: string, most: number): Promise<ShownRebate[]> {
  const { rows } = await sql<ShownRebate>`
    select b.day::text, b.level, b.amount, r.state, r.paid_at from promotions_rebates b
    left join promotions_rewards r on r.shard_id = b.shard_id and r.id = b.reward_id
    where b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId} order by b.day desc limit ${most}`.execute(
    db,
  );
  return rows;
}
