import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectRunning } from '../../campaigns/running-store.ts';
import { payWaiting } from '../../rewards/pay-waiting.ts';
import { countTickets } from './count-tickets.ts';
import { selectUnsettled } from './results-store.ts';
import { settleRace } from './settle-race.ts';

/** Seconds after the end in which what was played before it is still counted. */
const settledAfter = 600;

/** Counts tickets, settles races that are over, and pays their prizes. Run twice, the second run finds everything done. */
export async function runRaces(app: Platform): Promise<void> {
  for (const race of await selectRunning(app.db, ['race'])) await countTickets(app, race);
  for (const no of await selectUnsettled(app.db, addSeconds(await databaseNow(app.db), -settledAfter))) {
    const race = await selectPublished(app.db, { kind: 'race', no });
    if (!race) continue;
    await countTickets(app, race);
    await settleRace(app, no);
  }
  await payWaiting(app, 'race');
}

export const runRacesJob = definePeriodicJob({
  name: 'promotions.run-races',
  every: { seconds: 60 },
  run: runRaces,
});
