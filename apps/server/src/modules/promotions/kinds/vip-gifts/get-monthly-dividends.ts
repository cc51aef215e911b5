import type { vipGiftEndpoints } from '@fairway/contract/promotions/vip-gifts/endpoints.ts';
import type { vipGiftSchemas } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { monthMoneyOf } from './due-gift.ts';
import { presentGift } from './present-gift.ts';
import { readGiftView } from './read-gift-view.ts';

const shownMonths = 12;

/** This month's gift with its state, and what the months before gave. Writes nothing. */
export const getMonthlyDividends: Operation<
  (typeof vipGiftEndpoints)['getMonthlyDividends'],
  (typeof vipGiftSchemas)['getMonthlyDividends']
> = async (app, call) => {
  const view = await readGiftView(app.db, app, call.member.memberId);
  const months = view.given.filter(({ gift }) => gift === 'monthMoney').slice(0, shownMonths);
  return {
    month: view.month,
    gift: presentGift(view, monthMoneyOf(view)),
    records: months.map(({ period, amount, paid_at: paidAt }) => ({
      month: period,
      amount: formatMoney(money('CNY', amount)),
      paidAt: paidAt?.toISOString() ?? null,
    })),
    now: view.now.toISOString(),
  };
};
