import { CNY, formatMoney, Fraction, money } from '@fairway/money';

/** Coins in yuan, ten for one, as a decimal string. */
export function worthOf(coins: bigint): string {
  return formatMoney(money(CNY, fenOf(coins)));
}

/** The anchor's part of coins in yuan, by the percent of the contract; rounded down to the fen. */
export function anchorWorthOf(coins: bigint, sharePercent: number): string {
  const fen = Fraction.of(fenOf(coins) * BigInt(sharePercent), 100n).roundTo(0, 'down');
  return formatMoney(money(CNY, fen));
}

function fenOf(coins: bigint): bigint {
  return coins * 10n;
}
