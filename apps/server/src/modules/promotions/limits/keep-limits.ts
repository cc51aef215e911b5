import { freeTypes, type RewardType } from '@fairway/contract/promotions/kinds.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fenOf } from '../eligibility/member-view.ts';
import type { CampaignKey } from '../tables.ts';
import { addDayCost, sumOfMember } from './caps-store.ts';
import { takeGroup } from './groups-store.ts';

/**
 * Keeps the bounds that the terms set beside the budget, for a reward that was just written: what a member has from the campaign in all,
 * what it promises on a day of the site, and one campaign a member of a group. Points and chances cost nothing. Throws `memberCapReached`,
 * `dayCapReached` and `otherOfGroupTaken`.
 */
export async function keepLimits(
  tx: Tx,
  app: Platform,
  reward: {
    readonly memberId: string;
    readonly campaign: CampaignKey;
    readonly terms: CampaignTerms;
    readonly amount: bigint;
    readonly type?: RewardType;
  },
): Promise<void> {
  const { memberId, campaign, terms, amount, type } = reward;
  const { limits } = terms;
  if (!limits) return;
  const { kind, no } = campaign;
  const { member, day: cap, group } = limits;
  if (group !== undefined && !(await takeGroup(tx, memberId, { kind, no, group })))
    throw new AppError('otherOfGroupTaken');
  if (type && freeTypes.includes(type)) return;
  if (member !== undefined && (await sumOfMember(tx, memberId, { kind, no })) > fenOf(member))
    throw new AppError('memberCapReached', { cap: formatMoney(money('CNY', fenOf(member))) });
  if (cap === undefined) return;
  const day = siteDay(await databaseNow(tx), app.config.siteTimeZone);
  if (!(await addDayCost(tx, { kind, no }, { day, amount, cap: fenOf(cap) })))
    throw new AppError('dayCapReached');
}
