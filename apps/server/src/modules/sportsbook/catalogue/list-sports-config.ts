import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import { GREATEST_LEGS } from '@fairway/betting';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { BET_LIMITS, liveDelaySeconds } from '../bets/bet-limits.ts';

/** Settings of each sport in each currency: stakes, payout, delay in play, parlay sizes. */
export const listSportsConfig: Operation<
  (typeof sportsbookCatalogueEndpoints)['listSportsConfig'],
  (typeof sportsbookCatalogueSchemas)['listSportsConfig']
> = async () => ({
  sports: (['CNY', 'USDT'] as const).map((currency) => {
    const limits = BET_LIMITS[currency];
    return {
      sport: 'football' as const,
      name: { zh: '足球', en: 'Football' },
      enabled: true,
      currency,
      minStake: formatMoney(limits.minSingle),
      maxStake: formatMoney(limits.maxSingle),
      maxPayout: formatMoney(limits.maxPayout),
      liveDelaySeconds,
      parlayMinLegs: 2,
      parlayMaxLegs: GREATEST_LEGS,
    };
  }),
});
