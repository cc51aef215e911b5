import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Matches since an instant: how many, how much, and the median seconds that their deposits had waited. */
export async function sumMatched(
  db: Db,
  since: Date,
): Promise<{ count: number; total: bigint; medianSeconds: number | null }> {
  const found = await sql<{ count: number; total: bigint; seconds: number | null }>`
    select count(*)::integer as count, coalesce(sum(part.amount), 0)::bigint as total,
      round(percentile_cont(0.5) within group (order by extract(epoch from part.matched_at - entered.entered_at)))::integer
        as seconds
    from matching_parts part
    join matching_orders entered on entered.bill_no = part.deposit_bill
    where part.matched_at >= ${since}`.execute(db);
  const { count = 0, total = 0n, seconds = null } = found.rows[0] ?? {};
  return { count, total, medianSeconds: seconds };
}
