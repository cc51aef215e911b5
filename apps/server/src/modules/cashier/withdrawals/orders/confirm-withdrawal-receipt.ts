import type { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { lockWithdrawal, updateWithdrawal } from '../withdrawal-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** The member says that the money has arrived: 4013 ends (specification section 4, «waiting for your confirmation»). */
export const confirmWithdrawalReceipt: Operation<
  (typeof withdrawalEndpoints)['confirmWithdrawalReceipt'],
  (typeof withdrawalSchemas)['confirmWithdrawalReceipt']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const now = app.clock.now();
  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      const withdrawal = await lockWithdrawal(tx, input.billNo);
      if (withdrawal?.member_id !== memberId) throw new AppError('withdrawalNotFound');

      if (withdrawal.status !== 'paid') throw new AppError('withdrawalStateWrong');

      const completed = await updateWithdrawal(tx, withdrawal, { status: 'completed', ended_at: now });
      await insertStep(tx, withdrawal, now, { event: 'confirmed', actor: 'member' });
      await insertStep(tx, withdrawal, now, { event: 'completed', actor: 'rule' });
      await notifyWithdrawal(tx, app, completed);

      return presentWithdrawal(tx, app, completed);
    },
  );
};
