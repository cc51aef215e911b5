import type { Money, Rate } from '@fairway/money';
import { add, convert, sum } from '@fairway/money';

/** What the total is made of; `member` is memberTotalBalance, which holds no venue money. */
export interface FundParts {
  readonly member: Money;
  readonly cnyVenues: readonly Money[];
  readonly usdtVenues: readonly Money[];
}

/** Total funds (specification section 9): member + CNY venues + USDT venues x baseRate, in CNY, rounded down once. */
export function totalFunds(parts: FundParts, baseRate: Rate): Money {
  const usdtAsCny = convert(sum('USDT', parts.usdtVenues), 'CNY', { rate: baseRate, round: 'down' });
  return add(add(parts.member, sum('CNY', parts.cnyVenues)), usdtAsCny);
}
