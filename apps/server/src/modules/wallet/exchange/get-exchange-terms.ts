import type { exchangeEndpoints } from '@fairway/contract/wallet/exchange-endpoints.ts';
import type { exchangeSchemas } from '@fairway/contract/wallet/exchange-schemas.ts';
import { CNY, formatMoney, formatRate, parseMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { readBaseRateWithAge } from '../balance/base-rate.ts';
import { currentTerms } from '../terms/current-terms.ts';
import { leftOfDay } from './exchange-day.ts';
import { exchangeRates } from './exchange-rates.ts';

/** The published rate both ways, how old it is, what is kept of it, and the limits with what the day still allows. */
export const getExchangeTerms: Operation<
  (typeof exchangeEndpoints)['getExchangeTerms'],
  (typeof exchangeSchemas)['getExchangeTerms']
> = async (app, call) => {
  const { terms } = await currentTerms(app.db, app);
  const { rate: base, since } = await readBaseRateWithAge(app.db, app.clock.now());
  const { buy, sell } = exchangeRates(base, terms.exchange.spreadBps);
  const left = await leftOfDay(app.db, app, call.member.memberId, terms);
  const { open, spreadBps, quoteSeconds, min, max, dayMax } = terms.exchange;
  const yuan = (text: string) => formatMoney(parseMoney(text, CNY));
  return {
    open,
    baseRate: formatRate(base),
    rateSince: since.toISOString(),
    spreadBps,
    buyRate: formatRate(buy),
    sellRate: formatRate(sell),
    quoteSeconds,
    min: yuan(min),
    max: yuan(max),
    dayMax: yuan(dayMax),
    dayLeft: formatMoney(left),
  };
};
