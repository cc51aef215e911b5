import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { writeAudit } from '#modules/operators';
import { insertStep } from '../../book/timeline-store.ts';
import { claimSeconds } from '../withdrawal-limits.ts';
import { lockWithdrawal, unclaimed, updateWithdrawal } from '../withdrawal-store.ts';
import { lockCase } from './lock-case.ts';
import { presentCase } from './present-case.ts';

/** Takes a case for five minutes; again prolongs it. The answer carries the version to decide with. */
export const claimWithdrawal: Operation<
  (typeof withdrawalOperatorEndpoints)['claimWithdrawal'],
  (typeof withdrawalOperatorSchemas)['claimWithdrawal']
> = async (app, call, input) =>
  inTransaction(app.db, async (tx) => {
    const row = await lockCase(tx, app, call, input);

    const { operatorId, name } = call.operator;
    const now = app.clock.now();
    const claimed = await updateWithdrawal(tx, row, {
      claimed_by: operatorId,
      claimed_by_name: name,
      claimed_until: addSeconds(now, claimSeconds),
    });
    await insertStep(tx, row, now, { event: 'claimed', actor: 'operator', actorName: name, key: operatorId });
    await writeAudit(tx, app, call, {
      action: 'claimWithdrawal',
      object: { kind: 'withdrawal', id: row.bill_no },
    });
    await push(tx, app, 'operatorQueues', {}, { queue: 'withdrawals' });

    return presentCase(tx, app, claimed);
  });

/** Releases a case the operator has claimed; nothing happens when it is not his. */
export const releaseWithdrawal: Operation<
  (typeof withdrawalOperatorEndpoints)['releaseWithdrawal'],
  (typeof withdrawalOperatorSchemas)['releaseWithdrawal']
> = async (app, call, input) => {
  await inTransaction(app.db, async (tx) => {
    const row = await lockWithdrawal(tx, input.billNo);
    if (!row) throw new AppError('withdrawalNotFound');
    if (row.claimed_by !== call.operator.operatorId) return;
    await updateWithdrawal(tx, row, unclaimed);
    await writeAudit(tx, app, call, {
      action: 'releaseWithdrawal',
      object: { kind: 'withdrawal', id: row.bill_no },
    });
    await push(tx, app, 'operatorQueues', {}, { queue: 'withdrawals' });
  });
  return null;
};
