import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import type { Db } from '#platform/db/database.ts';
import type { Operation } from '#platform/http/routes.ts';
import { canonicalJson } from '#platform/idempotency/canonical-json.ts';
import { selectAuditFrom } from './audit-store.ts';
import { emptyTrail, type AuditHead } from './head-store.ts';
import { auditHash } from './write-audit.ts';

/** Recomputes the whole trail; answers how many rows there are and the first that does not fit, or null. */
export const verifyAuditChain: Operation<
  (typeof operatorsEndpoints)['verifyAuditChain'],
  (typeof operatorsSchemas)['verifyAuditChain']
> = async (app) => checkAuditChain(app.db);

/** Recomputes the trail after a head that holds; without one, the whole. */
export async function checkAuditChain(
  db: Db,
  from: AuditHead = emptyTrail,
): Promise<{ rows: number; brokenAt: string | null }> {
  let previous = from.hash;
  let expected = from.seq + 1n;
  let rows = 0;
  for (;;) {
    const page = await selectAuditFrom(db, expected, 1000);
    for (const row of page) {
      const hash = auditHash(previous, {
        seq: row.seq,
        at: row.at,
        operatorId: row.operator_id,
        operatorName: row.operator_name,
        action: row.action,
        objectKind: row.object_kind,
        objectId: row.object_id,
        before: row.before === null ? null : canonicalJson(row.before),
        after: row.after === null ? null : canonicalJson(row.after),
        reason: row.reason,
        requestId: row.request_id,
        address: row.address,
      });
      if (row.seq !== expected || !row.hash.equals(hash)) return { rows, brokenAt: expected.toString() };
      previous = row.hash;
      expected += 1n;
      rows += 1;
    }
    if (page.length < 1000) return { rows, brokenAt: null };
  }
}
