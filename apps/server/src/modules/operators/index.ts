export { authenticateOperator } from './sessions/authenticate-operator.ts';
export { writeAudit, type AuditFacts } from './audit/write-audit.ts';
