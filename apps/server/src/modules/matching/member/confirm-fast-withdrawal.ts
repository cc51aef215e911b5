import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { requireWithdrawPassword } from '#modules/payout-methods';
import { confirmUnderAppeal } from '../appeals/confirm-under-appeal.ts';
import { confirmPart } from '../parts/confirm-part.ts';
import { requireSeenRepays } from '../claims/repays.ts';
import { underAppeal } from '../parts/part-states.ts';
import { findPart } from '../parts/part-store.ts';
import { presentRecipientPart } from '../parts/present-part.ts';
import { retryStale } from '../pool/in-pool.ts';
import { lockPool, type PoolBook } from '../pool/pool-book.ts';
import { lockRecipientPart } from './own-parts.ts';

/**
 * The recipient says that a part has arrived, under an appeal, claimed or neither: both sides are booked, with margin and reward, in one
 * transaction. It gives locked money away, so it asks the withdraw password, first and outside the transaction. Throws what that
 * throws, and `editConflict` where more or less than the recipient was shown would be given back.
 */
export const confirmFastWithdrawal: Operation<
  (typeof matchingEndpoints)['confirmFastWithdrawal'],
  (typeof matchingSchemas)['confirmFastWithdrawal']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { withdrawPassword, ...asked } = input;
  await requireWithdrawPassword(app, memberId, withdrawPassword);

  const key = { owner: `member/${memberId}`, operation, operationId, input: asked };
  const confirm = async (tx: Tx) => {
    // What a claim paid is taken out of the pool, whose lock comes before those of the orders.
    const pool = await poolOfClaim(tx, app, asked.partNo);
    const sides = await lockRecipientPart(tx, memberId, asked.partNo);

    const { status } = sides.part;
    if (status !== 'waitingConfirm' && !underAppeal.includes(status))
      throw new AppError('matchPartStateWrong');
    await requireSeenRepays(tx, sides.part, asked.repays);

    const confirmed =
      status === 'waitingConfirm'
        ? await confirmPart(tx, app, sides, { actor: 'member' })
        : await confirmUnderAppeal(tx, app, sides, pool);

    return { part: await presentRecipientPart(tx, confirmed) };
  };
  return retryStale(app, () => onceInTransaction(app, key, confirm));
};

async function poolOfClaim(tx: Tx, app: Platform, partNo: string): Promise<PoolBook | undefined> {
  const seen = await findPart(tx, partNo);
  return seen?.status === 'claimed' ? lockPool(tx, app) : undefined;
}
