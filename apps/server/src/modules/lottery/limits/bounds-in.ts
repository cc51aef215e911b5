import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryLimits } from '@fairway/contract/lottery/settings.ts';
import { CNY, parseMoney, USDT } from '@fairway/money';
import type { TicketBounds } from '../rules/house-lotteries.ts';

/** What a currency may stake on a lottery by a version of the settings. */
export function boundsIn(
  lottery: Pick<LotteryLimits, 'cny' | 'usdt'>,
  currency: WalletCurrency,
): TicketBounds {
  const { leastUnit, least, most, mostPerNumber } = currency === 'CNY' ? lottery.cny : lottery.usdt;
  const unit = currency === 'CNY' ? CNY : USDT;
  return {
    leastUnit: parseMoney(leastUnit, unit),
    least: parseMoney(least, unit),
    most: parseMoney(most, unit),
    mostPerNumber: parseMoney(mostPerNumber, unit),
  };
}
