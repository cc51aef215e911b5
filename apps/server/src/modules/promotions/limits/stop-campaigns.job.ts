import { campaignKinds } from '@fairway/contract/promotions/kinds.ts';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { holdCampaign, type CampaignWithTerms } from '../campaigns/campaigns-store.ts';
import { selectRunning } from '../campaigns/running-store.ts';
import { fenOf } from '../eligibility/member-view.ts';
import { selectStopSums, updateStopped, type StopSums } from './stop-store.ts';

/**
 * Pauses campaigns whose terms say so: after so many rewards, or when a day of the site has cost so much. Nobody joins from then on; what
 * was earned can be claimed all the while, and people decide whether it goes on.
 */
export async function stopCampaigns(app: Platform): Promise<void> {
  const running = await selectRunning(app.db, campaignKinds.codeList);
  for (const campaign of running) {
    if (!hasStopRule(campaign)) continue;
    await inTransaction(app.db, async (tx) => {
      const held = await holdCampaign(tx, campaign);
      // Paused, ended or published again meanwhile: the next run judges it.
      if (!held || held.paused || held.closed || !held.published?.equals(campaign.published ?? held.newest))
        return;
      const zone = app.config.siteTimeZone;
      const day = siteDay(await databaseNow(tx), zone);
      const rule = stoppedBy(campaign, await selectStopSums(tx, campaign, { day, zone }));
      if (rule) await updateStopped(tx, campaign, rule);
    });
  }
}

function hasStopRule({ terms: { limits } }: CampaignWithTerms): boolean {
  return limits?.stopCount !== undefined || limits?.stopDayCost !== undefined;
}

function stoppedBy(
  { terms: { limits } }: CampaignWithTerms,
  { count, cost }: StopSums,
): 'count' | 'dayCost' | undefined {
  if (limits?.stopCount !== undefined && count >= limits.stopCount) return 'count';
  if (limits?.stopDayCost !== undefined && cost >= fenOf(limits.stopDayCost)) return 'dayCost';
  return undefined;
}

export const stopCampaignsJob = definePeriodicJob({
  name: 'promotions.stop-campaigns',
  every: { seconds: 60 },
  run: stopCampaigns,
});
