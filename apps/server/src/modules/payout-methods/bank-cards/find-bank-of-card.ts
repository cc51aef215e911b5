import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import { readCardNumber } from '@fairway/contract/payout-methods/card-number.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { bankOfCard } from './banks.ts';

/** The bank of a card number, before it is bound. Throws `cardNumberInvalid`. Writes nothing and keeps nothing. */
export const findBankOfCard: Operation<
  (typeof payoutMethodEndpoints)['findBankOfCard'],
  (typeof payoutMethodSchemas)['findBankOfCard']
> = async (_app, _call, input) => {
  const digits = readCardNumber(input.cardNumber);
  if (digits === undefined) throw new AppError('cardNumberInvalid');
  return { bank: bankOfCard(digits) ?? null };
};
