/** Files of the server with SQL that are no store. The list only grows shorter: a file that is parted leaves it. */

/** Engines of the platform: the statement is what the file is for. */
const engines: readonly string[] = [
  'platform/clock-watch.ts',
  'platform/db/database-now.ts',
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
  'platform/outbox/outbox-row.ts',
];

/** Operations, jobs and memories that still hold a statement of their own beside what they decide. */
const notParted: readonly string[] = [
  'modules/cashier/callbacks/receive-channel-callback.ts',
  'modules/cashier/channels/chain/cashier-book.ts',
  'modules/cashier/deposits/receipts/list-deposit-receipts.ts',
  'modules/cashier/deposits/methods/refuse-unready.ts',
  'modules/cashier/deposits/methods/method-records.ts',
  'modules/cashier/stuck/retry-stuck-orders.job.ts',
  'modules/matching/pool/pool-book.ts',
  'modules/payout-methods/withdraw-password/reset-withdraw-password.ts',
  'modules/payout-methods/withdraw-password/set-withdraw-password.ts',
  'modules/payout-methods/withdraw-password/withdraw-password.ts',
  'modules/sportsbook/catalogue/catalogue-memory.ts',
  'modules/sportsbook/catalogue/match-counts.ts',
  'modules/sportsbook/importing/reschedule.ts',
  'modules/sportsbook/markets/expected-goals.ts',
  'modules/sportsbook/markets/price-fixtures.job.ts',
  'modules/sportsbook/markets/price-fixtures.ts',
  'modules/sportsbook/results/field-stands.ts',
  'modules/sportsbook/results/record-result.ts',
  'modules/sportsbook/settlement/preview-settlement.ts',
  'modules/sportsbook/settlement/settle-overdue.job.ts',
  'modules/sportsbook/settlement/void-legs.ts',
  'modules/sportsbook/trading/simulate-fixture.ts',
  'modules/sportsbook/trading/switch-markets.ts',
];

/** Paths below `apps/server/src/`. */
export const sqlElsewhere: ReadonlySet<string> = new Set([...engines, ...notParted]);
