import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { verifyPassword } from '#platform/crypto/password-hash.ts';
import { lockCashierMember, type CashierMemberRow } from '../book/member-lock.ts';
import type { CashierTables } from '../tables.ts';

/** Wrong ones in a row before the password rests, and for how long (specification section 4 shows no values). */
export const passwordTries = 5;
export const passwordRestSeconds = 3600;

/**
 * Checks the withdraw password, one try of a member after another: a burst has no more tries than a queue, and the right
 * one pressed ten times is right ten times. Throws `withdrawPasswordMissing`, `withdrawPasswordWrong` with what is left,
 * `withdrawPasswordLocked`. Writes the count of wrong tries, which stands whatever becomes of the call.
 */
export async function requireWithdrawPassword(
  app: Platform,
  memberId: string,
  password: string,
): Promise<void> {
  const refusal = await inTransaction(app.db, async (tx) => {
    const member = await lockCashierMember(tx, memberId);
    return tryPassword(tx, app, member, password);
  });
  if (refusal) throw refusal;
}

/** The tries that are left and until when the password rests, if it does. */
export function passwordStanding(
  member: CashierMemberRow,
  now: Date,
): { left: number; restsUntil: Date | null } {
  const { password_locked_until: until, password_tries: tries } = member;
  if (until === null) return { left: passwordTries - tries, restsUntil: null };
  return until > now ? { left: 0, restsUntil: until } : { left: passwordTries, restsUntil: null };
}

async function tryPassword(
  tx: Tx,
  app: Platform,
  member: CashierMemberRow,
  password: string,
): Promise<AppError | undefined> {
  const now = app.clock.now();
  const { left, restsUntil } = passwordStanding(member, now);
  if (member.withdraw_password === null) return new AppError('withdrawPasswordMissing');
  if (restsUntil) return lockedUntil(restsUntil);

  const right = await verifyPassword(password, member.withdraw_password, app.config.secrets.passwordPepper);
  if (right) {
    if (member.password_tries > 0) await writeTries(tx, member, 0, null);
    return undefined;
  }
  const stillLeft = left - 1;
  const rests = stillLeft > 0 ? null : addSeconds(now, passwordRestSeconds);
  await writeTries(tx, member, passwordTries - stillLeft, rests);
  return rests
    ? lockedUntil(rests)
    : new AppError('withdrawPasswordWrong', { left: stillLeft }, { left: stillLeft });
}

async function writeTries(
  tx: Tx,
  member: CashierMemberRow,
  tries: number,
  until: Date | null,
): Promise<void> {
  await tx
    .withTables<CashierTables>()
    .updateTable('cashier_members')
    .set({ password_tries: tries, password_locked_until: until })
    .where('shard_id', '=', member.shard_id)
    .where('member_id', '=', member.member_id)
    .execute();
}

function lockedUntil(until: Date): AppError {
  return new AppError(
    'withdrawPasswordLocked',
    { until: until.toISOString() },
    { until: until.toISOString() },
  );
}
