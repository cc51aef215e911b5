import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, usdtAmount, uuid, walletCurrency } from '../fields.ts';
import type { exchangeEndpoints } from './exchange-endpoints.ts';

const amount = z.string();

const exchangeTerms = z.strictObject({
  open: z.boolean(),
  /** CNY for one USDT before the spread, and since when. */
  baseRate: z.string(),
  rateSince: instant,
  /** What is kept on either side, in hundredths of a percent. */
  spreadBps: z.int(),
  /** CNY that a member gives for one USDT, and gets for one. */
  buyRate: z.string(),
  sellRate: z.string(),
  quoteSeconds: z.int(),
  /** In CNY or its worth. */
  min: amount,
  max: amount,
  dayMax: amount,
  dayLeft: amount,
});

const exchangeQuote = z.strictObject({
  quoteId: uuid,
  from: walletCurrency,
  to: walletCurrency,
  gives: amount,
  gets: amount,
  /** CNY for one USDT, the spread in it. */
  rate: z.string(),
  quotedAt: instant,
  expiresAt: instant,
});

export const exchangeSchemas = {
  getExchangeTerms: { input: nothing, output: exchangeTerms },
  quoteExchange: {
    // Of `from`; more places than it has are refused by name.
    input: z.strictObject({ from: walletCurrency, amount: usdtAmount }),
    output: exchangeQuote,
  },
  exchangeCurrency: {
    input: z.strictObject({ quoteId: uuid }),
    output: z.strictObject({
      ...exchangeQuote.shape,
      exchangedAt: instant,
      /** The balances of both wallets after it. */
      centerWalletBalance: amount,
      virtualCurrencyWalletBalance: amount,
      reference: z.string(),
    }),
  },
} satisfies SchemasOf<typeof exchangeEndpoints>;

export type ExchangeTerms = z.output<typeof exchangeTerms>;
export type ExchangeQuote = z.output<typeof exchangeQuote>;
