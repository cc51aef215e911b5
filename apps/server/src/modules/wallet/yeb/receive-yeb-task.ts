import type { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import type { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
import { formatMoney } from '@fairway/money';
import { openBucket } from '#modules/turnover';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { shareMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { mayMoveMoney } from '../balance/may-move-money.ts';
import { currentTerms } from '../terms/current-terms.ts';
import { lockInterestMember } from './interest-store.ts';
import { insertReceived } from './tasks-store.ts';
import { readTasks } from './yeb-tasks.ts';

/**
 * Gives the reward of a finished task, once, whatever the number of presses. Throws `interestUnavailable`, `yebTaskUnfinished` and
 * `yebTaskReceived`.
 */
export const receiveYebTask: Operation<
  (typeof yebEndpoints)['receiveYebTask'],
  (typeof yebSchemas)['receiveYebTask']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    mayMoveMoney(await shareMember(tx, memberId));
    const { shard_id } = await lockInterestMember(tx, memberId);
    const { terms } = await currentTerms(tx, app);
    if (!terms.interest.open) throw new AppError('interestUnavailable');
    const state = (await readTasks(tx, memberId, terms)).find(({ task }) => task === input.taskId);
    if (state?.status === 'received') throw new AppError('yebTaskReceived');
    if (state?.status !== 'canReceive') throw new AppError('yebTaskUnfinished');

    const own = accountsOf(memberId);
    const at = app.clock.now();
    const { task, reward } = state;
    await insertReceived(tx, { shard_id, member_id: memberId, task, reward: reward.minor, received_at: at });
    const transferId = app.ids.uuid();
    const reference = `interest/${task}`;
    const balances = await postTransfer(tx, {
      id: transferId,
      reason: 'bonus',
      legs: move(own.house('promotions', 'CNY'), own.center('CNY'), reward),
      at,
      requestId: reference,
    });
    await openBucket(tx, app, { memberId, source: 'bonus', sourceKey: transferId, reference, base: reward });
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
    return { reward: formatMoney(reward), centerWalletBalance: formatMoney(balances.of(own.center('CNY'))) };
  });
};
