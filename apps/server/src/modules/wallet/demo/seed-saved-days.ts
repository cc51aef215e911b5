import { cny } from '@fairway/money';
import { accountsOf, readStatement } from '#modules/ledger';
import { findMemberByName } from '#modules/members';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { createIds } from '#platform/ids.ts';
import type { Platform } from '#platform/platform.ts';
import { siteDayBounds } from '../day/site-day-store.ts';
import { payInterestOf } from '../yeb/pay-interest.job.ts';
import { saveMoney } from './save-money.ts';

const daySeconds = 86_400;
/** How long this member's money has earned when the demo begins. */
const savedDays = 7;
const amount = cny(5_000_00n);

/**
 * One demo member has saved for a week: the money was moved a week ago, and each day's interest was paid at five past its midnight,
 * by the same rules as any other. Only where nothing has moved in the wallet since, for the ledger goes forward in time.
 */
export async function seedSavedDays(app: Platform): Promise<void> {
  const member = await findMemberByName(app.db, 'suqing');
  if (!member) return;
  const now = app.clock.now();
  const moved = addSeconds(now, -savedDays * daySeconds);
  const { lines } = await readStatement(app.db, accountsOf(member.id).center('CNY'), { limit: 1 });
  if (!lines[0] || lines[0].at > moved) return;
  if (!(await saveMoney(at(app, moved), member.id, amount))) return;

  for (let day = 1; day < savedDays; day += 1) {
    const ended = siteDay(addSeconds(moved, day * daySeconds), app.config.siteTimeZone);
    const { to } = await siteDayBounds(app.db, ended, app.config.siteTimeZone);
    const paidAt = addSeconds(to, 300);
    if (paidAt <= now) await payInterestOf(at(app, paidAt), ended);
  }
}

/** The same engines at another time. */
function at(app: Platform, instant: Date): Platform {
  const clock = { now: () => instant };
  return { ...app, clock, ids: createIds(clock) };
}
