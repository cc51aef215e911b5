import { sql } from 'kysely';
import { addSeconds, type Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { gather } from '../../gather.ts';
import { HeldAttempts } from './held-attempts.ts';

export interface RateLimit {
  /** What is counted, e.g. `logIn:address:203.0.113.7`. */
  bucket: string;
  count: number;
  seconds: number;
}

interface Attempt {
  bucket: string;
  windowStart: Date;
  windowEnd: Date;
  /** How many are counted at once. */
  block: number;
}

interface Counting {
  /** Counts a block; answers the number that its window then has. */
  readonly count: (attempt: Attempt) => Promise<number>;
  readonly held: HeldAttempts;
}
const countings = new WeakMap<Db, Counting>();

/**
 * Counts one attempt in its window by an atomic update, so that no race and no second process gets past it; the attempts of
 * one moment in one statement, those of a busy caller several at a time (HeldAttempts). Throws `tooManyRequests` with the
 * seconds to wait once `count` is exceeded.
 */
export async function takeAttempt(db: Db, clock: Clock, limit: RateLimit): Promise<void> {
  const now = clock.now();
  const windowMs = limit.seconds * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  const { bucket } = limit;
  const { count, held } = countingOf(db);
  if (held.use(bucket, start)) return;
  const windowStart = new Date(start);
  const windowEnd = addSeconds(windowStart, limit.seconds);
  const block = held.blockOf(bucket, start, limit.count);
  let granted = 0;
  try {
    const usedBefore = (await count({ bucket, windowStart, windowEnd, block })) - block;
    granted = Math.max(0, Math.min(block, limit.count - usedBefore));
  } finally {
    held.keep(bucket, start, block, Math.max(0, granted - 1));
  }
  // What another call of this moment has counted beforehand is looked at before anybody is refused.
  if (granted > 0 || held.use(bucket, start)) return;
  const retryAfter = Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000));
  throw new AppError('tooManyRequests', { seconds: retryAfter }, { retryAfter });
}

function countingOf(db: Db): Counting {
  const known = countings.get(db);
  if (known) return known;
  const count = gather((attempts: readonly Attempt[]) => countAttempts(db, attempts));
  const made = { count, held: new HeldAttempts() };
  countings.set(db, made);
  return made;
}

/** Counts them all, in one order so that no two statements wait in a circle; answers the number that each leaves its window with. */
async function countAttempts(db: Db, attempts: readonly Attempt[]): Promise<number[]> {
  const windows = new Map<string, Attempt & { count: number }>();
  const places = attempts.map((attempt) => {
    const key = keyOf(attempt.bucket, attempt.windowStart);
    const window = windows.get(key) ?? { ...attempt, count: 0 };
    windows.set(key, window);
    window.count += attempt.block;
    return { key, place: window.count };
  });
  const rows = [...windows.values()];
  // Not waited for on the disk: what a crash forgets is a second of counting.
  const result = await sql<{ bucket: string; window_start: Date; used: number }>`
    insert into platform_rate_limits (bucket, window_start, used, expires_at)
    select bucket, window_start, count, expires_at
    from unnest(${rows.map(({ bucket }) => bucket)}::text[], ${rows.map(({ windowStart }) => windowStart)}::timestamptz[],
      ${rows.map(({ count }) => count)}::integer[], ${rows.map(({ windowEnd }) => windowEnd)}::timestamptz[])
      as attempts (bucket, window_start, count, expires_at)
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

/** Forgets windows that are over; run by a periodic job. */
export async function sweepRateLimits(db: Db, clock: Clock): Promise<void> {
  await sql`delete from platform_rate_limits where expires_at < ${clock.now()}`.execute(db);
}
