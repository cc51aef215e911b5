import { sql } from 'kysely';
import { codeResendSeconds, codesPerDay, codeTries } from '@fairway/contract/risk/codes.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CodePurpose } from './code-rules.ts';

export interface CodeRow {
  id: string;
  purpose: CodePurpose;
  channel: 'sms' | 'email';
  target: string;
  subject: string | null;
  code_hash: Buffer;
  tries: number;
  expires_at: Date;
}

export async function insertCode(tx: Tx, row: Omit<CodeRow, 'tries'>): Promise<void> {
  await sql`
    insert into risk_codes (id, purpose, channel, target, subject, code_hash, expires_at)
    values (${row.id}, ${row.purpose}, ${row.channel}, ${row.target}, ${row.subject}, ${row.code_hash},
      ${row.expires_at})`.execute(tx);
}

/** Counts one try of a code that is still valid; undefined if it is not, or has no try left. No race gets a sixth. */
export async function countTry(
  db: Db,
  id: string,
  purpose: CodePurpose,
  now: Date,
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    update risk_codes set tries = tries + 1
    where id = ${id} and purpose = ${purpose} and expires_at > ${now} and tries < ${codeTries}
    returning *`.execute(db);
  return rows[0];
}

/** Takes a code away: of any number of callers at once one gets it. */
export async function deleteCode(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`delete from risk_codes where id = ${id} returning id`.execute(db);
  return rows.length === 1;
}

/** Takes away the codes that serve a member: one that was sent to a phone that is no longer theirs opens nothing. */
export async function forgetCodesOf(tx: Tx, memberId: string): Promise<void> {
  await sql`delete from risk_codes where subject = ${memberId}`.execute(tx);
}

/**
 * Counts a sending to a number or mailbox, in one statement, unless the last one is too fresh or the day's are used up:
 * then false, and nothing is counted.
 */
export async function countSending(tx: Tx, target: string, at: Date, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into risk_code_targets as known (target, sent_at, day, sent) values (${target}, ${at}, ${day}, 1)
    on conflict (target) do update set sent_at = excluded.sent_at, day = excluded.day,
      sent = case when known.day = excluded.day then known.sent + 1 else 1 end
    where known.sent_at <= ${addSeconds(at, -codeResendSeconds)}
      and (known.day <> excluded.day or known.sent < ${codesPerDay})
    returning sent`.execute(tx);
  return rows.length === 1;
}

/** Whether a sending would be counted now; counts nothing. */
export async function isSendingDue(db: Db, target: string, at: Date, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from risk_code_targets
    where target = ${target}
      and (sent_at > ${addSeconds(at, -codeResendSeconds)} or (day = ${day} and sent >= ${codesPerDay}))`.execute(
    db,
  );
  return rows.length === 0;
}

export async function findSending(tx: Db | Tx, target: string): Promise<{ sent_at: Date } | undefined> {
  const { rows } = await sql<{ sent_at: Date }>`
    select sent_at from risk_code_targets where target = ${target}`.execute(tx);
  return rows[0];
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await sql`delete from risk_codes where expires_at < ${now}`.execute(db);
  await sql`delete from risk_code_targets where sent_at < ${addSeconds(now, -2 * 86_400)}`.execute(db);
}
