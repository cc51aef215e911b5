import { fastWithdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { money, parseMoney, type Money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember } from '#modules/members';
import { cashierSettings, type PayoutOffer, countOfDay } from '#modules/cashier';
import { shareOf } from '../rates.ts';

/** Whether a member has the fast method, and how many of the day's fast withdrawals are left. */
export async function fastEligibility(
  db: Db | Tx,
  app: Platform,
  memberId: string,
): Promise<{ listed: boolean; left: number }> {
  const { whitelist, drawCount } = (await cashierSettings(app)).fastWithdrawal;
  const member = whitelist.length > 0 ? await findMember(db, memberId) : undefined;
  const listed = whitelist.length === 0 || (member !== undefined && whitelist.includes(member.name));
  const day = siteDay(app.clock.now(), app.config.siteTimeZone);
  const used = await countOfDay(db, memberId, day, fastWithdrawalTypes);
  return { listed, left: Math.max(0, drawCount - used) };
}

/**
 * The offer of a fast withdrawal for an amount: the house's margin is its fee. Throws `withdrawalOptionUnavailable` for a member who
 * does not have it, `withdrawCountExceeded`, `fixedAmountOnly`.
 */
export async function fastTerms(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { offer, amount }: { readonly offer: PayoutOffer; readonly amount: Money },
): Promise<PayoutOffer> {
  const { drawCount, fixedAmount, drawMarginRate } = (await cashierSettings(app)).fastWithdrawal;
  const { listed, left } = await fastEligibility(db, app, memberId);
  if (!listed) throw new AppError('withdrawalOptionUnavailable');
  if (left === 0) throw new AppError('withdrawCountExceeded', { count: drawCount });
  const fits = fixedAmount.some((one) => parseMoney(one, 'CNY').minor === amount.minor);
  if (fixedAmount.length > 0 && !fits) throw new AppError('fixedAmountOnly');
  const fee = money(amount.currency, shareOf(amount.minor, drawMarginRate));
  return { ...offer, fee };
}

/** What the parts of a fast withdrawal earn together, at the most: each part's own share is rounded down. */
export async function fastReward(app: Platform, net: Money): Promise<Money> {
  const { drawRewardRate } = (await cashierSettings(app)).fastWithdrawal;
  return money(net.currency, shareOf(net.minor, drawRewardRate));
}
