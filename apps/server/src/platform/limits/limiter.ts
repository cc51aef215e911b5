import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { addSeconds } from '../clock.ts';
import { AppError } from '../errors.ts';
import { gather } from '../gather.ts';
import { onePer } from '../memory/one-per.ts';
import type { AttemptRule } from './attempt-rule.ts';
import {
  countAttempt,
  forgetAttempts,
  removeForgottenAttempts,
  uncountAttempt,
  type CountedAttempt,
} from './attempts-store.ts';
import { HeldAttempts } from './held-attempts.ts';
import { countCalls, removeEndedWindows, type CountedCalls } from './windows-store.ts';

export interface WindowLimit {
  /** What is counted, e.g. `logIn:address:203.0.113.7`. */
  bucket: string;
  count: number;
  seconds: number;
}

/**
 * How often something may be done: every limit that decides counts here, in the database and by one atomic statement, so that no
 * race and no second process gets past it (security rule 38).
 */
export interface Limiter {
  /**
   * Counts one call in its window, those of one moment in one statement and those of a busy caller several at a time (HeldAttempts). Throws
   * `tooManyRequests` with the seconds to wait once `count` is exceeded.
   */
  take(limit: WindowLimit): Promise<void>;
  /** Counts an attempt under a rule that makes further ones wait longer and longer; one that meets a wait is not admitted. */
  attempt(bucket: string, rule: AttemptRule, id: string): Promise<CountedAttempt>;
  /** The attempt was not made after all, or succeeded. */
  takeBack(bucket: string, id: string): Promise<void>;
  /** Forgets all attempts of a bucket. */
  forget(bucket: string): Promise<void>;
  /** Whether an act may be done now that may be done once in so many seconds; the same `id` again may. */
  pace(bucket: string, seconds: number, id: string): Promise<boolean>;
  /** Removes what no longer counts; for a periodic job. */
  cleanUp(): Promise<void>;
}

/** The limiter of a process, one for each platform. */
export const limiterOf = onePer(({ db, clock }: { db: Db; clock: Clock }): Limiter => {
  const count = gather((calls: readonly CountedCalls[]) => countCalls(db, calls));
  const held = new HeldAttempts();
  const attempt = (bucket: string, rule: AttemptRule, id: string) =>
    countAttempt(db, bucket, rule, { id, at: clock.now() });
  return {
    take: (limit) => takeInWindow({ clock, count, held }, limit),
    attempt,
    takeBack: (bucket, id) => uncountAttempt(db, bucket, id),
    forget: (bucket) => forgetAttempts(db, bucket),
    async pace(bucket, seconds, id) {
      const rule = { forgetsAfter: seconds, slowsAfter: 0, firstWait: seconds, longestWait: seconds };
      return (await attempt(bucket, rule, id)).admitted;
    },
    async cleanUp() {
      await removeForgottenAttempts(db, clock.now());
      await removeEndedWindows(db, clock.now());
    },
  };
});

interface Counting {
  readonly clock: Clock;
  /** Counts a block; answers the number that its window then has. */
  readonly count: (calls: CountedCalls) => Promise<number>;
  readonly held: HeldAttempts;
}

async function takeInWindow({ clock, count, held }: Counting, limit: WindowLimit): Promise<void> {
  const now = clock.now();
  const windowMs = limit.seconds * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  const { bucket } = limit;
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
