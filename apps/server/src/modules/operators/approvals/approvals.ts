import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { OperatorsTables } from '../tables.ts';

export type ApprovalRow = Selectable<OperatorsTables['operators_approvals']>;

export interface ApprovalRequest {
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
  const id = app.ids.uuid();
  try {
    await tx
      .withTables<OperatorsTables>()
      .insertInto('operators_approvals')
      .values({
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
      })
      .execute();
  } catch (fault) {
    if (refusedBy(fault) === 'operators_approvals_open') throw new AppError('editConflict');
    throw fault;
  }
  return id;
}

/** The open request for an object, if one waits. */
export async function openApproval(
  db: Db | Tx,
  kind: string,
  objectId: string,
): Promise<ApprovalRow | undefined> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_approvals')
    .selectAll()
    .where('kind', '=', kind)
    .where('object_id', '=', objectId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

/**
 * A second person decides. Throws `approvalNotFound`, `approverIsMaker`, or `approvalVoided` when the object has changed
 * since (security rule 29). Answers the request with what is to be done; the caller does it in the same transaction.
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
  const open = await tx
    .withTables<OperatorsTables>()
    .selectFrom('operators_approvals')
    .selectAll()
    .where('kind', '=', decision.kind)
    .where('object_id', '=', decision.objectId)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  if (!open || (decision.id !== undefined && open.id !== decision.id)) throw new AppError('approvalNotFound');
  if (open.maker_id === call.operator.operatorId) throw new AppError('approverIsMaker');
  if (open.object_version !== decision.objectVersion) throw new AppError('approvalVoided');

  await tx
    .withTables<OperatorsTables>()
    .updateTable('operators_approvals')
    .set({
      state: decision.agrees ? 'approved' : 'declined',
      checker_id: call.operator.operatorId,
      checker_name: call.operator.name,
      decided_at: app.clock.now(),
      decision_reason: decision.reason ?? '',
    })
    .where('id', '=', open.id)
    .execute();
  return open;
}

/** Withdraws the caller's own request while nobody has decided. Throws `approvalNotFound`, also for another's. */
export async function withdrawApproval(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { id, reason }: { id: string; reason: string },
): Promise<ApprovalRow> {
  const withdrawn = await tx
    .withTables<OperatorsTables>()
    .updateTable('operators_approvals')
    .set({ state: 'voided', decided_at: app.clock.now(), decision_reason: reason })
    .where('id', '=', id)
    .where('maker_id', '=', call.operator.operatorId)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!withdrawn) throw new AppError('approvalNotFound');
  return withdrawn;
}

/** Any edit of an object voids what was asked for it; given a kind, only requests of that kind. */
export async function voidApprovals(tx: Tx, app: Platform, objectId: string, kind?: string): Promise<void> {
  await tx
    .withTables<OperatorsTables>()
    .updateTable('operators_approvals')
    .set({ state: 'voided', decided_at: app.clock.now() })
    .where('object_id', '=', objectId)
    .where('state', '=', 'pending')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .execute();
}
