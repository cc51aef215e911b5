import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { bankName } from '#modules/payout-methods';
import { branchesIn } from './bank-branches.ts';

/** Branches of a bank in a place. Throws `bankUnknown`; a place that is not known has none. Writes nothing. */
export const listBankBranches: Operation<
  (typeof payEndpoints)['listBankBranches'],
  (typeof paySchemas)['listBankBranches']
> = (_app, _call, { bankCode, place }) => {
  const name = bankName(bankCode);
  if (name === undefined) throw new AppError('bankUnknown');
  return Promise.resolve({ branches: branchesIn(name, place) });
};
