import { inTransaction } from '#platform/db/transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import { defineBatchSubscriber } from '#platform/outbox/subscriber.ts';
import { factsOfEvent, playEvents } from './fact-of.ts';
import { insertFacts } from './facts-store.ts';

/** Counts what members did, up to 200 events at a time, each once however often its job runs; then `play.counted` says whose days changed. */
export const countFacts = defineBatchSubscriber({
  events: playEvents,
  name: 'play.count-facts',
  async run(app, events) {
    const facts = events.flatMap((event) =>
      factsOfEvent(event).map((fact) => ({ fact, emittedAt: event.at })),
    );
    if (facts.length === 0) return;
    await inTransaction(app.db, async (tx) => {
      const changed = await insertFacts(tx, facts, app.config.siteTimeZone);
      if (changed.length === 0) return;
      await emit(tx, app, 'play.counted', {
        members: [...new Set(changed.map(({ member }) => member))],
        days: [...new Set(changed.map(({ day }) => day))].toSorted(),
      });
    });
  },
});
