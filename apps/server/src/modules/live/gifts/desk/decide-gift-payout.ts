import type { giftDeskEndpoints } from '@fairway/contract/live/gift-desk-endpoints.ts';
import type { giftDeskSchemas } from '@fairway/contract/live/gift-desk-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { payOut } from '../payouts/pay-out.ts';
import { endPayout, holdPayout } from '../payouts/payouts-store.ts';

/**
 * Decides on a payout that waits for a person: paid at once, or kept, and then the coins stay payable until the next Monday looks again; meanwhile
 * gifts can be refunded. Throws `giftPayoutNotFound` where it is decided.
 */
export const decideGiftPayout: Operation<
  (typeof giftDeskEndpoints)['decideGiftPayout'],
  (typeof giftDeskSchemas)['decideGiftPayout']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const payout = await holdPayout(tx, input.id);
    if (!payout) throw new AppError('giftPayoutNotFound');

    const decision = { by: operator.operatorId, reason: input.reason };
    if (input.decision === 'paid') await payOut(tx, app, payout, decision);
    else
      await endPayout(tx, payout.id, {
        ...decision,
        status: 'kept',
        paidCoins: null,
        at: app.clock.now(),
      });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'giftPayout', id: payout.payout_no },
      before: { anchor: payout.anchor_name, coins: String(payout.coins), state: payout.status },
      after: { anchor: payout.anchor_name, coins: String(payout.coins), state: input.decision },
      reason: input.reason,
    });

    return null;
  });
};
