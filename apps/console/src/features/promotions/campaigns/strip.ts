import type { Campaign } from '@fairway/contract/promotions/operator-schemas.ts';

const day = 86_400_000;
/** The site's zone has no daylight saving. */
const offset = 8 * 3_600_000;

/** Days that the strip shows, and how many of them lie before today. */
const stripDays = 42;
const daysBefore = 7;

export interface StripBar {
  campaign: Campaign;
  /** Share of the strip, from 0 to 1. */
  from: number;
  to: number;
}

/** When the strip begins: 00:00 of the site a week before today, ms since 1970. */
export function stripStart(now: number): number {
  return Math.floor((now + offset) / day) * day - offset - daysBefore * day;
}

/** The windows that touch the strip, cut at its edges, the first to end first. */
export function stripBars(campaigns: readonly Campaign[], now: number): StripBar[] {
  const start = stripStart(now);
  const share = (at: string) => (Date.parse(at) - start) / (stripDays * day);
  return campaigns
    .map((campaign) => ({ campaign, from: share(campaign.startsAt), to: share(campaign.endsAt) }))
    .filter(({ from, to }) => to > 0 && from < 1)
    .map(({ campaign, from, to }) => ({ campaign, from: Math.max(0, from), to: Math.min(1, to) }))
    .toSorted((one, other) => one.campaign.endsAt.localeCompare(other.campaign.endsAt));
}

/** Where a moment lies on the strip, from 0 to 1. */
export function placeOf(now: number): number {
  return (now - stripStart(now)) / (stripDays * day);
}

/** The first day of each week on the strip, ms since 1970. */
export function stripWeeks(now: number): number[] {
  const start = stripStart(now);
  return Array.from({ length: stripDays / 7 }, (_, week) => start + week * 7 * day);
}
