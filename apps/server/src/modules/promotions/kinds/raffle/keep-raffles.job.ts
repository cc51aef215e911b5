import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { nameRound } from '../round-draws/draw-round.ts';
import { selectOpenCampaigns } from '../round-draws/open-campaigns-store.ts';
import { makeSealedSeed } from '../round-draws/sealed-seed.ts';
import { closeRaffle } from './close-raffle.ts';
import { drawRaffleJob } from './draw-raffle.job.ts';
import { insertRaffle, selectRaffle, selectUndrawn } from './raffles-store.ts';

/** The round lies so long after the close (promotions design, section 2). */
const roundSeconds = 60;

/** Fixes seed, close and round of each raffle that was published, closes those whose time has come, and draws those whose round is known. */
export async function keepRaffles(app: Platform): Promise<void> {
  for (const { no, published, newest, ends_at } of await selectOpenCampaigns(app.db, 'raffle')) {
    if (await selectRaffle(app.db, no)) continue;
    await inTransaction(app.db, async (tx) => {
      await insertRaffle(tx, {
        no,
        version: published ?? newest,
        closes_at: ends_at,
        ...makeSealedSeed(app),
        ...(await nameRound(tx, app, addSeconds(ends_at, roundSeconds))),
      });
    });
  }
  for (const no of await selectUndrawn(app.db)) {
    await inTransaction(app.db, (tx) => closeRaffle(tx, no));
    await drawRaffleJob.run(app, { no });
  }
}

export const keepRafflesJob = definePeriodicJob({
  name: 'promotions.keep-raffles',
  every: { seconds: 30 },
  run: keepRaffles,
});
