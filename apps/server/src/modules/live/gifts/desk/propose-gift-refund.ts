import type { giftDeskEndpoints } from '@fairway/contract/live/gift-desk-endpoints.ts';
import type { giftDeskSchemas } from '@fairway/contract/live/gift-desk-schemas.ts';
import { requestApproval } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { giftStateOf } from '../gift-state.ts';
import { selectGift } from '../gifts-store.ts';
import { giftRefundProposal } from '../returns/gift-refund-proposal.ts';

/**
 * Has the refund of a final gift wait for a second person. Writes the proposal and an audit row. Throws `anchorGiftNotFound`, `giftNotRefundable`, and
 * `editConflict` where one waits already.
 */
export const proposeGiftRefund: Operation<
  (typeof giftDeskEndpoints)['proposeGiftRefund'],
  (typeof giftDeskSchemas)['proposeGiftRefund']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const gift = await selectGift(tx, input.giftNo);
    if (!gift) throw new AppError('anchorGiftNotFound');

    const state = giftStateOf(gift, await databaseNow(tx));
    if (state !== 'final') throw new AppError('giftNotRefundable');

    const before = {
      giftNo: gift.gift_no,
      anchor: gift.anchor_name,
      gift: `${gift.name_zh} ×${gift.count}`,
      coins: String(gift.coins),
      state,
    };
    const after = { ...before, state: 'refunded' };
    const proposalId = await requestApproval(tx, app, call, {
      kind: giftRefundProposal.name,
      objectId: gift.gift_no,
      objectVersion: state,
      payload: { after },
      before,
      reason: input.reason,
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: giftRefundProposal.objectKind, id: gift.gift_no },
      before,
      after,
      reason: input.reason,
    });

    return { proposalId };
  });
};
