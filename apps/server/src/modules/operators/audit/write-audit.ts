import type { AuditFacts } from '#platform/audit.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import { canonicalJson } from '#platform/idempotency/canonical-json.ts';
import type { Platform } from '#platform/platform.ts';
import { insertAuditRow, lockAuditChain } from './audit-store.ts';
import { selectHead } from './head-store.ts';

/** Writes one row of the audit trail into the transaction that makes the change; its hash covers the row before it. */
export async function writeAudit(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  facts: AuditFacts,
): Promise<void> {
  await lockAuditChain(tx);
  const { seq, hash: previousHash } = await selectHead(tx);
  const row = auditRow(seq + 1n, app.clock.now(), call, facts);
  await insertAuditRow(tx, row, { previousHash, hash: auditHash(previousHash, row) });
}

/** What a row's hash is made over, in one canonical text. */
export interface AuditRow {
  seq: bigint;
  at: Date;
  operatorId: string;
  operatorName: string;
  action: string;
  objectKind: string;
  objectId: string;
  /** Canonical JSON or null. */
  before: string | null;
  after: string | null;
  reason: string;
  requestId: string;
  address: string;
}

export function auditHash(previous: Buffer, row: AuditRow): Buffer {
  return sha256(Buffer.concat([previous, Buffer.from(canonicalJson({ ...row, at: row.at.toISOString() }))]));
}

/** Null for nothing: the database reads JSON's null back as its own, and the hash would no longer fit. */
function textOf(state: unknown): string | null {
  return state === undefined || state === null ? null : canonicalJson(state);
}

function auditRow(seq: bigint, at: Date, call: OperatorCall, facts: AuditFacts): AuditRow {
  return {
    seq,
    at,
    operatorId: call.operator.operatorId,
    operatorName: call.operator.name,
    action: facts.action,
    objectKind: facts.object.kind,
    objectId: facts.object.id,
    before: textOf(facts.before),
    after: textOf(facts.after),
    reason: facts.reason ?? '',
    requestId: call.requestId,
    address: call.address,
  };
}
