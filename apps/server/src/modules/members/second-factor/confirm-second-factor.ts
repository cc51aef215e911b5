import type { memberSecondFactorEndpoints } from '@fairway/contract/members/verification/second-factor-endpoints.ts';
import type { memberSecondFactorSchemas } from '@fairway/contract/members/verification/second-factor-schemas.ts';
import { unseal } from '#platform/crypto/seal.ts';
import { stepOfTotp } from '#platform/crypto/totp.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { forgiveAttempt } from '#modules/risk';
import { holdMember } from '../members-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { admitFactor } from './admit-factor.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { keepStep, lockSecondFactor, replaceRecoveryCodes } from './second-factor-store.ts';
import { memberTotpPurpose } from './take-factor.ts';

/**
 * Switches the second factor on by a code of the new secret. Throws `secondFactorWrong`, `tooManyAttempts`,
 * `secondFactorOff` where none was begun and `secondFactorAlreadyOn`. Writes the confirmation, the hashes of the recovery
 * codes, which are answered this once, and the end of the member's other sessions.
 */
export const confirmSecondFactor: Operation<
  (typeof memberSecondFactorEndpoints)['confirmSecondFactor'],
  (typeof memberSecondFactorSchemas)['confirmSecondFactor']
> = async (app, call, { code }) => {
  const { memberId, sessionId } = call.member;
  const admission = await admitFactor(app, call, memberId);
  const recoveryCodes = newRecoveryCodes(app);

  await inTransaction(app.db, async (tx) => {
    // Held: a login beside it either is signed out with the others here, or is asked for the factor.
    await holdMember(tx, memberId);
    const row = await lockSecondFactor(tx, memberId);
    if (!row) throw new AppError('secondFactorOff');
    if (row.confirmed_at) throw new AppError('secondFactorAlreadyOn');
    const now = app.clock.now();
    const secret = unseal(app.config.secrets.server, memberTotpPurpose, row.totp_secret);
    const step = await stepOfTotp(secret, code, now, row.last_step);
    if (step === undefined) throw new AppError('secondFactorWrong');
    await keepStep(tx, memberId, step, now);
    const hashes = recoveryCodes.map((one) => recoveryCodeHash(memberId, one));
    await replaceRecoveryCodes(tx, memberId, hashes);
    await endSessions(tx, app, memberId, 'logout', { exceptId: sessionId });
  });
  await forgiveAttempt(app, admission);
  return { recoveryCodes };
};
