import type { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { limitsOf } from '#modules/vip';
import { sumOfDay } from '../withdrawal-store.ts';

/** What the member's VIP level allows for a day of the site and what of them is used, wallet by wallet. Writes nothing. */
export const getGradeLimits: Operation<
  (typeof withdrawalEndpoints)['getGradeLimits'],
  (typeof withdrawalSchemas)['getGradeLimits']
> = async (app, call) => {
  const { memberId } = call.member;
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const day = siteDay(app.clock.now(), app.config.siteTimeZone);
  const walletOf = async (currency: 'CNY' | 'USDT') => {
    const limit = await limitsOf(app.db, app, member, { currency, day });
    const used = await sumOfDay(app.db, memberId, currency, day);
    return {
      currency,
      dayWithdrawalCounts: limit.count,
      dayWithdrawalMoney: formatMoney(limit.amount),
      usedCounts: used.count,
      usedMoney: formatMoney(money(currency, used.total)),
    };
  };
  return { grade: member.grade, wallets: [await walletOf('CNY'), await walletOf('USDT')] };
};
