import type { WorthRange } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { venueCategories, venueCategoryBySiteCode } from '@fairway/contract/venues/categories.ts';
import { formatMoney, money } from '@fairway/money';
import {
  addDays,
  worthRange,
  type JudgedBonus,
  type Margins,
  type PlayCategory,
  type Worth,
} from '@fairway/promotions';
import { sumsOfDays } from '#modules/play';
import { siteDay } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';

/** What the figures of a worth are made of: the house's margins, and where the member plays most. */
export interface WorthView {
  readonly margins: Margins;
  /** Null for a member without play in thirty days. */
  readonly usual: PlayCategory | null;
}

/** The category in which a member played most in the last thirty days; null where there is none. */
export async function usualCategory(db: Db, app: Platform, memberId: string): Promise<PlayCategory | null> {
  const to = addDays(siteDay(app.clock.now(), app.config.siteTimeZone), 1);
  const sums = new Map<PlayCategory, bigint>();
  for (const { category, turnover, currency } of await sumsOfDays(db, memberId, {
    from: addDays(to, -30),
    to,
  })) {
    if (category === 'cashier' || currency !== 'CNY') continue;
    const { siteCode } = venueCategories.members[category];
    sums.set(siteCode, (sums.get(siteCode) ?? 0n) + turnover);
  }
  let most: { category: PlayCategory; sum: bigint } | undefined;
  for (const [category, sum] of sums)
    if (sum > 0n && (most === undefined || sum > most.sum)) most = { category, sum };
  return most?.category ?? null;
}

/** The bonus less the mean cost of what it asks, in the cheapest, the usual and the dearest category; null where none counts. */
export function presentWorth(bonus: JudgedBonus, { margins, usual }: WorthView): WorthRange | null {
  const range = worthRange(bonus, margins, usual);
  if (!range) return null;
  const present = ({ category, play, worth }: Worth) => ({
    category: keyOfSite(category),
    play: formatMoney(money('CNY', play)),
    margin: percentOf(margins, category),
    worth: formatMoney(money('CNY', worth)),
  });
  return { cheapest: present(range.cheapest), usual: present(range.usual), dearest: present(range.dearest) };
}

function keyOfSite(category: PlayCategory): WorthRange['usual']['category'] {
  const key = venueCategoryBySiteCode(category)?.key;
  if (key === undefined) throw new RangeError(`${category} is no category`);
  return key;
}

/** A margin in percent with two decimals, half up. */
function percentOf(margins: Margins, category: PlayCategory): string {
  const hundredths = margins[category]?.roundTo(4, 'halfUp') ?? 0n;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
