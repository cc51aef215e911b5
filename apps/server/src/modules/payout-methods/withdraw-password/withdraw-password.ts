import { addSeconds } from '#platform/clock.ts';
import { verifyPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import {
  clearPasswordTries,
  countPasswordTry,
  giveBackPasswordTry,
  lockCashierMember,
  type PayoutMemberRow,
} from '../member-store.ts';

/** Wrong ones in a row before the password rests, and for how long (specification section 4 shows no values). */
export const passwordTries = 5;
export const passwordRestSeconds = 3600;

/**
 * Checks the withdraw password. Each try is counted by one statement before anything is compared, so a burst has no more
 * tries than a queue; a right one clears the count. Throws `withdrawPasswordMissing`, `withdrawPasswordWrong` with what is
 * left, `withdrawPasswordLocked`. No connection is held while the hash is made. Answers the stored hash that it was compared
 * with, so that a caller that writes on the strength of it can check that it has not changed.
 */
export async function requireWithdrawPassword(
  app: Platform,
  memberId: string,
  password: string,
): Promise<string> {
  return inLine(memberId, async () => {
    const taken = await takeTry(app, memberId);
    if (await compare(app, memberId, password, taken.hash)) {
      await clearPasswordTries(app.db, memberId);
      return taken.hash;
    }
    if (taken.left === 0) throw lockedUntil(taken.restsUntil);
    throw new AppError('withdrawPasswordWrong', { left: taken.left }, { left: taken.left });
  });
}

/** The tries that are left and until when the password rests, if it does. */
export function passwordStatus(
  member: PayoutMemberRow,
  now: Date,
): { left: number; restsUntil: Date | null } {
  const { password_locked_until: until, password_tries: tries } = member;
  if (until === null) return { left: passwordTries - tries, restsUntil: null };
  return until > now ? { left: 0, restsUntil: until } : { left: passwordTries, restsUntil: null };
}

const lines = new Map<string, Promise<unknown>>();

/** One try of a member after another in this process: the right password pressed ten times is right ten times. */
async function inLine<T>(memberId: string, attempt: () => Promise<T>): Promise<T> {
  const before = lines.get(memberId) ?? Promise.resolve();
  const mine = before.then(attempt, attempt);
  lines.set(memberId, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(memberId) === mine) lines.delete(memberId);
  }
}

interface Try {
  hash: string;
  left: number;
  restsUntil: Date;
}

/** Counts a try; the last one locks the password before it is compared. */
async function takeTry(app: Platform, memberId: string): Promise<Try> {
  const now = app.clock.now();
  const restsUntil = addSeconds(now, passwordRestSeconds);
  const row = await countPasswordTry(app.db, memberId, {
    most: passwordTries,
    lockUntil: restsUntil,
    now,
  });
  if (row) return { hash: row.hash, left: passwordTries - row.tries, restsUntil };

  const member = await inTransaction(app.db, (tx) => lockCashierMember(tx, memberId));
  if (member.withdraw_password === null) throw new AppError('withdrawPasswordMissing');
  throw lockedUntil(member.password_locked_until ?? restsUntil);
}

/** Whether it is the right one. A try that was not compared, because hashing is overloaded, is given back. */
async function compare(app: Platform, memberId: string, password: string, hash: string): Promise<boolean> {
  try {
    return await verifyPassword(password, hash, app.config.secrets.passwordPepper);
  } catch (overload) {
    await giveBackPasswordTry(app.db, memberId);
    throw overload;
  }
}

function lockedUntil(until: Date): AppError {
  return new AppError(
    'withdrawPasswordLocked',
    { until: until.toISOString() },
    { until: until.toISOString() },
  );
}
