import type { StatementLine } from '@fairway/contract/wallet/schemas.ts';
import type { WalletCurrency } from './estimate.ts';

/** One exchange as its two wallets show it; amounts without a sign. */
export interface PastExchange {
  readonly reference: string;
  readonly at: string;
  readonly from: WalletCurrency;
  readonly to: WalletCurrency;
  readonly gives: string;
  readonly gets: string;
}

/**
 * Exchanges from the lines of both wallets, newest first: the two lines of one have its reference, and the one with the minus
 * was given. A line whose partner is on another page is left out.
 */
export function pairExchanges(
  yuan: readonly StatementLine[],
  usdt: readonly StatementLine[],
): readonly PastExchange[] {
  const partners = new Map(usdt.map((line) => [line.reference, line]));
  return yuan.flatMap((line): PastExchange[] => {
    const partner = partners.get(line.reference);
    if (!partner) return [];
    const { reference, at } = line;
    return line.amount.startsWith('-')
      ? [{ reference, at, from: 'CNY', to: 'USDT', gives: line.amount.slice(1), gets: partner.amount }]
      : [{ reference, at, from: 'USDT', to: 'CNY', gives: partner.amount.slice(1), gets: line.amount }];
  });
}
