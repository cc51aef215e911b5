import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { appealReasons } from '@fairway/contract/matching/appeals.ts';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { openAppeal } from '../appeals/open-appeal.ts';
import { appealAfterSeconds } from '../matching-limits.ts';
import { presentPayerPart } from '../parts/present-part.ts';
import { lockPayerPart } from './own-parts.ts';

/** The payer appeals: the money stays held until the recipient confirms or two operators have decided. */
export const appealFastDeposit: Operation<
  (typeof matchingEndpoints)['appealFastDeposit'],
  (typeof matchingSchemas)['appealFastDeposit']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  if (appealReasons.byCode(input.reason)?.side !== 'payer') throw new AppError('appealReasonWrong');
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockPayerPart(tx, memberId, input.billNo);

    const { status, paid_at: paidAt } = sides.part;
    if (status === 'frozen') throw new AppError('appealOpen');
    if (status !== 'waitingConfirm' || paidAt === null) throw new AppError('depositStateWrong');
    const left = addSeconds(paidAt, appealAfterSeconds).getTime() - app.clock.now().getTime();
    if (left > 0) throw new AppError('appealTooEarly', { minutes: Math.ceil(left / 60_000) });

    const { reason, text, evidence } = input;
    const frozen = await openAppeal(tx, app, sides, { by: 'payer', memberId, reason, text, evidence });

    return { part: await presentPayerPart(tx, app, frozen) };
  });
};
