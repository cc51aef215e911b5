export { authenticateOperator } from './sessions/authenticate-operator.ts';
export { liveOperatorSessions } from './sessions/sessions-store.ts';
export { takeLiveTicket } from './sessions/live-tickets.ts';
export { requireReason } from './audit/require-reason.ts';
export { writeAudit } from './audit/write-audit.ts';
export {
  decideApproval,
  requestApproval,
  voidApprovals,
  withdrawApproval,
  type ApprovalRequest,
} from './approvals/approvals.ts';
export { actAlone, mayActAlone } from './approvals/act-alone.ts';
export {
  countPending,
  findApproval,
  latestApproval,
  openApproval,
  type ApprovalRow,
} from './approvals/approvals-store.ts';
export { createOperator, type NewOperator } from './accounts/create-operator.ts';
export { proposalKinds, type ProposalKind } from './proposals/proposal-kind.ts';
