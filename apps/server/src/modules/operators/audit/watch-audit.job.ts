import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { exportHead } from './export-head.ts';
import { insertHead, selectHead, selectLostHead, selectSignedHead } from './head-store.ts';
import { signHead } from './sign-head.ts';
import { checkAuditChain } from './verify-audit-chain.ts';

/**
 * Recomputes the whole trail every hour and holds it against the heads that were signed before. A row that does not fit sets
 * `fairway_audit_chain_broken` and writes an error line; nothing is changed.
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

/** Answers the number of the first row that does not fit, or undefined. */
export async function watchAudit(app: Platform): Promise<bigint | undefined> {
  // A trail that was cut short is whole in itself; only an earlier head shows it.
  const lost = await selectLostHead(app.db);
  const { rows, brokenAt } = await checkAuditChain(app.db);
  const broken = brokenAt === null ? lost : BigInt(brokenAt);
  app.metrics.gauge('audit_chain_rows', 'Rows of the audit trail that were recomputed and fit').set(rows);
  app.metrics
    .gauge('audit_chain_broken', 'Whether a row of the audit trail was changed or is missing')
    .set(broken === undefined ? 0 : 1);
  if (broken !== undefined)
    app.logger.error(
      { runbook: 'audit-trail', seq: broken.toString() },
      'the audit trail was changed or cut short',
    );
  return broken;
}

/** A trail that does not fit is not signed: the last good head stays the newest. */
export async function signAuditHead(app: Platform, day: string): Promise<void> {
  if ((await watchAudit(app)) !== undefined) return;
  await insertHead(app.db, signHead(app, day, await selectHead(app.db)));
  const kept = await selectSignedHead(app.db, day);
  if (kept) await exportHead(app, kept);
}
