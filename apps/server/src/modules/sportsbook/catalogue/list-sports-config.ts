import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import { sports, type Sport } from '@fairway/contract/sportsbook/sports.ts';
import { greatestLegs } from '@fairway/betting';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { limitsEverywhere } from '../limits/limits-of.ts';
import { rememberedLimits } from '../limits/read-limits.ts';

const names = {
  football: { zh: '足球', en: 'Football' },
  esports: { zh: '电竞', en: 'E-sports' },
} as const satisfies Record<Sport, object>;
const offered = sports.flatMap((sport) =>
  (['CNY', 'USDT'] as const).map((currency) => [sport, currency] as const),
);

/** Settings of each sport in each currency, as they are where no scope says otherwise: stakes, payout, delay in play, parlay sizes. */
export const listSportsConfig: Operation<
  (typeof sportsbookCatalogueEndpoints)['listSportsConfig'],
  (typeof sportsbookCatalogueSchemas)['listSportsConfig']
> = async (app) => {
  const { settings } = await rememberedLimits(app);
  const { stakes } = limitsEverywhere(settings, 'pre');
  const delays = settings.limits.map(({ live }) => live.delaySeconds ?? 0);
  return {
    sports: offered.map(([sport, currency]) => {
      const limits = stakes[currency];
      return {
        sport,
        name: names[sport],
        enabled: true,
        currency,
        minStake: formatMoney(limits.minSingle),
        maxStake: formatMoney(limits.maxSingle),
        maxPayout: formatMoney(limits.maxPayout),
        liveDelaySeconds: Math.max(...delays),
        parlayMinLegs: 2,
        parlayMaxLegs: greatestLegs,
      };
    }),
  };
};
