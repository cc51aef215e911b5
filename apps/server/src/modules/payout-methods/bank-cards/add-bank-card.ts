import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import { readCardNumber } from '@fairway/contract/payout-methods/card-number.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { findMember, readRealName } from '#modules/members';
import { bankName } from './banks.ts';
import { bindMethod } from '../bind-method.ts';
import { maskCard } from './card-number.ts';
import { presentMethod } from '../present-method.ts';
import { requireWithdrawPassword } from '../withdraw-password/withdraw-password.ts';

/** Binds a bank card of the member's own name. Throws what bindMethod and the withdraw password throw, and `cardNumberInvalid`, `bankUnknown`, `realNameMalformed`. */
export const addBankCard: Operation<
  (typeof payoutMethodEndpoints)['addBankCard'],
  (typeof payoutMethodSchemas)['addBankCard']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { withdrawPassword, ...card } = input;
  const number = readCardNumber(card.cardNumber);
  if (number === undefined) throw new AppError('cardNumberInvalid');
  if (bankName(card.bankCode) === undefined) throw new AppError('bankUnknown');
  const holderName = readRealName(card.holderName, 'holderName');
  await requireWithdrawPassword(app, memberId, withdrawPassword);

  const key = { owner: `member/${memberId}`, operation, operationId, input: card };
  return onceInTransaction(app, key, async (tx) => {
    const member = await findMember(tx, memberId);
    if (member?.real_name && member.real_name !== holderName) throw new AppError('payoutNameMismatch');

    const method = await bindMethod(tx, app, memberId, {
      kind: 'bankCard',
      number,
      masked: maskCard(number),
      bankCode: card.bankCode,
      branch: card.branch,
      holderName,
      cardType: card.cardType,
    });

    return presentMethod(method, app.clock.now());
  });
};
