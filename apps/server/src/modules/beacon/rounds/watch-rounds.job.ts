import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { planDraw } from './draw-round.job.ts';
import { selectOverdue } from './requests-store.ts';

/** A round is overdue when it has not come a minute after its time, and given up after a day. */
const overdueSeconds = 60;
const givenUpSeconds = 86_400;

const seen = onePer<Platform, { overdue: number }>(() => ({ overdue: 0 }));

/** Has overdue rounds asked for again each minute, whatever became of their jobs, and raises the alarm when the first one is. */
export const watchRoundsJob = definePeriodicJob({
  name: 'beacon.watch-rounds',
  every: { seconds: 60 },
  run: (app) => watchRounds(app),
});

export async function watchRounds(app: Platform): Promise<void> {
  const { beacon } = app.config;
  if (!beacon) return;
  const now = await databaseNow(app.db);
  const span = { from: addSeconds(now, -givenUpSeconds), to: addSeconds(now, -overdueSeconds) };
  const overdue = await selectOverdue(app.db, beacon.chain.hash, span);
  if (overdue.length > 0)
    await inTransaction(app.db, async (tx) => {
      for (const round of overdue) await planDraw(tx, round, now);
    });
  app.metrics
    .gauge('beacon_rounds_overdue', 'Rounds of the beacon that draws wait for a minute after their time')
    .set(overdue.length);
  const memory = seen(app);
  const [first] = overdue;
  if (first && memory.overdue === 0)
    app.logger.error(
      { runbook: 'beacon', count: overdue.length, seq: first.round },
      'rounds of the beacon are overdue',
    );
  memory.overdue = overdue.length;
}
