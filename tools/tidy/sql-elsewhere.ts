/** Files of the server with SQL that are not stores: engines of the platform, whose purpose is the statement. */
const engines: readonly string[] = [
  'platform/clock-watch.ts',
  'platform/db/database-now.ts',
  'platform/db/rehearse.ts',
  'platform/db/require-durability.ts',
  'platform/http/probes.ts',
  'platform/idempotency/find-kept-answer.ts',
  'platform/idempotency/run-once.ts',
  'platform/jobs/add-job.ts',
  'platform/jobs/add-jobs.ts',
  'platform/jobs/dead-workers/janitor.ts',
  'platform/jobs/periods/period-scheduler.ts',
  'platform/jobs/periods/prune-job-periods.job.ts',
  'platform/jobs/run-due-jobs.ts',
  'platform/outbox/bell.ts',
];

/** Paths below `apps/server/src/`. */
export const sqlElsewhere: ReadonlySet<string> = new Set(engines);
