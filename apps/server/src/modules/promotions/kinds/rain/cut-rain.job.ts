import { drawRain } from '@fairway/promotions';
import { hashing } from '#modules/games';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { randomnessFor } from '../round-draws/draw-round.ts';
import { openSealedSeed } from '../round-draws/sealed-seed.ts';
import { insertPackets } from './rain-packets-store.ts';
import { holdSession, selectUncut, updateCut, type SessionKey } from './rain-sessions-store.ts';

/**
 * Cuts a session's pot once its round is known, or 60 s before the start where the site draws without a beacon. Runs as often as it is asked
 * to: the first one writes the packets. While the beacon is silent the session waits; nobody names another round.
 */
export const cutRainJob = defineJob<{ no: number; session: string }>({
  name: 'promotions.cut-rain',
  async run(app, { no, session }: SessionKey) {
    await inTransaction(app.db, async (tx) => {
      const row = await holdSession(tx, { no, session });
      const now = await databaseNow(tx);
      if (!row || row.cut_at || now < addSeconds(row.starts_at, -60) || now >= row.ends_at) return;
      const randomness = await randomnessFor(tx, row);
      if (randomness === null) return;
      const draw = { serverSeed: openSealedSeed(app, row), randomness, session };
      const { pot, packets, least } = row;
      await updateCut(tx, row, randomness);
      await insertPackets(tx, row, drawRain(hashing, draw, { pot, packets, least }));
    });
  },
});

/** Cuts the sessions that waited for a round. */
export const cutOnBeacon = defineSubscriber({
  event: 'beacon.drawn',
  name: 'promotions.cut-on-beacon',
  async run(app) {
    for (const key of await selectUncut(app.db)) await cutRainJob.run(app, key);
  },
});
