import type { Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { findOperator } from '../accounts/operators-store.ts';
import {
  insertApproval,
  lockOpenApproval,
  updateDecided,
  voidOwn,
  voidPending,
  type ApprovalRow,
} from './approvals-store.ts';

export interface ApprovalRequest {
  /** The request's own id, where something was made of it already; drawn without it. */
  id?: string;
  /** What is asked for, e.g. `withdrawal.approve`. */
  kind: string;
  objectId: string;
  /** The object's version now; another one at the decision voids the request. */
  objectVersion: string;
  /** What will be done when a second person agrees. */
  payload: unknown;
  /** What it would change, as it is now: the second person is shown the difference. */
  before?: unknown;
  reason: string;
}

/** Asks for a second person's agreement; one open request an object. Throws `editConflict` when one is open already. */
export async function requestApproval(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  request: ApprovalRequest,
): Promise<string> {
  const id = request.id ?? app.ids.uuid();
  try {
    await insertApproval(tx, {
      id,
      kind: request.kind,
      object_id: request.objectId,
      object_version: request.objectVersion,
      payload: JSON.stringify(request.payload),
      before: request.before === undefined ? null : JSON.stringify(request.before),
      reason: request.reason,
      maker_id: call.operator.operatorId,
      maker_name: call.operator.name,
      created_at: app.clock.now(),
    });
  } catch (fault) {
    if (refusedBy(fault) === 'operators_approvals_open') throw new AppError('editConflict');
    throw fault;
  }
  return id;
}

/**
 * A second person decides. Throws `approvalNotFound`, `approverIsMaker`, or `approvalVoided` when the object has changed
 * since (security rule 29) or the maker was blocked. Answers the request with what is to be done; the caller does it in the same transaction.
 */
export async function decideApproval(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  decision: {
    kind: string;
    objectId: string;
    objectVersion: string;
    agrees: boolean;
    /** The request that the second person was shown; one that replaced it meanwhile is not decided. */
    id?: string;
    reason?: string;
  },
): Promise<ApprovalRow> {
  const open = await lockOpenApproval(tx, decision.kind, decision.objectId);
  if (!open || (decision.id !== undefined && open.id !== decision.id)) throw new AppError('approvalNotFound');
  if (open.maker_id === call.operator.operatorId) throw new AppError('approverIsMaker');
  if (open.object_version !== decision.objectVersion) throw new AppError('approvalVoided');
  // Nothing is done any more on the request of an operator who was blocked.
  if (decision.agrees && (await findOperator(tx, open.maker_id))?.blocked !== false)
    throw new AppError('approvalVoided');

  await updateDecided(tx, open.id, {
    state: decision.agrees ? 'approved' : 'declined',
    checker: call.operator,
    at: app.clock.now(),
    reason: decision.reason ?? '',
  });
  return open;
}

/** Withdraws the caller's own request while nobody has decided. Throws `approvalNotFound`, also for another's. */
export async function withdrawApproval(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { id, reason }: { id: string; reason: string },
): Promise<ApprovalRow> {
  const makerId = call.operator.operatorId;
  const withdrawn = await voidOwn(tx, id, { makerId, at: app.clock.now(), reason });
  if (!withdrawn) throw new AppError('approvalNotFound');
  return withdrawn;
}

/** Any edit of an object voids what was asked for it; given a kind, only requests of that kind. */
export async function voidApprovals(tx: Tx, app: Platform, objectId: string, kind?: string): Promise<void> {
  await voidPending(tx, objectId, kind, app.clock.now());
}
