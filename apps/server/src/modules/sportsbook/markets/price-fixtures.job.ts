import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { priceCompetition, priceNewFixtures } from './price-fixtures.ts';
import { selectCompetitionsToRefit } from './pricing-store.ts';

/** Prices matches that have come within the days ahead. */
export const priceNewFixturesJob = definePeriodicJob({
  name: 'sportsbook.price-new-fixtures',
  every: { seconds: 600 },
  run: async (app) => {
    await priceNewFixtures(app);
  },
});

/** Fits the goal models to the latest results, in the quiet of the morning; simulated leagues keep theirs. */
export const refitModelsJob = definePeriodicJob({
  name: 'sportsbook.refit-models',
  every: { dailyAt: '05:20' },
  run: async (app) => {
    const ids = await selectCompetitionsToRefit(app.db, app.clock.now());
    for (const id of ids) await priceCompetition(app, id);
  },
});
