import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { repriceBoardsName } from '../limits/limits-kind.ts';
import { selectPricedFixtures } from './markets-store.ts';
import { priceBoard } from './price-board.ts';

/** Prices every coming match again once other limits are in force; boards whose margins stayed do not change. */
export const repriceBoardsJob = defineJob<object>({
  name: repriceBoardsName,
  async run(app) {
    for (const id of await selectPricedFixtures(app.db, app.clock.now())) {
      await inTransaction(app.db, async (tx) => {
        const fixture = await lockFixture(tx, id);
        if (fixture?.status !== 'scheduled' || !fixture.expected) return;
        await priceBoard(tx, app, fixture, { expected: fixture.expected });
      });
    }
    refreshCatalogue(app);
  },
});
