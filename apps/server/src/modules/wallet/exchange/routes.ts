import { exchangeEndpoints } from '@fairway/contract/wallet/exchange-endpoints.ts';
import { exchangeSchemas } from '@fairway/contract/wallet/exchange-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { exchangeCurrency } from './exchange-currency.ts';
import { getExchangeTerms } from './get-exchange-terms.ts';
import { quoteExchange } from './quote-exchange.ts';

/** CNY against USDT in the own wallet. */
export const exchangeRoutes = defineRoutes(exchangeEndpoints, exchangeSchemas, {
  getExchangeTerms,
  quoteExchange,
  exchangeCurrency,
});
