import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { verifyPassword } from '#modules/members';
import { lockCashierMember } from '../book/member-lock.ts';

/** Wrong ones in a row before the password rests, and for how long (specification section 4 shows no values). */
export const passwordTries = 5;
export const passwordRestSeconds = 3600;

/**
 * Checks the withdraw password. The try is counted by an atomic update before anything is compared, so a burst has no more
 * tries than a queue. Throws `withdrawPasswordMissing`, `withdrawPasswordWrong` with what is left, `withdrawPasswordLocked`.
 */
export async function requireWithdrawPassword(
  app: Platform,
  memberId: string,
  password: string,
): Promise<void> {
  const stored = await takeTry(app, memberId);
  if (await verifyPassword(password, stored.hash, app.config.secrets.passwordPepper)) {
    await clearTries(app, memberId);
    return;
  }
  if (stored.left > 0)
    throw new AppError('withdrawPasswordWrong', { left: stored.left }, { left: stored.left });
  throw lockedUntil(stored.restsUntil);
}

interface Try {
  hash: string;
  left: number;
  /** When the password can be tried again once none is left. */
  restsUntil: Date;
}

async function takeTry(app: Platform, memberId: string): Promise<Try> {
  const now = app.clock.now();
  const restsUntil = addSeconds(now, passwordRestSeconds);
  // The last try locks before it is compared; a right one unlocks again.
  const taken = await sql<{ hash: string; tries: number }>`
    update cashier_members as m set
      password_tries = next.tries,
      password_locked_until = case when next.tries >= ${passwordTries} then ${restsUntil}::timestamptz end
    from (
      select shard_id, member_id, case when password_locked_until is null then password_tries + 1 else 1 end as tries
      from cashier_members where shard_id = ${shardOf(memberId)} and member_id = ${memberId} for update
    ) as next
    where m.shard_id = next.shard_id and m.member_id = next.member_id and m.withdraw_password is not null
      and (m.password_locked_until is null or m.password_locked_until <= ${now})
    returning m.withdraw_password as hash, m.password_tries as tries`.execute(app.db);
  const row = taken.rows[0];
  if (row) return { hash: row.hash, left: passwordTries - row.tries, restsUntil };

  const member = await inTransaction(app.db, (tx) => lockCashierMember(tx, memberId));
  if (member.withdraw_password === null) throw new AppError('withdrawPasswordMissing');
  throw lockedUntil(member.password_locked_until ?? restsUntil);
}

async function clearTries(app: Platform, memberId: string): Promise<void> {
  await sql`update cashier_members set password_tries = 0, password_locked_until = null
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(app.db);
}

function lockedUntil(until: Date): AppError {
  return new AppError(
    'withdrawPasswordLocked',
    { until: until.toISOString() },
    { until: until.toISOString() },
  );
}
