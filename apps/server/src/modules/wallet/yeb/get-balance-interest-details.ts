import type { yebEndpoints } from '@fairway/contract/wallet/yeb-endpoints.ts';
import type { yebSchemas } from '@fairway/contract/wallet/yeb-schemas.ts';
import { CNY, cny, formatMoney, parseMoney } from '@fairway/money';
import { accountsOf, lowestBalance, readBalance } from '#modules/ledger';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { siteDayBounds } from '../day/site-day-store.ts';
import { percentOf } from './accrue.ts';
import { interestState } from './get-balance-interest.ts';
import { dayBefore, nextPaymentAfter } from './interest-days.ts';
import { selectEarned, selectInterestDays } from './interest-store.ts';
import { annualBpsFor } from './interest-terms.ts';

/** The interest wallet in figures: yesterday, all time, the annual rate, its balance and what of it earns today. */
export const getBalanceInterestDetails: Operation<
  (typeof yebEndpoints)['getBalanceInterestDetails'],
  (typeof yebSchemas)['getBalanceInterestDetails']
> = async (app, call) => {
  const { memberId } = call.member;
  const now = app.clock.now();
  const today = siteDay(now, app.config.siteTimeZone);
  const bounds = await siteDayBounds(app.db, today, app.config.siteTimeZone);
  const { shown, terms, grade } = await interestState(app, memberId);
  const account = accountsOf(memberId).interest();
  const [newest] = await selectInterestDays(app.db, memberId, { before: today, limit: 1 });
  const span = { from: bounds.from, to: addSeconds(now, 1) };
  return {
    ...shown,
    yesterdayEarnings: formatMoney(cny(newest?.day === dayBefore(today) ? newest.earned : 0n)),
    cumulativeIncome: formatMoney(cny(await selectEarned(app.db, memberId))),
    annualInterestRate: percentOf(annualBpsFor(terms, grade)),
    yebWalletBalance: formatMoney(await readBalance(app.db, account)),
    earningToday: formatMoney(await lowestBalance(app.db, account, span)),
    nextPaymentAt: nextPaymentAfter(now, bounds).toISOString(),
    minIn: formatMoney(parseMoney(terms.interest.minIn, CNY)),
    maxHeld: formatMoney(parseMoney(terms.interest.maxHeld, CNY)),
  };
};
