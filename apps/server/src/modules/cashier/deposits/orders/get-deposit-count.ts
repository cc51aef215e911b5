import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { sumCredited } from '../payments/payment-store.ts';
import { selectOrders } from './order-store.ts';

/** Whether a first deposit was made, in whichever currency, and how many there are. Writes nothing. */
export const getDepositCount: Operation<
  (typeof depositEndpoints)['getDepositCount'],
  (typeof depositSchemas)['getDepositCount']
> = async (app, call) => {
  const { memberId } = call.member;
  const cny = await sumCredited(app.db, memberId, 'CNY');
  const usdt = await sumCredited(app.db, memberId, 'USDT');
  const count = cny.count + usdt.count;
  return { firstDepositMade: count > 0, count };
};

/** The newest order's method and amount; what came of it does not matter here. Writes nothing. */
export const getLastDeposit: Operation<
  (typeof depositEndpoints)['getLastDeposit'],
  (typeof depositSchemas)['getLastDeposit']
> = async (app, call) => {
  const [newest] = await selectOrders(app.db, call.member.memberId, {
    currency: undefined,
    from: undefined,
    size: 1,
  });
  if (!newest) return null;
  return {
    payType: newest.pay_type,
    amount: formatMoney(money(newest.currency, newest.requested)),
    currency: newest.currency,
    createdAt: newest.created_at.toISOString(),
  };
};
