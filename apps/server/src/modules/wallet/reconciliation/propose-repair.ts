import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { explainedKinds } from '@fairway/contract/wallet/differences.ts';
import { findDifference } from '#modules/cashier';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeProposal } from '../proposals/write-proposal.ts';
import { versionOf } from './carry-out-repair.ts';

/**
 * Proposes how a difference ends: at the member's cost or gain, at the house's, or explained. Throws `approvalNotFound` for an unknown
 * one, `differenceClosed`, `memberNotFound` where no member is known to it, `editConflict` while another proposal waits.
 */
export const proposeRepair: Operation<
  (typeof walletOperatorEndpoints)['proposeRepair'],
  (typeof walletOperatorSchemas)['proposeRepair']
> = async (app, call, input) => {
  const { differenceId, way: method, evidence } = input;
  const difference = await findDifference(app.db, differenceId);
  if (!difference) throw new AppError('approvalNotFound');
  if (difference.state !== 'open') throw new AppError('differenceClosed');
  if (method !== 'none' && explainedKinds.includes(difference.kind)) throw new AppError('inputInvalid');
  if (method === 'member' && difference.member_id === null) throw new AppError('memberNotFound');
  return writeProposal(app, call, input, {
    kind: 'repair',
    objectId: differenceId,
    objectVersion: versionOf(difference),
    payload: { differenceId, way: method },
    evidence,
  });
};
