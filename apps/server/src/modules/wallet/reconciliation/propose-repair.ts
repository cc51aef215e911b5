import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { explainedKinds } from '@fairway/contract/wallet/differences.ts';
import { formatMoney } from '@fairway/money';
import { lockDifference } from '#modules/cashier';
import { requestApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { differenceOf, versionOf } from './carry-out-repair.ts';
import { repairProposal, type RepairPayload } from './repair-proposal.ts';

/**
 * Proposes how a difference ends: at the member's cost or gain, at the house's, or explained. Throws `approvalNotFound` for an unknown
 * one, `differenceClosed`, `memberNotFound` where no member is known to it, `editConflict` while another proposal waits.
 */
export const proposeRepair: Operation<
  (typeof walletOperatorEndpoints)['proposeRepair'],
  (typeof walletOperatorSchemas)['proposeRepair']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { differenceId, way: method, evidence } = input;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const difference = await lockDifference(tx, differenceId);
    if (!difference) throw new AppError('approvalNotFound');

    if (difference.state !== 'open') throw new AppError('differenceClosed');
    if (method !== 'none' && explainedKinds.includes(difference.kind)) throw new AppError('inputInvalid');
    if (method === 'member' && difference.member_id === null) throw new AppError('memberNotFound');

    const { channel, kind, currency } = difference;
    const payload: RepairPayload = {
      repair: { differenceId, way: method },
      after: {
        name: difference.bill_no ?? difference.reference,
        channel,
        kind,
        difference: `${formatMoney(differenceOf(difference))} ${currency}`,
        way: method,
      },
    };
    const proposalId = await requestApproval(tx, app, call, {
      kind: repairProposal.name,
      objectId: differenceId,
      objectVersion: versionOf(difference),
      payload,
      before: { name: payload.after['name'], channel, kind, difference: payload.after['difference'] },
      reason: evidence,
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: repairProposal.objectKind, id: differenceId },
      after: { way: method },
      reason: evidence,
    });

    return { proposalId };
  });
};
