import type { chaseEndpoints } from '@fairway/contract/lottery/chase-endpoints.ts';
import type { chaseSchemas } from '@fairway/contract/lottery/chase-schemas.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { holdChase, selectItems } from './chases-store.ts';
import { endChase } from './end-chase.ts';
import { readChase } from './present-chase.ts';

/**
 * Ends an own chase: tickets that stand stay, the rest goes back to the center wallet. Throws `chaseNotFound`, and `chaseEnded` for one
 * that is over.
 */
export const cancelChase: Operation<
  (typeof chaseEndpoints)['cancelChase'],
  (typeof chaseSchemas)['cancelChase']
> = async (app, call, input) => {
  const { operation, operationId, member } = call;
  const { memberId } = member;
  const own = accountsOf(memberId);
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const chase = await holdChase(tx, { shard_id: own.shard, id: input.id });
    if (chase?.member_id !== memberId) throw new AppError('chaseNotFound');
    if (chase.state !== 'running') throw new AppError('chaseEnded');
    await endChase(tx, app, { chase, items: await selectItems(tx, chase) }, 'cancelled');
    const balance = await readBalance(tx, own.center(chase.currency));
    return { chase: await readChase(tx, memberId, chase.id), balance: formatMoney(balance) };
  });
};
