import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { add, divideRounded, formatMoney, min, money, parseMoney, type Currency } from '@fairway/money';

/**
 * What an amount earns by a method, rounded down, and no more than is left today; '0' where the method earns nothing.
 */
export function expectedBonus(
  amount: string,
  { currency, depositRate, rewardLeft }: Pick<PayTypeCard, 'currency' | 'depositRate' | 'rewardLeft'>,
): string {
  const hundredths = parseMoney(depositRate, 'CNY').minor;
  const earned = divideRounded(parseMoney(amount, currency).minor * hundredths, 10_000n, 'down');
  const bonus = min(money(currency, earned), parseMoney(rewardLeft, currency));
  return bonus.minor === 0n ? '0' : formatMoney(bonus);
}

export function addAmounts(left: string, right: string, currency: Currency): string {
  return formatMoney(add(parseMoney(left, currency), parseMoney(right, currency)));
}
