import { AppError } from '#platform/errors.ts';
import type { MemberStatus } from '../tables.ts';

/**
 * What refuses a member of this status a deposit or a bet: `selfExcluded` and `memberClosing` leave withdrawing open, `memberFrozen`
 * (also for a closed or unknown account) nothing. Undefined for an account in use.
 */
export function statusRefusal(status: MemberStatus | undefined): AppError | undefined {
  if (status === 'active') return undefined;
  if (status === 'excluded') return new AppError('selfExcluded');
  return new AppError(status === 'closing' ? 'memberClosing' : 'memberFrozen');
}
