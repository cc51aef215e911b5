import { defineJob } from '#platform/jobs/define-job.ts';
import { settleFixture } from './settle-fixture.ts';

/** Jobs of one fixture wait for each other here instead of meeting over its bets. */
export const settlementQueue = (fixtureId: bigint): string => `sportsbook-settle-${fixtureId % 4n}`;

/** Settles a fixture's bets after a result, at half-time, or when an operator asks for it again. */
export const settleFixtureJob = defineJob<{ fixtureId: string; again?: boolean }>({
  name: 'sportsbook.settle-fixture',
  async run(app, { fixtureId, again = false }) {
    await settleFixture(app, BigInt(fixtureId), again);
  },
});
