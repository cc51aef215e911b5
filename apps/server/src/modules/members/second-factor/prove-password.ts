import { verifyPassword } from '#platform/crypto/password-hash.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, forgiveAttempt, tryAdmitted } from '#modules/risk';
import { findMember, type MemberRow } from '../members-store.ts';

/** The member who calls, once the password is proven again. Throws `passwordWrong`, after many of them `tooManyAttempts`. */
export async function provePassword(app: Platform, call: MemberCall, password: string): Promise<MemberRow> {
  // Counted with the guesses at the old password of a change: it is the same secret.
  const admission = await admitAttempt(app, 'changePassword', { account: call.member.memberId });
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  const pepper = app.config.secrets.passwordPepper;
  if (!(await tryAdmitted(app, admission, () => verifyPassword(password, member.password_hash, pepper))))
    throw new AppError('passwordWrong');
  await forgiveAttempt(app, admission);
  return member;
}
