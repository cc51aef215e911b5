import { sql } from 'kysely';
import { addSeconds, type Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { AppError } from '../errors.ts';

export interface RateLimit {
  /** What is counted, e.g. `logIn:address:203.0.113.7`. */
  bucket: string;
  count: number;
  seconds: number;
}

/**
 * Counts one attempt in its window by an atomic update, so that no race and no second process gets past it.
 * Throws `tooManyRequests` with the seconds to wait once `count` is exceeded.
 */
export async function takeAttempt(db: Db | Tx, clock: Clock, limit: RateLimit): Promise<void> {
  const now = clock.now();
  const windowMs = limit.seconds * 1000;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const result = await sql<{ used: number }>`
    insert into platform_rate_limits (bucket, window_start, used, expires_at)
    values (${limit.bucket}, ${windowStart}, 1, ${addSeconds(windowStart, limit.seconds)})
    on conflict (bucket, window_start) do update set used = platform_rate_limits.used + 1
    returning used`.execute(db);
  if ((result.rows[0]?.used ?? 0) <= limit.count) return;
  const retryAfter = Math.max(1, Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000));
  throw new AppError('tooManyRequests', { seconds: retryAfter }, { retryAfter });
}

/** Forgets windows that are over; run by a periodic job. */
export async function sweepRateLimits(db: Db, clock: Clock): Promise<void> {
  await sql`delete from platform_rate_limits where expires_at < ${clock.now()}`.execute(db);
}
