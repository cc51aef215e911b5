import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import type { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import { walletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { houseLottery } from '../rules/house-lotteries.ts';
import { limitsOf } from '../limits/read-limits.ts';
import { oddsOfPlays } from '../rules/odds-of-plays.ts';
import { summarise } from './list-lotteries.ts';

/** One lottery with every play type, its odds and the chances that they follow from. */
export const getLottery: Operation<
  (typeof lotteryEndpoints)['getLottery'],
  (typeof lotterySchemas)['getLottery']
> = async (app, { language }, { lottery: code }) => {
  const now = await databaseNow(app.db);
  const limits = await limitsOf(app, code);
  const lottery = houseLottery(code);
  const [summary] = await summarise(app, [lottery], language, now);
  if (!summary) throw new RangeError(`no lottery ${code}`);
  return {
    ...summary,
    now: now.toISOString(),
    closedSeconds: lottery.closedSeconds,
    plays: oddsOfPlays(code).map(({ play, odds }) => ({ play, open: limits.takes(play), odds })),
    bounds: walletCurrency.options.map((currency) => {
      const { leastUnit, least, most, mostPerNumber } = limits.bounds(currency);
      return {
        currency,
        leastUnit: formatMoney(leastUnit),
        least: formatMoney(least),
        most: formatMoney(most),
        mostPerNumber: formatMoney(mostPerNumber),
      };
    }),
  };
};
