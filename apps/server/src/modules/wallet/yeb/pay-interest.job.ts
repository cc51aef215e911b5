import { ownersOfKind } from '#modules/ledger';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { siteDayBounds } from '../day/site-day-store.ts';
import { dayBefore } from './interest-days.ts';
import { termsAt } from '../terms/current-terms.ts';
import { payInterest } from './pay-interest.ts';

const pageSize = 200;

/** Days that are made up for when no worker ran. */
const catchUpDays = 14;

/** Each day at five past midnight of the site, the interest of the day that has ended. */
export const payInterestJob = definePeriodicJob({
  name: 'wallet.pay-interest',
  every: { dailyAt: '00:05', catchUpDays },
  run: (app, today) => payInterestOf(app, dayBefore(today)),
});

/** Pays a day's interest to everybody who has it coming; running it again pays nobody twice. */
export async function payInterestOf(app: Platform, day: string): Promise<void> {
  const { from, to } = await siteDayBounds(app.db, day, app.config.siteTimeZone);
  const ended = { day, from, to, ...(await termsAt(app.db, app, from)) };
  for (let after = ''; ;) {
    const members = await ownersOfKind(app.db, 'interest', { after, limit: pageSize });
    for (const memberId of members) await payInterest(app, memberId, ended);
    const last = members.at(-1);
    if (last === undefined || members.length < pageSize) return;
    after = last;
  }
}
