import { unseal } from '#platform/crypto/seal.ts';
import { stepOfTotp, totpUri } from '#platform/crypto/totp.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { totpPurpose } from '../accounts/create-operator.ts';
import type { OperatorRow } from '../accounts/operators-store.ts';

export type FactorOutcome = { step: bigint } | { refusal: AppError; counts: boolean };

/**
 * Checks the authenticator's code (`stepOfTotp`). An account that has not enrolled gets its secret, until a code of it works. The
 * refusal's data says whether the first password is to be replaced and when a re-enrolment counts.
 */
export async function checkSecondFactor(
  app: Platform,
  row: OperatorRow,
  code: string | undefined,
): Promise<FactorOutcome> {
  const secret = unseal(app.config.secrets.server, totpPurpose, row.totp_secret);
  if (!code) {
    const newPassword = row.must_set_password;
    const reenrolsAt = row.reenrols_at?.toISOString() ?? null;
    if (row.enrolled)
      return { refusal: new AppError('secondFactorNeeded', {}, { newPassword, reenrolsAt }), counts: false };
    const uri = totpUri(row.name, secret);
    return {
      refusal: new AppError('secondFactorNotEnrolled', {}, { secret, uri, newPassword }),
      counts: false,
    };
  }
  const step = await stepOfTotp(secret, code, app.clock.now(), row.last_step);
  return step === undefined ? { refusal: new AppError('secondFactorWrong'), counts: true } : { step };
}
