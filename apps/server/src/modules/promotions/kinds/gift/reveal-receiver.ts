import type { giftOperatorEndpoints } from '@fairway/contract/promotions/gift/operator-endpoints.ts';
import type { giftOperatorSchemas } from '@fairway/contract/promotions/gift/operator-schemas.ts';
import { shardOf } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectClaimOfReward } from './claims-store.ts';
import { openReceiver } from './seal-receiver.ts';

/**
 * Shows where goods go. The audit row names the reward and the reason, never the address, and is written in the transaction that reads it
 * (security rule 30). Throws `giftNotFound` for a reward without an address.
 */
export const revealReceiver: Operation<
  (typeof giftOperatorEndpoints)['revealReceiver'],
  (typeof giftOperatorSchemas)['revealReceiver']
> = async (app, call, { memberId, rewardId, reason }) =>
  inTransaction(app.db, async (tx) => {
    const claim = await selectClaimOfReward(tx, { shard_id: shardOf(memberId), id: rewardId });
    if (!claim?.receiver) throw new AppError('giftNotFound');

    await app.audit(tx, call, {
      action: call.operation,
      object: { kind: 'campaignReward', id: rewardId },
      after: { field: 'receiver' },
      reason,
    });
    return { receiver: openReceiver(app, claim.receiver) };
  });
