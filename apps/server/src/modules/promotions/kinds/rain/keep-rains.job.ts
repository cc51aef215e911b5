import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { nameRound } from '../round-draws/draw-round.ts';
import { selectOpenCampaigns } from '../round-draws/open-campaigns-store.ts';
import { makeSealedSeed } from '../round-draws/sealed-seed.ts';
import { cutRainJob } from './cut-rain.job.ts';
import { insertSession, selectSession, selectUncut } from './rain-sessions-store.ts';
import { sessionsBetween } from './session-times.ts';

/** Sessions are written a day ahead, and none whose round could be known by then. */
const aheadSeconds = 86_400;
const leastSeconds = 90;
/** The packets follow from the round of so long before the start (promotions design, section 2). */
export const roundSeconds = 60;

/** Writes the coming sessions of every rain, each with its own seed and round, and cuts those whose round was missed. */
export async function keepRains(app: Platform): Promise<void> {
  const now = await databaseNow(app.db);
  for (const campaign of await selectOpenCampaigns(app.db, 'redPackRain'))
    await writeSessions(app, campaign, now);
  for (const key of await selectUncut(app.db)) await cutRainJob.run(app, key);
}

async function writeSessions(app: Platform, campaign: CampaignWithTerms, now: Date): Promise<void> {
  const { no, terms } = campaign;
  if (terms.kind !== 'redPackRain') throw new Error('a rain with other terms');
  const span = { from: addSeconds(now, leastSeconds), to: addSeconds(now, aheadSeconds) };
  for (const { session, startsAt, endsAt } of sessionsBetween(terms, {
    ...span,
    zone: app.config.siteTimeZone,
  })) {
    if (await selectSession(app.db, { no, session })) continue;
    await inTransaction(app.db, async (tx) => {
      await insertSession(tx, {
        no,
        session,
        version: campaign.published ?? campaign.newest,
        starts_at: startsAt,
        ends_at: endsAt,
        ...makeSealedSeed(app),
        ...(await nameRound(tx, app, addSeconds(startsAt, -roundSeconds))),
        pot: fenOf(terms.pot),
        packets: terms.packets,
        least: fenOf(terms.least),
      });
    });
  }
}

export const keepRainsJob = definePeriodicJob({
  name: 'promotions.keep-rains',
  every: { seconds: 30 },
  run: keepRains,
});
