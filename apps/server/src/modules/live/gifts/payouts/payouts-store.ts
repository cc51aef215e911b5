import type { GiftPayoutStatus, TipFlagKind } from '@fairway/contract/live/gifts.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** A row of `live_gift_payouts` with its anchor. */
export interface GiftPayoutRow {
  readonly id: string;
  readonly payout_no: string;
  readonly anchor_id: string;
  readonly anchor_name: string;
  readonly member_id: string;
  /** A Monday of the site's zone. */
  readonly week: string;
  readonly coins: bigint;
  readonly status: GiftPayoutStatus;
  readonly flags: readonly TipFlagKind[];
  readonly deadline: Date | null;
  readonly paid_coins: bigint | null;
  readonly made_at: Date;
  readonly ended_at: Date | null;
  readonly reason: string;
}

const withAnchor = sql`
  select p.id, p.payout_no, p.anchor_id, a.name as anchor_name, a.member_id, p.week::text, p.coins, p.status, p.flags, p.deadline,
    p.paid_coins, p.made_at, p.ended_at, p.reason
  from live_gift_payouts p join live_anchors a on a.id = p.anchor_id`;

/** Anchors who were ever given anything on a closed day, whatever they are now. */
export async function selectPaidAnchors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ anchor_id: string }>`
    select distinct anchor_id from live_gift_days order by anchor_id`.execute(db);
  return rows.map(({ anchor_id }) => anchor_id);
}

/** Whether a week has its payout already, or an earlier one still waits. */
export async function hasPayout(tx: Tx, anchorId: string, week: string): Promise<boolean> {
  const { rows } = await sql`
    select from live_gift_payouts
    where anchor_id = ${anchorId} and (week >= ${week}::date or status = 'waiting') limit 1`.execute(tx);
  return rows.length > 0;
}

/** Writes a payout that waits; the rule ends it at once where there are no flags. */
export async function insertPayout(
  tx: Tx,
  row: Pick<GiftPayoutRow, 'id' | 'payout_no' | 'anchor_id' | 'week' | 'coins' | 'flags' | 'deadline'> & {
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into live_gift_payouts (id, payout_no, anchor_id, week, coins, status, flags, deadline, made_at)
    values (${row.id}, ${row.payout_no}, ${row.anchor_id}, ${row.week}::date, ${row.coins}, 'waiting', ${row.flags}::text[],
      ${row.deadline}, ${row.at})`.execute(tx);
}

/** Holds a payout that waits; undefined for one that is none or has ended. */
export async function holdPayout(tx: Tx, id: string): Promise<GiftPayoutRow | undefined> {
  const { rows } = await sql<GiftPayoutRow>`
    ${withAnchor} where p.id = ${id} and p.status = 'waiting' for update of p`.execute(tx);
  return rows[0];
}

/** Ends a payout; `by` is the operator who decided, null for the rule. */
export async function endPayout(
  tx: Tx,
  id: string,
  end: {
    status: 'paid' | 'kept';
    paidCoins: bigint | null;
    by: string | null;
    reason: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    update live_gift_payouts set status = ${end.status}, paid_coins = ${end.paidCoins}, decided_by = ${end.by}, reason = ${end.reason},
      ended_at = ${end.at}
    where id = ${id}`.execute(tx);
}

/** Payouts whose deadline has passed without a decision. */
export async function selectOverdue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from live_gift_payouts where status = 'waiting' and deadline <= ${now} order by deadline, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The latest payouts, those that wait first; of one anchor where one is named. */
export async function selectPayouts(
  db: Db,
  { anchorId, limit }: { anchorId: string | null; limit: number },
): Promise<GiftPayoutRow[]> {
  const { rows } = await sql<GiftPayoutRow>`
    ${withAnchor} where ${anchorId}::uuid is null or p.anchor_id = ${anchorId}
    order by p.status = 'waiting' desc, p.made_at desc, p.id limit ${limit}`.execute(db);
  return rows;
}
