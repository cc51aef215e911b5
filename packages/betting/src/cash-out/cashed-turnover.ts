import { compare, min, subtract, type Money } from '@fairway/money';

/**
 * What of a cashed-out part counts as turnover: the lower of its stake and of what was won or lost by it. A part that is bought back for
 * its stake has risked nothing and counts nothing.
 */
export function cashedTurnover(part: Money, paid: Money): Money {
  const moved = compare(paid, part) >= 0 ? subtract(paid, part) : subtract(part, paid);
  return min(part, moved);
}
