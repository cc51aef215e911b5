import { defineJob } from '#platform/jobs/define-job.ts';
import { settleFixture } from './settle-fixture.ts';

/** Settles a fixture's bets after a result, at half-time, or when an operator asks for it again. */
export const settleFixtureJob = defineJob<{ fixtureId: string; again?: boolean }>({
  name: 'sportsbook.settle-fixture',
  async run(app, { fixtureId, again = false }) {
    await settleFixture(app, BigInt(fixtureId), again);
  },
});
