import { unseal } from '#platform/crypto/seal.ts';
import { stepOfTotp } from '#platform/crypto/totp.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { keepStep, lockSecondFactor, takeRecoveryCode } from './second-factor-store.ts';

/** What the sealed secrets of members' authenticators are sealed for. */
export const memberTotpPurpose = 'member-totp';

/** Whether a code of the authenticator, or a recovery code, is right; either is used up by it. */
export async function takeFactor(app: Platform, tx: Tx, memberId: string, code: string): Promise<boolean> {
  const row = await lockSecondFactor(tx, memberId);
  if (!row?.confirmed_at) return false;
  const now = app.clock.now();
  const secret = unseal(app.config.secrets.server, memberTotpPurpose, row.totp_secret);
  const step = await stepOfTotp(secret, code, now, row.last_step);
  if (step === undefined) return takeRecoveryCode(tx, memberId, recoveryCodeHash(memberId, code));
  await keepStep(tx, memberId, step, now);
  return true;
}
