import { addDays, type Day } from '@fairway/promotions';
import { playersOfDays } from '#modules/play';
import { currentGrades } from '#modules/vip';
import { siteDay } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectRunning } from '../../campaigns/running-store.ts';
import { bookRebate, judgedAgainDays } from './book-rebate.ts';
import { payWaiting } from '../../rewards/pay-waiting.ts';

const atOnce = 500;

/**
 * Gives back a share of the day before, while the site offers rebates and a campaign runs that pays them. Run twice, the second run finds
 * every day booked and every rebate paid.
 */
export async function rebateDays(app: Platform, today: Day): Promise<void> {
  const { rebate } = await currentGrades(app.db, app);
  const day = addDays(today, -1);
  const campaign = (await selectRunning(app.db, ['rebate'])).find(
    ({ starts_at: begin }) => siteDay(begin, app.config.siteTimeZone) <= day,
  );
  if (rebate.offered && campaign) {
    const days = { from: addDays(day, -judgedAgainDays), to: today };
    for (let after = ''; ;) {
      const members = await playersOfDays(app.db, { ...days, after, most: atOnce });
      for (const memberId of members) await bookRebate(app, memberId, { day, campaign, rebate });
      after = members.at(-1) ?? '';
      if (members.length < atOnce) break;
    }
  }
  await payWaiting(app, 'rebate');
}

/** Every day at 15:00, when the venues' results of the day before have come; days without a worker are made up for. */
export const rebateDaysJob = definePeriodicJob({
  name: 'promotions.rebate-days',
  every: { dailyAt: '15:00', catchUpDays: judgedAgainDays },
  run: rebateDays,
});
