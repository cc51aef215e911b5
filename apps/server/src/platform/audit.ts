import type { AuditObjectKind } from '@fairway/contract/operators/audit-objects.ts';
import type { Tx } from './db/database.ts';
import type { OperatorCall } from './http/call.ts';

/** What an operator did to what, for the audit trail. */
export interface AuditFacts {
  /** What was done: the contract's operation name. */
  action: string;
  object: { kind: AuditObjectKind; id: string };
  /** The fields that changed, before and after; never secrets. */
  before?: unknown;
  after?: unknown;
  /** Why, as the operator wrote it. */
  reason?: string;
}

/**
 * Writes one row of the audit trail into the transaction that makes the change. The trail belongs to the module `operators`;
 * modules above it in the ladder, which cannot import it, reach it as `app.audit`.
 */
export type WriteAudit = (tx: Tx, call: OperatorCall, facts: AuditFacts) => Promise<void>;
