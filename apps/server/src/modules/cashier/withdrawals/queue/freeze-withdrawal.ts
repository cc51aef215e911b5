import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { writeAudit } from '#modules/operators';
import { notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { unfreezeAt } from '../jobs/schedule-payout.ts';
import { unclaimed, updateWithdrawal } from '../withdrawal-store.ts';
import { requireReason } from '#modules/operators';
import { lockCase } from './lock-case.ts';
import { presentCase } from './present-case.ts';

/**
 * Stops a case under review for some hours, never past its deadline, with a reason that the member reads. An approval
 * that was given before is void: the cause of the freeze was not known then.
 */
export const freezeWithdrawal: Operation<
  (typeof withdrawalOperatorEndpoints)['freezeWithdrawal'],
  (typeof withdrawalOperatorSchemas)['freezeWithdrawal']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { operatorId, name } = call.operator;
  const reason = requireReason(input.reason);
  const now = app.clock.now();
  const key = { owner: `operator/${operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const row = await lockCase(tx, app, call, input);

    if (row.status !== 'reviewing') throw new AppError('withdrawalStateWrong');

    const asked = addSeconds(now, input.hours * 3600);
    const until = asked < row.deadline ? asked : row.deadline;
    const frozen = await updateWithdrawal(tx, row, {
      ...unclaimed,
      status: 'frozen',
      frozen_until: until,
      reason,
      first_approved_by: null,
      first_approved_by_name: null,
      first_approved_at: null,
    });
    await insertStep(tx, row, now, {
      event: 'frozen',
      actor: 'operator',
      actorName: name,
      note: reason,
      key: String(row.version),
    });
    await unfreezeAt(tx, row.bill_no, until);
    await writeAudit(tx, app, call, {
      action: 'freezeWithdrawal',
      object: { kind: 'withdrawal', id: row.bill_no },
      before: { status: row.status },
      after: { status: frozen.status, until: until.toISOString() },
      reason,
    });
    await notifyWithdrawal(tx, app, frozen);

    return presentCase(tx, app, frozen);
  });
};

/** Ends a freeze before its time; the case is under review again. */
export const unfreezeWithdrawal: Operation<
  (typeof withdrawalOperatorEndpoints)['unfreezeWithdrawal'],
  (typeof withdrawalOperatorSchemas)['unfreezeWithdrawal']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { operatorId, name } = call.operator;
  const key = { owner: `operator/${operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const row = await lockCase(tx, app, call, input);

    if (row.status !== 'frozen') throw new AppError('withdrawalStateWrong');

    const thawed = await updateWithdrawal(tx, row, { status: 'reviewing', frozen_until: null, reason: null });
    await insertStep(tx, row, app.clock.now(), {
      event: 'unfrozen',
      actor: 'operator',
      actorName: name,
      key: String(row.version),
    });
    await writeAudit(tx, app, call, {
      action: 'unfreezeWithdrawal',
      object: { kind: 'withdrawal', id: row.bill_no },
      before: { status: row.status },
      after: { status: thawed.status },
    });
    await notifyWithdrawal(tx, app, thawed);

    return presentCase(tx, app, thawed);
  });
};
