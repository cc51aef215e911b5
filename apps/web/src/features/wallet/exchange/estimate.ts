import type { ExchangeTerms } from '@fairway/contract/wallet/exchange-schemas.ts';
import { walletTypes } from '@fairway/contract/wallet/types.ts';
import {
  compare,
  convert,
  formatMoney,
  inverseRate,
  isPositive,
  parseMoney,
  parseRate,
  tryParseMoney,
  zero,
} from '@fairway/money';

export type WalletCurrency = 'CNY' | 'USDT';

export function otherOf(currency: WalletCurrency): WalletCurrency {
  return currency === 'CNY' ? 'USDT' : 'CNY';
}

/** RMB or USDT: the units as the specification names them (section 9). */
export function unitOf(currency: WalletCurrency): string {
  return (currency === 'CNY' ? walletTypes.members.cny : walletTypes.members.usdt).wireName;
}

/** What an amount would bring at the published rate, and what is wrong with it. The quote alone counts. */
export function estimate({
  from,
  amount,
  available,
  terms,
}: {
  from: WalletCurrency;
  amount: string;
  available: string;
  terms: Pick<ExchangeTerms, 'buyRate' | 'sellRate'>;
}): { gets: string; fault: 'empty' | 'tooMuch' | undefined } {
  const to = otherOf(from);
  const gives = tryParseMoney(amount, from);
  if (!gives || !isPositive(gives)) return { gets: formatMoney(zero(to)), fault: 'empty' };
  const rate = from === 'USDT' ? parseRate(terms.sellRate, 8) : inverseRate(parseRate(terms.buyRate, 8));
  const gets = formatMoney(convert(gives, to, { rate, round: 'down' }));
  return { gets, fault: compare(gives, parseMoney(available, from)) > 0 ? 'tooMuch' : undefined };
}
