import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { siteDayBounds } from '../day/site-day-store.ts';
import { deleteNodesBefore } from './solvency-store.ts';
import { readSnapshot, takeProof } from './take-proof.ts';

/** How long members can still get their path from a tree. */
const keptSeconds = 31 * 86_400;

/** Each day, all balances as they were at midnight of the site. */
export const proveBalancesJob = definePeriodicJob({
  name: 'wallet.prove-balances',
  every: { dailyAt: '00:00', catchUpDays: 7 },
  run: proveDay,
});

/** Proves the first moment of a day; a day that is proven already stays as it is. */
export async function proveDay(app: Platform, day: string): Promise<void> {
  const { from } = await siteDayBounds(app.db, day, app.config.siteTimeZone);
  // What is booked at midnight itself belongs to the day that begins.
  const snapshot = await readSnapshot(app.db, addSeconds(from, -0.001));
  await inTransaction(app.db, async (tx) => {
    await takeProof(tx, app, snapshot, { kind: 'daily', day, takenAt: from });
    await deleteNodesBefore(tx, addSeconds(from, -keptSeconds));
  });
}
