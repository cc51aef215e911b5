import { addDays } from '@fairway/promotions';
import { siteDay } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignRow } from '../../tables.ts';

/** The days of the site that a race counts whole, from the one on which it begins to the one on which it ends; `to` is the day after. */
export function raceDays(
  app: Platform,
  { starts_at: starts, ends_at: ends }: Pick<CampaignRow, 'starts_at' | 'ends_at'>,
): { from: string; to: string } {
  const zone = app.config.siteTimeZone;
  // The window ends before its last instant.
  const last = siteDay(new Date(ends.getTime() - 1), zone);
  return { from: siteDay(starts, zone), to: addDays(last, 1) };
}
