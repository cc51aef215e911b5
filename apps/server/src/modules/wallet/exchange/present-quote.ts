import type { ExchangeQuote } from '@fairway/contract/wallet/exchange-schemas.ts';
import { formatMoney, formatRate, money, rate } from '@fairway/money';
import type { QuoteRow } from './quotes-store.ts';

export function otherOf(currency: 'CNY' | 'USDT'): 'CNY' | 'USDT' {
  return currency === 'CNY' ? 'USDT' : 'CNY';
}

export function presentQuote(row: QuoteRow): ExchangeQuote {
  const to = otherOf(row.from_currency);
  return {
    quoteId: row.id,
    from: row.from_currency,
    to,
    gives: formatMoney(money(row.from_currency, row.gives)),
    gets: formatMoney(money(to, row.gets)),
    rate: formatRate(rate(row.rate_value, row.rate_scale)),
    quotedAt: row.quoted_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
