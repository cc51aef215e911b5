import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { holdReward, selectExpired, updateState } from './rewards-store.ts';

const most = 200;

/** Ends rewards that nobody claimed in their time, each in a transaction of its own. Their money never left the campaign's account. */
export async function expireRewards(app: Platform): Promise<void> {
  for (const { member_id: memberId, id } of await selectExpired(app.db, most))
    await inTransaction(app.db, async (tx) => {
      const reward = await holdReward(tx, memberId, id);
      // Claimed meanwhile.
      if (reward?.state !== 'reached' || !reward.expires_at || reward.expires_at > (await databaseNow(tx)))
        return;
      await updateState(tx, reward, 'expired');
    });
}

export const expireRewardsJob = definePeriodicJob({
  name: 'promotions.expire-rewards',
  every: { seconds: 60 },
  run: expireRewards,
});
