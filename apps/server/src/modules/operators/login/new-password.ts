import { hashPassword, operatorCost } from '#platform/crypto/password-hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { isWeakPassword } from '#modules/risk';
import type { OperatorRow } from '../accounts/operators-store.ts';

/** What came to replace a first password: its hash, null for none, or why it cannot (`passwordUnchanged`, `passwordWeak`). */
export async function judgeNewPassword(
  app: Platform,
  { name, password, newPassword }: { name: string; password: string; newPassword?: string | undefined },
): Promise<{ hash: string | null } | { refusal: AppError }> {
  if (newPassword === undefined) return { hash: null };
  const field = { field: 'newPassword' };
  if (newPassword === password) return { refusal: new AppError('passwordUnchanged', {}, field) };
  if (await isWeakPassword(newPassword, name)) return { refusal: new AppError('passwordWeak', {}, field) };
  return { hash: await hashPassword(newPassword, app.config.secrets.passwordPepper, operatorCost) };
}

/** What a sign-in writes over a first password; refuses one without a password of the operator's own (`newPasswordNeeded`). */
export function replaceFirst(
  { must_set_password: isFirst }: Pick<OperatorRow, 'must_set_password'>,
  chosen: Awaited<ReturnType<typeof judgeNewPassword>>,
): { password_hash?: string; must_set_password?: false } | { refusal: AppError; counts: false } {
  if (!isFirst) return {};
  if ('refusal' in chosen) return { refusal: chosen.refusal, counts: false };
  if (chosen.hash === null) return { refusal: new AppError('newPasswordNeeded'), counts: false };
  return { password_hash: chosen.hash, must_set_password: false };
}
