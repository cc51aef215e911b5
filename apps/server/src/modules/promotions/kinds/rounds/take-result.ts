import { inTransaction } from '#platform/db/transaction.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { holdRoundsOf, updateResult } from './matches-store.ts';

/**
 * Notes a result for the rounds that are not settled, and each later correction of it. An older version that comes late changes nothing, and
 * neither does a correction after the settlement: what was paid stays.
 */
export const takeResult = defineSubscriber({
  event: 'fixture.ended',
  name: 'promotions.take-result',
  async run(app, { fixture, version, status, score }, { at }) {
    await inTransaction(app.db, async (tx) => {
      for (const round of await holdRoundsOf(tx, fixture))
        await updateResult(tx, round, { fixture, version, status, score, at });
    });
  },
});
