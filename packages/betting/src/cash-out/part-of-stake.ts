import { currencyScale, divideRounded, min, money, type Money } from '@fairway/money';

/** The stake of a part: half up to a whole yuan or USDT, never more than there is; all of it is all of it to the minor unit. */
export function partOfStake(open: Money, percent: number): Money {
  if (percent === 100) return open;
  const unit = 10n ** BigInt(currencyScale[open.currency]);
  const units = divideRounded(open.minor * BigInt(percent), 100n * unit, 'halfUp');
  return min(money(open.currency, units * unit), open);
}
