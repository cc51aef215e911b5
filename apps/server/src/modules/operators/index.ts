export { authenticateOperator } from './sessions/authenticate-operator.ts';
export { writeAudit, type AuditFacts } from './audit/write-audit.ts';
export {
  decideApproval,
  openApproval,
  requestApproval,
  voidApprovals,
  type ApprovalRequest,
  type ApprovalRow,
} from './approvals/approvals.ts';
export { createOperator, type NewOperator } from './accounts/create-operator.ts';
