import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Calls of one bucket in one window, counted together. */
export interface CountedCalls {
  bucket: string;
  windowStart: Date;
  windowEnd: Date;
  /** How many are counted at once. */
  block: number;
}

/** Counts them all, in one order so that no two statements wait in a circle; answers the number that each leaves its window with. */
export async function countCalls(db: Db, calls: readonly CountedCalls[]): Promise<number[]> {
  const windows = new Map<string, CountedCalls & { count: number }>();
  const places = calls.map((call) => {
    const key = keyOf(call.bucket, call.windowStart);
    const window = windows.get(key) ?? { ...call, count: 0 };
    windows.set(key, window);
    window.count += call.block;
    return { key, place: window.count };
  });
  const rows = [...windows.values()];
  // Not waited for on the disk: what a crash forgets is a second of counting.
  const result = await sql<{ bucket: string; window_start: Date; used: number }>`
    insert into platform_rate_limits (bucket, window_start, used, expires_at)
    select bucket, window_start, count, expires_at
    from unnest(${rows.map(({ bucket }) => bucket)}::text[], ${rows.map(({ windowStart }) => windowStart)}::timestamptz[],
      ${rows.map(({ count }) => count)}::integer[], ${rows.map(({ windowEnd }) => windowEnd)}::timestamptz[])
      as calls (bucket, window_start, count, expires_at)
    where set_config('synchronous_commit', 'off', true) = 'off'
    order by bucket, window_start
    on conflict (bucket, window_start) do update set used = platform_rate_limits.used + excluded.used
    returning bucket, window_start, used`.execute(db);
  const used = new Map(result.rows.map((row) => [keyOf(row.bucket, row.window_start), row.used]));
  return places.map(({ key, place }) => (used.get(key) ?? 0) - (windows.get(key)?.count ?? 0) + place);
}

function keyOf(bucket: string, windowStart: Date): string {
  return `${windowStart.getTime()} ${bucket}`;
}

/** Removes windows that are over. */
export async function removeEndedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from platform_rate_limits where expires_at < ${now}`.execute(db);
}
