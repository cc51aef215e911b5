import { countUnansweredPayouts } from '#modules/cashier';
import { frozenAccounts, overdueHolds } from '#modules/ledger';
import { countUnresolvedTransfers } from '#modules/venues';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectProofs } from '../solvency/solvency-store.ts';

/** Shows a monitor every minute what the console's first page shows an operator: money that waits for a person. */
export const watchHouseJob = definePeriodicJob({
  name: 'wallet.watch-house',
  every: { seconds: 60 },
  run: (app) => watchHouse(app),
});

/** Sets the gauges; a site without any balance proof has no age of one. */
export async function watchHouse(app: Platform): Promise<void> {
  const now = app.clock.now();
  const { metrics } = app;
  metrics
    .gauge('holds_overdue', 'Holds past their deadline, at most 100')
    .set((await overdueHolds(app.db, now)).length);
  metrics
    .gauge('accounts_frozen', 'Accounts of the ledger that a proof has frozen')
    .set((await frozenAccounts(app.db)).length);
  metrics
    .gauge('venue_transfers_unresolved', 'Transfers to or from a venue that two people have to end')
    .set(await countUnresolvedTransfers(app.db));
  metrics
    .gauge('payouts_unanswered', 'Payouts without an end a day after their approval')
    .set(await countUnansweredPayouts(app));
  const [proof] = await selectProofs(app.db, { before: undefined, limit: 1 });
  if (proof)
    metrics
      .gauge('balance_proof_age_seconds', 'Age of the newest balance proof')
      .set((now.getTime() - proof.taken_at.getTime()) / 1000);
}
