import { defineEndpoints } from '../endpoint.ts';

const mayNot = ['memberFrozen', 'selfExcluded', 'memberClosing', 'exchangeUnavailable'] as const;

/** CNY against USDT in the own wallet: a rate is quoted, and it holds for its time. */
export const exchangeEndpoints = defineEndpoints({
  getExchangeTerms: {
    method: 'POST',
    path: '/api/wallet/v1/getExchangeTerms',
    caller: 'member',
    errors: [],
    summary:
      'The rate in both directions with its age and the spread in it, the limits and what is left of the day',
  },
  quoteExchange: {
    method: 'POST',
    path: '/api/wallet/v1/quoteExchange',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [
      ...mayNot,
      'amountMalformed',
      'amountTooSmall',
      'amountTooLarge',
      'exchangeDayLimit',
      'exchangeOwes',
    ],
    summary:
      'What an amount of one currency brings in the other, at a rate that holds until the quote expires',
  },
  exchangeCurrency: {
    method: 'POST',
    path: '/api/wallet/v1/exchangeCurrency',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 30, seconds: 60 }],
    errors: [
      ...mayNot,
      'exchangeQuoteExpired',
      'exchangeQuoteUsed',
      'exchangeDayLimit',
      'exchangeOwes',
      'insufficientBalance',
      'accountFrozen',
    ],
    summary: 'Takes a quote: its amount leaves one wallet, what it promised enters the other, once',
  },
});
