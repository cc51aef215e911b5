import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { countHour } from './count-hour.ts';
import { holdCountedUntil, updateCountedUntil } from './counts-store.ts';

/** How long after its end an hour has closed: every row of it is committed by then. */
const patienceMs = 5 * 60_000;
const hourMs = 3_600_000;
/** Hours of a run: what is left waits for the next one. */
const mostHours = 48;

/** Adds up every hour that has closed, each in a transaction of its own and once, whatever process does it. */
export async function countReturns(app: Platform): Promise<void> {
  for (let hours = 0; hours < mostHours; hours += 1) {
    const counted = await inTransaction(app.db, async (tx) => {
      const from = await holdCountedUntil(tx);
      if (!from) return false;
      const until = new Date(from.getTime() + hourMs);
      if ((await databaseNow(tx)).getTime() < until.getTime() + patienceMs) return false;
      await countHour(tx, app, { from, until });
      await updateCountedUntil(tx, until);
      return true;
    });
    if (!counted) return;
  }
}

export const countReturnsJob = definePeriodicJob({
  name: 'games.count-returns',
  every: { seconds: 300 },
  run: countReturns,
});
