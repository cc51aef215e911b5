import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { writeAudit } from '#modules/operators';
import { notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { sendPayout } from '../jobs/schedule-payout.ts';
import { unclaimed, updateWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';
import { lockCase } from './lock-case.ts';
import { needsTwo, presentCase } from './present-case.ts';

/**
 * Approves a withdrawal. Above the limit, alone or with the member's other withdrawals of the day, the first approval only
 * notes its maker; a second person with `withdrawals.approve-large` decides (`approverIsMaker`, `permissionMissing`). The
 * last approval writes the state, the audit row and the job that sends the payout, in one transaction.
 */
export const approveWithdrawal: Operation<
  (typeof withdrawalOperatorEndpoints)['approveWithdrawal'],
  (typeof withdrawalOperatorSchemas)['approveWithdrawal']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { operatorId } = call.operator;
  const key = { owner: `operator/${operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const row = await lockCase(tx, app, call, input);

    if (row.status !== 'reviewing') throw new AppError('withdrawalStateWrong');
    const two = await needsTwo(tx, app, row);
    if (two && row.first_approved_by === operatorId) throw new AppError('approverIsMaker');
    const second = two && row.first_approved_by !== null;
    if (second && !call.operator.permissions.includes('withdrawals.approve-large'))
      throw new AppError('permissionMissing');

    const approved =
      two && !second ? await approveFirst(tx, app, call, row) : await approve(tx, app, call, row);
    await notifyWithdrawal(tx, app, approved);

    return presentCase(tx, app, approved);
  });
};

async function approveFirst(tx: Tx, app: Platform, call: OperatorCall, row: WithdrawalRow) {
  const now = app.clock.now();
  const { operatorId, name } = call.operator;
  const noted = await updateWithdrawal(tx, row, {
    ...unclaimed,
    first_approved_by: operatorId,
    first_approved_by_name: name,
    first_approved_at: now,
  });
  await insertStep(tx, row, now, {
    event: 'firstApproved',
    actor: 'operator',
    actorName: name,
    key: String(row.version),
  });
  await writeAudit(tx, app, call, {
    action: 'approveWithdrawal',
    object: { kind: 'withdrawal', id: row.bill_no },
    before: { status: row.status, approvals: 0 },
    after: { status: noted.status, approvals: 1 },
  });
  return noted;
}

async function approve(tx: Tx, app: Platform, call: OperatorCall, row: WithdrawalRow) {
  const now = app.clock.now();
  const { name } = call.operator;
  const approved = await updateWithdrawal(tx, row, { ...unclaimed, status: 'paying', approved_at: now });
  await insertStep(tx, row, now, { event: 'approved', actor: 'operator', actorName: name });
  await sendPayout(tx, row.bill_no);
  await writeAudit(tx, app, call, {
    action: 'approveWithdrawal',
    object: { kind: 'withdrawal', id: row.bill_no },
    before: { status: row.status },
    after: { status: approved.status, firstApproval: row.first_approved_by_name },
  });
  return approved;
}
