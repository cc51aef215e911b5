import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { ApprovalRow } from '../approvals/approvals-store.ts';
import { findApproval } from '../approvals/approvals-store.ts';
import { proposalKindOf, type ProposalKind } from './proposal-kind.ts';

/**
 * A proposal that the caller is about to decide. Throws `approvalNotFound`, `permissionMissing` without the
 * kind's right, or `ownAccountChange` where it changes the caller's own account.
 */
export async function readProposal(
  tx: Tx,
  app: Platform,
  { operator }: OperatorCall,
  id: string,
): Promise<{ kind: ProposalKind; row: ApprovalRow }> {
  const row = await findApproval(tx, id);
  const kind = row && proposalKindOf(app, row.kind);
  if (!row || !kind) throw new AppError('approvalNotFound');
  if (!operator.permissions.includes(kind.rights.decide)) throw new AppError('permissionMissing');
  if (kind.concerns?.(row) === operator.operatorId) throw new AppError('ownAccountChange');
  return { kind, row };
}
