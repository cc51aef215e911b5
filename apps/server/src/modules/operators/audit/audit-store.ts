import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorsTables } from '../tables.ts';
import type { AuditRow } from './write-audit.ts';

/** One writer at a time, so that the chain has one order; held until the transaction ends. */
const chainLock = 7_241_040;

export async function lockAuditChain(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(tx);
}

export async function insertAuditRow(
  tx: Tx,
  row: AuditRow,
  { previousHash, hash }: { previousHash: Buffer; hash: Buffer },
): Promise<void> {
  await sql`
    insert into operators_audit (seq, at, operator_id, operator_name, action, object_kind, object_id, before, after,
      reason, request_id, address, previous_hash, hash)
    values (${row.seq}, ${row.at}, ${row.operatorId}, ${row.operatorName}, ${row.action}, ${row.objectKind}, ${row.objectId},
      ${row.before}::jsonb, ${row.after}::jsonb, ${row.reason}, ${row.requestId}, ${row.address}, ${previousHash},
      ${hash})`.execute(tx);
}

export interface AuditFilter {
  /** Only rows below this number. */
  before?: bigint | undefined;
  action?: string | undefined;
  operatorName?: string | undefined;
  objectKind?: string | undefined;
  objectId?: string | undefined;
}

export type StoredAuditRow = Selectable<OperatorsTables['operators_audit']>;

/** Rows of the trail, newest first; filters are exact, an empty one filters nothing. */
export async function selectAudit(db: Db, filter: AuditFilter, limit: number): Promise<StoredAuditRow[]> {
  let query = db.withTables<OperatorsTables>().selectFrom('operators_audit').selectAll();
  if (filter.before !== undefined) query = query.where('seq', '<', filter.before);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.operatorName) query = query.where('operator_name', '=', filter.operatorName);
  if (filter.objectKind) query = query.where('object_kind', '=', filter.objectKind);
  if (filter.objectId) query = query.where('object_id', '=', filter.objectId);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}

/** Rows of the trail from a number on, in its order. */
export async function selectAuditFrom(db: Db, from: bigint, limit: number): Promise<StoredAuditRow[]> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_audit')
    .selectAll()
    .where('seq', '>=', from)
    .orderBy('seq')
    .limit(limit)
    .execute();
}
