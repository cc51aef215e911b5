import { Fraction, convert, inverseRate, rate, rateFraction, type Money, type Rate } from '@fairway/money';

/** Places of a quoted rate: what is shown is what is used. */
const quotedScale = 4;
const bpsInOne = 10_000n;

/** CNY that a member gives for one USDT, and gets for one: the base rate with the spread on either side, rounded to the house. */
export function exchangeRates(base: Rate, spreadBps: number): { buy: Rate; sell: Rate } {
  const spread = Fraction.of(BigInt(spreadBps), bpsInOne);
  const exact = rateFraction(base);
  const buy = exact.mul(Fraction.ONE.add(spread)).roundTo(quotedScale, 'up');
  const sell = exact.mul(Fraction.ONE.sub(spread)).roundTo(quotedScale, 'down');
  return { buy: rate(buy, quotedScale), sell: rate(sell, quotedScale) };
}

/** What an amount brings in the other currency at these rates, rounded down: the part of a minor unit stays with the house. */
export function exchangeAt(
  gives: Money,
  { buy, sell }: { buy: Rate; sell: Rate },
): { gets: Money; at: Rate } {
  return gives.currency === 'USDT'
    ? { gets: convert(gives, 'CNY', { rate: sell, round: 'down' }), at: sell }
    : { gets: convert(gives, 'USDT', { rate: inverseRate(buy), round: 'down' }), at: buy };
}
