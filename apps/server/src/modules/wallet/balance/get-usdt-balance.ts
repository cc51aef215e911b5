import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { convert, formatMoney, formatRate, sum } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { readBaseRate } from './base-rate.ts';
import { readFunds } from './funds.ts';

/** The USDT wallet alone, with what all of it is in CNY. */
export const getUsdtBalance: Operation<
  (typeof walletEndpoints)['getUsdtBalance'],
  (typeof walletSchemas)['getUsdtBalance']
> = async (app, call) => {
  const [baseRate, funds] = await Promise.all([
    readBaseRate(app.db, app.clock.now()),
    readFunds(app.db, call.member.memberId),
  ]);
  const parts = (['center', 'locked', 'venue', 'inTransit'] as const).map((part) => funds.of(part, 'USDT'));
  const all = convert(sum('USDT', parts), 'CNY', { rate: baseRate, round: 'down' });
  return {
    virtualCurrencyWalletBalance: formatMoney(funds.of('center', 'USDT')),
    virtualCurrencyLockWalletBalance: formatMoney(funds.of('locked', 'USDT')),
    inTransit: formatMoney(funds.of('inTransit', 'USDT')),
    venueMoney: formatMoney(funds.of('venue', 'USDT')),
    baseRate: formatRate(baseRate),
    cnyEquivalent: formatMoney(all),
    walletType: 'usdt',
    currency: 'USDT' as const,
  };
};
