import { isInRange } from '@fairway/contract/limits/amounts.ts';
import { CNY, formatMoney, parseMoney, tryParseMoney } from '@fairway/money';
import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';

/** What is added to a round amount: 500 becomes 503, at the upper limit 497. */
const tail = 3n;

/**
 * The neighbour of a round amount that is matched faster (specification section 5: 101, 503), as whole yuan; undefined for an
 * amount that is not round, not whole or has no such neighbour within the limits.
 */
export function suggestTail(
  typed: string,
  limits: Pick<PayTypeCard, 'currency' | 'depositMinAmount' | 'depositMaxAmount'>,
): string | undefined {
  if (limits.currency !== CNY) return undefined;
  const amount = tryParseMoney(typed, CNY);
  if (amount === undefined || amount.minor <= 0n || amount.minor % 10_00n !== 0n) return undefined;
  const min = parseMoney(limits.depositMinAmount, CNY);
  const max = parseMoney(limits.depositMaxAmount, CNY);
  return [amount.minor + tail * 100n, amount.minor - tail * 100n]
    .map((minor) => formatMoney({ currency: CNY, minor }).replace(/\.00$/, ''))
    .find((neighbour) => isInRange(neighbour, min, max));
}
