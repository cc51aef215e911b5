import { formatMoney, money, parseMoney } from '@fairway/money';

/** The sum of amounts in yuan, exact. */
export function sumOf(amounts: readonly string[]): string {
  const minor = amounts.reduce((sum, amount) => sum + parseMoney(amount, 'CNY').minor, 0n);
  return formatMoney(money('CNY', minor));
}
