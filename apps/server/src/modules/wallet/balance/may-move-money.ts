import { statusRefusal, type MemberRow } from '#modules/members';
import { AppError } from '#platform/errors.ts';

/** Whether an account is in use. Throws `memberFrozen`, `selfExcluded` or `memberClosing`. */
export function mayMoveMoney(account: MemberRow | undefined): MemberRow {
  const refusal = statusRefusal(account?.status);
  if (!account || refusal) throw refusal ?? new AppError('memberFrozen');
  return account;
}
