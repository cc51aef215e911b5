import type { freeRoundOperatorEndpoints } from '@fairway/contract/games/free-rounds/endpoints.ts';
import type { freeRoundOperatorSchemas } from '@fairway/contract/games/free-rounds/schemas.ts';
import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { endGrant } from './end-grant.ts';
import { freeRoundsProposal } from './free-rounds-proposal.ts';
import { lockGrant } from './grants-store.ts';

/**
 * Ends a grant: the stakes of rounds that were not started go back to the promotions. One person may, since nothing that was won is
 * taken. Writes the end and an audit row. Throws `freeRoundsNotFound`, and `freeRoundsOver` where nothing is left.
 */
export const withdrawFreeRounds: Operation<
  (typeof freeRoundOperatorEndpoints)['withdrawFreeRounds'],
  (typeof freeRoundOperatorSchemas)['withdrawFreeRounds']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { memberId, grantId, reason } = input;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const grant = await lockGrant(tx, memberId, grantId);

    if (!grant) throw new AppError('freeRoundsNotFound');
    if (grant.ended !== null || grant.used === grant.count) throw new AppError('freeRoundsOver');

    const back = await endGrant(tx, app, grant, 'withdrawn');
    await app.audit(tx, call, {
      action: operation,
      object: { kind: freeRoundsProposal.objectKind, id: grantId },
      before: { memberId, game: grant.game, left: String(grant.count - grant.used) },
      after: { left: '0', back: `${formatMoney(back)} ${back.currency}` },
      reason,
    });
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'game' });

    return { id: grantId, back: formatMoney(back) };
  });
};
