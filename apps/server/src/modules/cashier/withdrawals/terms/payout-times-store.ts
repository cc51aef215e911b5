import type { WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';
import { readThrough } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';

/** Paid figures older than this say nothing of today. */
const days = 7;

export interface PayoutTimes {
  /** Orders that the figures come from. */
  orders: number;
  medianSeconds: number | null;
  p90Seconds: number | null;
}

/** Figures of a week need not be newer than this, in ms; counting them reads a week of orders. */
const believedMs = 60_000;
const known = defineMemory<WithdrawalType, Promise<PayoutTimes>>({
  name: 'cashier.payout-times',
  most: 50,
  believedMs,
});

/** How long orders of a type took lately, counted once a minute. */
export function payoutTimes(app: Platform, type: WithdrawalType): Promise<PayoutTimes> {
  return readThrough(known(app), type, () => countPayoutTimes(app.db, type, app.clock.now()));
}

/** How long orders of a type took from request to payout over the last seven days: real ones, reservations left out. */
async function countPayoutTimes(db: Db, type: WithdrawalType, now: Date): Promise<PayoutTimes> {
  const { rows } = await sql<PayoutTimes>`
    select count(*)::integer as orders,
      round(percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at)))::integer
        as "medianSeconds",
      round(percentile_cont(0.9) within group (order by extract(epoch from paid_at - created_at)))::integer
        as "p90Seconds"
    from cashier_withdrawals
    where withdraw_type = ${type} and paid_at >= ${addSeconds(now, -days * 86_400)} and not is_reservation`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, medianSeconds: null, p90Seconds: null };
}

/** Cases under review that are to be paid before an instant. */
export async function countDueBefore(db: Db | Tx, promisedAt: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_withdrawals
    where status = 'reviewing' and promised_at < ${promisedAt}`.execute(db);
  return rows[0]?.count ?? 0;
}
