import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { writeAudit } from '#modules/operators';
import { giveBack } from '../settle/give-back.ts';
import { requireReason } from '#modules/operators';
import { lockCase } from './lock-case.ts';
import { presentCase } from './present-case.ts';

/** Refuses a withdrawal with a reason that the member reads; the hold is voided in the same transaction. */
export const rejectWithdrawal: Operation<
  (typeof withdrawalOperatorEndpoints)['rejectWithdrawal'],
  (typeof withdrawalOperatorSchemas)['rejectWithdrawal']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { operatorId, name } = call.operator;
  const key = { owner: `operator/${operatorId}`, operation, operationId, input };
  const reason = requireReason(input.reason);
  return onceInTransaction(app, key, async (tx) => {
    const row = await lockCase(tx, app, call, input);

    const refused = await giveBack(tx, app, row, {
      status: 'refused',
      actor: 'operator',
      actorName: name,
      reason,
    });
    await writeAudit(tx, app, call, {
      action: 'rejectWithdrawal',
      object: { kind: 'withdrawal', id: row.bill_no },
      before: { status: row.status },
      after: { status: refused.status },
      reason,
    });

    return presentCase(tx, app, refused);
  });
};
