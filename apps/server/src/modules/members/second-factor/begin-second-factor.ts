import type { memberSecondFactorEndpoints } from '@fairway/contract/members/verification/second-factor-endpoints.ts';
import type { memberSecondFactorSchemas } from '@fairway/contract/members/verification/second-factor-schemas.ts';
import { seal } from '#platform/crypto/seal.ts';
import { newTotpSecret, totpUri } from '#platform/crypto/totp.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { provePassword } from './prove-password.ts';
import { beginFactor, countRecoveryCodes, findSecondFactor } from './second-factor-store.ts';
import { memberTotpPurpose } from './take-factor.ts';

type Endpoints = typeof memberSecondFactorEndpoints;
type Schemas = typeof memberSecondFactorSchemas;

/** Whether logins of the member who calls ask for a second factor. */
export const getSecondFactor: Operation<Endpoints['getSecondFactor'], Schemas['getSecondFactor']> = async (
  app,
  call,
) => {
  const { memberId } = call.member;
  const since = (await findSecondFactor(app.db, memberId))?.confirmed_at ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since ? await countRecoveryCodes(app.db, memberId) : 0,
  };
};

/**
 * A new secret for the authenticator, in place of one that was never confirmed. Throws `passwordWrong`, `tooManyAttempts`
 * and `secondFactorAlreadyOn`. Writes the secret sealed.
 */
export const beginSecondFactor: Operation<
  Endpoints['beginSecondFactor'],
  Schemas['beginSecondFactor']
> = async (app, call, { password }) => {
  const member = await provePassword(app, call, password);
  const secret = newTotpSecret();
  const sealed = seal(app.config.secrets.server, memberTotpPurpose, secret);

  const began = await inTransaction(app.db, (tx) => beginFactor(tx, member.id, sealed, app.clock.now()));
  if (!began) throw new AppError('secondFactorAlreadyOn');
  return { secret, uri: totpUri(member.name, secret) };
};
