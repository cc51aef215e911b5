import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { cashierSettings } from '#modules/cashier';
import { claimUntil, openClaim } from '../claims/open-claim.ts';
import { presentPayerPart } from '../parts/present-part.ts';
import { lockPayerPart } from './own-parts.ts';

/**
 * The payer of a released part shows that it was paid, once and within the hours that the settings give: a case that the recipient's
 * confirmation or two operators end. Throws `appealOpen`, `depositStateWrong`, `claimTooLate`, `pictureNotFound`.
 */
export const claimFastDeposit: Operation<
  (typeof matchingEndpoints)['claimFastDeposit'],
  (typeof matchingSchemas)['claimFastDeposit']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockPayerPart(tx, memberId, input.billNo);

    if (sides.part.status === 'claimed') throw new AppError('appealOpen');
    const until = await claimUntil(app, sides.part);
    if (!until) throw new AppError('depositStateWrong');
    if (app.clock.now() > until) {
      const { claimHours } = (await cashierSettings(app)).fastWithdrawal;
      throw new AppError('claimTooLate', { hours: claimHours });
    }

    const { text, evidence } = input;
    const claimed = await openClaim(tx, app, sides, { text, evidence });

    return { part: await presentPayerPart(tx, app, claimed) };
  });
};
