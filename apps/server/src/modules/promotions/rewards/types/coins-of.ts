import { COIN, coinsPerYuan, convert, money, type Money } from '@fairway/money';

/** The coins that so many fen of a budget buy, at the price of every coin; a budget's rewards are whole coins. */
export function coinsOf(fen: bigint): Money {
  return convert(money('CNY', fen), COIN, { rate: coinsPerYuan, round: 'down' });
}
