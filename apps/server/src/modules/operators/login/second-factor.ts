import { generateURI, verify } from 'otplib';
import { unseal } from '#platform/crypto/seal.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { totpPurpose } from '../accounts/create-operator.ts';
import type { OperatorRow } from '../accounts/operators-store.ts';

export type FactorOutcome = { step: number } | { refusal: AppError; counts: boolean };

/**
 * Checks the authenticator's code (RFC 6238, one step of tolerance) and that its step was not used before. An account
 * that has not enrolled gets its secret, until a code of it works.
 */
export async function checkSecondFactor(
  app: Platform,
  row: OperatorRow,
  code: string | undefined,
): Promise<FactorOutcome> {
  const secret = unseal(app.config.secrets.server, totpPurpose, row.totp_secret);
  if (!code) {
    if (row.enrolled) return { refusal: new AppError('secondFactorNeeded'), counts: false };
    const uri = generateURI({ issuer: 'Fairway', label: row.name, secret });
    return { refusal: new AppError('secondFactorNotEnrolled', {}, { secret, uri }), counts: false };
  }
  const epoch = Math.floor(app.clock.now().getTime() / 1000);
  const checked = await verify({ secret, token: code, epoch, epochTolerance: 30 });
  if (!checked.valid) return { refusal: new AppError('secondFactorWrong'), counts: true };
  const step = Math.floor(epoch / 30) + checked.delta;
  if (BigInt(step) <= row.last_step) return { refusal: new AppError('secondFactorWrong'), counts: true };
  return { step };
}
