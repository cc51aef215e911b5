import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { readCardNumber } from '@fairway/contract/limits/typed/card-number.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { bankOfCard } from './banks.ts';

/** The bank of a card number, before it is bound. Throws `cardNumberInvalid`. Writes nothing and keeps nothing. */
export const findBankOfCard: Operation<
  (typeof cashierEndpoints)['findBankOfCard'],
  (typeof cashierSchemas)['findBankOfCard']
> = async (_app, _call, input) => {
  const digits = readCardNumber(input.cardNumber);
  if (digits === undefined) throw new AppError('cardNumberInvalid');
  return { bank: bankOfCard(digits) ?? null };
};
