import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { checkHeads, type HeadFault } from './check-heads.ts';
import { exportHead, readExportedHeads } from './export-head.ts';
import { emptyTrail, insertHead, selectHead, selectHeads } from './head-store.ts';
import { signHead } from './sign-head.ts';
import { checkAuditChain } from './verify-audit-chain.ts';

/**
 * Holds the signed heads against their signatures, files and rows every hour, and recomputes the trail from the newest of them on;
 * what came before is recomputed once a day, before the next head is signed. What does not fit sets `fairway_audit_chain_broken` and
 * writes an error line; nothing is changed.
 */
export const watchAuditJob = definePeriodicJob({
  name: 'operators.watch-audit',
  every: { seconds: 3600 },
  run: async (app) => {
    await watchAudit(app);
  },
});

/** Signs the head of the trail once a day and writes it where an operator can take it away. */
export const signAuditHeadJob = definePeriodicJob({
  name: 'operators.sign-audit-head',
  every: { dailyAt: '00:05' },
  run: signAuditHead,
});

/** What does not fit: a row of the trail, or a head. */
export type AuditFault = HeadFault | { readonly kind: 'rowDiffers'; readonly seq: bigint };

/** Answers the first that does not fit, or undefined; `whole` recomputes every row. */
export async function watchAudit(app: Platform, { whole = false } = {}): Promise<AuditFault | undefined> {
  const heads = await checkHeads(app);
  const from = whole || heads.fault ? emptyTrail : heads.newest;
  const { rows, brokenAt } = await checkAuditChain(app.db, from);
  // A trail that was cut short, or written again from its first row, is whole in itself; only the heads show it.
  const fault: AuditFault | undefined =
    brokenAt === null ? heads.fault : { kind: 'rowDiffers', seq: BigInt(brokenAt) };
  app.metrics
    .gauge(
      'audit_chain_rows',
      'Rows of the audit trail that fit, recomputed now or before the newest signed head',
    )
    .set(Number(from.seq) + rows);
  app.metrics
    .gauge(
      'audit_chain_broken',
      'Whether a row or a signed head of the audit trail was changed or is missing',
    )
    .set(fault === undefined ? 0 : 1);
  if (fault)
    app.logger.error(
      { runbook: 'audit-trail', ...fault, seq: fault.seq.toString() },
      'the audit trail was changed or cut short',
    );
  return fault;
}

/** A trail that does not fit is not signed: the last good head stays the newest. */
export async function signAuditHead(app: Platform, day: string): Promise<void> {
  await exportUnfinished(app, day);
  if (await watchAudit(app, { whole: true })) return;
  const after = (await selectHeads(app.db)).at(-1)?.day ?? '';
  // Of a job that comes late: a head names the one before it, so none is put between two.
  if (after >= day) return;
  await insertHead(app.db, signHead(app, { day, after }, await selectHead(app.db)));
  await exportUnfinished(app, day);
}

/** Writes the file of a day's head where it is missing: a process may have ended between the row and the file. */
async function exportUnfinished(app: Platform, day: string): Promise<void> {
  const kept = (await selectHeads(app.db)).find((head) => head.day === day);
  if (kept && !(await readExportedHeads(app)).has(day)) await exportHead(app, kept);
}
