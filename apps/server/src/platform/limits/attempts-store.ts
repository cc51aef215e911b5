import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { AttemptRule } from './attempt-rule.ts';

export interface CountedAttempt {
  /** Attempts since the bucket was last quiet, this one among them. */
  failures: number;
  /** False when an earlier attempt's wait is not over; then nothing was counted. */
  admitted: boolean;
  blockedUntil: Date | null;
}

/**
 * Counts an attempt in a bucket before anything is compared, in one statement, so that no race gets past the rule. An
 * attempt beyond `slowsAfter` is admitted and makes the next one wait; one that meets a wait changes nothing. The same attempt once
 * more is admitted again and counts once.
 */
export async function countAttempt(
  db: Db,
  bucket: string,
  rule: AttemptRule,
  attempt: { id: string; at: Date },
): Promise<CountedAttempt> {
  const { id, at } = attempt;
  const forgetsAt = addSeconds(at, rule.forgetsAfter);
  const first = sql`case when ${rule.slowsAfter} < 1 then ${at}::timestamptz
    + interval '1 second' * least(${rule.longestWait}::float8, ${rule.firstWait}::float8) end`;
  const forgotten = sql`now.forgets_at <= ${at}`;
  const unchanged = sql`(coalesce(now.blocked_until > ${at}, false) or now.attempt_id = excluded.attempt_id)`;
  const { rows } = await sql<{ failures: number; attempt_id: string; blocked_until: Date | null }>`
    insert into platform_attempts as now (bucket, failures, blocked_until, forgets_at, attempt_id)
    values (${bucket}, 1, ${first}, ${forgetsAt}, ${id})
    on conflict (bucket) do update set
      failures = case when ${forgotten} then 1 when ${unchanged} then now.failures else now.failures + 1 end,
      blocked_until = case when ${forgotten} then ${first}
                           when ${unchanged} then now.blocked_until
                           when now.failures + 1 > ${rule.slowsAfter} then ${at}::timestamptz + interval '1 second'
                             * least(${rule.longestWait}::float8,
                                     ${rule.firstWait}::float8 * power(2, least(now.failures - ${rule.slowsAfter}, 20)))
                           else null end,
      forgets_at = case when ${forgotten} or not ${unchanged} then ${forgetsAt} else now.forgets_at end,
      attempt_id = case when ${forgotten} or not ${unchanged} then excluded.attempt_id else now.attempt_id end
    returning failures, attempt_id, blocked_until`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('An attempt was not counted.');
  return { failures: row.failures, admitted: row.attempt_id === id, blockedUntil: row.blocked_until };
}

/** Takes one attempt back, with the wait that it made for the next one. */
export async function uncountAttempt(db: Db, bucket: string, attemptId: string): Promise<void> {
  await sql`
    update platform_attempts set
      failures = greatest(failures - 1, 0),
      blocked_until = case when attempt_id = ${attemptId} then null else blocked_until end
    where bucket = ${bucket}`.execute(db);
}

/** Forgets all attempts of a bucket. */
export async function forgetAttempts(db: Db, bucket: string): Promise<void> {
  await sql`delete from platform_attempts where bucket = ${bucket}`.execute(db);
}

/** Removes what is forgotten by its time. */
export async function removeForgottenAttempts(db: Db, now: Date): Promise<void> {
  await sql`delete from platform_attempts where forgets_at < ${now}`.execute(db);
}
