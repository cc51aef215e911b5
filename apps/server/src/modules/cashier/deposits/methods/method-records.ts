import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';

/** What a span of time says of a method: orders that ended in it, and how fast the credited ones were. */
export interface MethodRecord {
  payType: number;
  open: number;
  ended: number;
  credited: number;
  medianSeconds: number | null;
  p90Seconds: number | null;
}

/**
 * The orders made since an instant by method, in one pass. Orders that their member gave up say nothing about a method
 * and are left out; what counts as credited is the order's end.
 */
export async function selectMethodRecords(db: Db, since: Date): Promise<MethodRecord[]> {
  const { rows } = await sql<MethodRecord>`
    select pay_type as "payType",
      count(*) filter (where ended_at is null)::integer as open,
      count(*) filter (where status in ('settled', 'expired', 'failed', 'returned'))::integer as ended,
      count(*) filter (where status = 'settled')::integer as credited,
      (percentile_disc(0.5) within group (order by extract(epoch from ended_at - created_at))
        filter (where status = 'settled'))::integer as "medianSeconds",
      (percentile_disc(0.9) within group (order by extract(epoch from ended_at - created_at))
        filter (where status = 'settled'))::integer as "p90Seconds"
    from cashier_deposit_orders where created_at >= ${since}
    group by pay_type`.execute(db);
  return rows;
}

/** How long a process believes what it counted, in ms: advice need not be newer. */
const believedMs = 15_000;
const records = defineRemembered({ name: 'cashier.day-records', believedMs }, (app: Platform) =>
  selectMethodRecords(app.db, addSeconds(app.clock.now(), -86_400)),
);

/** The last day's records, counted at most every few seconds. */
export function dayRecords(app: Platform): Promise<MethodRecord[]> {
  return records.read(app);
}
