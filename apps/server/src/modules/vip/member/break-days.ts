import { addDays, type BreakDays } from '@fairway/promotions';
import { selectBreaks } from '#modules/risk';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';

/** The days on which a member could not play: every day that a break touches. */
export async function breakDaysOf(db: Db | Tx, app: Platform, memberId: string): Promise<BreakDays[]> {
  const dayOf = (instant: Date) => siteDay(instant, app.config.siteTimeZone);
  const breaks = await selectBreaks(db, memberId);
  return breaks.map(({ begins_at: from, ends_at: to }) => ({
    from: dayOf(from),
    to: to && addDays(dayOf(to), 1),
  }));
}
