import { sql } from 'kysely';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { priceCompetition, priceNewFixtures } from './price-fixtures.ts';

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
    const { rows } = await sql<{ id: bigint }>`
      select id from sportsbook_competitions competitions where not simulated and exists (
        select from sportsbook_fixtures fixtures where fixtures.competition_id = competitions.id
          and fixtures.status = 'scheduled' and fixtures.starts_at > ${app.clock.now()})`.execute(app.db);
    for (const { id } of rows) await priceCompetition(app, id);
  },
});
