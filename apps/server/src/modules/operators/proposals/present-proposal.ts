import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { ApprovalRow } from '../approvals/approvals-store.ts';
import type { ProposalKind } from './proposal-kind.ts';

/** A proposal as the caller sees it: what would change, and whether the caller may decide it. */
export function presentProposal(kind: ProposalKind, row: ApprovalRow, { operator }: OperatorCall): Proposal {
  const isOwn = row.maker_id === operator.operatorId;
  const { permissions } = operator;
  return {
    id: row.id,
    kind: kind.name,
    objectId: row.object_id,
    state: row.state,
    before: row.before,
    after: kind.after(row.payload),
    reason: row.reason,
    makerName: row.maker_name,
    madeAt: row.created_at.toISOString(),
    isOwn,
    mayDecide:
      row.state === 'pending' &&
      !isOwn &&
      kind.concerns?.(row) !== operator.operatorId &&
      permissions.includes('proposals.decide') &&
      permissions.includes(kind.rights.decide),
    checkerName: row.checker_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  };
}
