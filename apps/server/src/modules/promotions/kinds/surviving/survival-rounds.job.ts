import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { payWaiting } from '../../rewards/pay-waiting.ts';
import { selectBegun } from '../rounds/rounds-store.ts';
import { endEarly } from './end-early.ts';
import { openSurvivalRounds } from './open-survival-rounds.ts';
import { settleSurvivalRound } from './settle-survival-round.ts';

/** Settles the rounds whose matches are decided, shares the pots of what is over, pays, and opens the next rounds. */
export async function runSurvivalRounds(app: Platform): Promise<void> {
  for (const round of await selectBegun(app.db, 'surviving')) await settleSurvivalRound(app, round);
  await endEarly(app);
  await payWaiting(app, 'surviving');
  await openSurvivalRounds(app);
}

export const survivalRoundsJob = definePeriodicJob({
  name: 'promotions.run-survival-rounds',
  every: { seconds: 60 },
  run: runSurvivalRounds,
});
