import { anonymousSignKey } from '@fairway/contract/headers.ts';
import { accountLoginText } from '@fairway/contract/members/account-login.ts';
import type { membersPrintedEndpoints } from '@fairway/contract/members/printed-endpoints.ts';
import type { membersPrintedSchemas } from '@fairway/contract/members/printed-schemas.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { logIn } from './log-in.ts';

/**
 * The login of version 4 with its signature over device id and version (specification section 5): `signatureInvalid` when
 * they are not those that were signed. The signature is friction; what proves the member is the password (`logIn`).
 */
export const accountLogIn: Operation<
  (typeof membersPrintedEndpoints)['accountLogIn'],
  (typeof membersPrintedSchemas)['accountLogIn']
> = async (app, call, { signature, ...input }) => {
  const signed = accountLoginText({ ...input, deviceId: call.deviceId });
  const expected = hmacSha256(anonymousSignKey, signed).toString('hex');
  if (!equalInConstantTime(Buffer.from(expected), Buffer.from(signature)))
    throw new AppError('signatureInvalid');

  return logIn(app, call, input);
};
