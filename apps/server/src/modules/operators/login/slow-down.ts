import { AppError } from '#platform/errors.ts';
import type { OperatorRow } from '../accounts/operators-store.ts';

/** Seconds to wait after so many failures in a row: none for three, then doubling, fifteen minutes at most. */
function slowDownSeconds(failures: number): number {
  return failures < 3 ? 0 : Math.min(2 ** (failures - 2) * 5, 900);
}

/** Throws `tooManyAttempts` with the seconds left while an account is slowed down by failures. */
export function refuseWhileSlowedDown(row: OperatorRow, now: Date): void {
  if (!row.failed_at) return;
  const until = row.failed_at.getTime() + slowDownSeconds(row.failures) * 1000;
  const seconds = Math.ceil((until - now.getTime()) / 1000);
  if (seconds > 0) throw new AppError('tooManyAttempts', { seconds }, { retryAfter: seconds });
}
