import type { MemberRow } from '#modules/members';
import { AppError } from '#platform/errors.ts';

/** Whether an account is in use. Throws `memberFrozen` or `selfExcluded`. */
export function mayMoveMoney(account: MemberRow | undefined): MemberRow {
  if (account?.status === 'excluded') throw new AppError('selfExcluded');
  if (account?.status !== 'active') throw new AppError('memberFrozen');
  return account;
}
