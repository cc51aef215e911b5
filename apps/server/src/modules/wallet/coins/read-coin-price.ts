import { coinPurchase } from '@fairway/contract/coins/purchase.ts';
import { CNY, displayMoney, cny, tryParseMoney, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';

const fenPerYuan = 100n;

/**
 * The price of a purchase: whole yuan within the bounds of specification section 9. Throws `amountMalformed`, `amountNotWhole`,
 * `amountTooSmall` and `coinAmountTooLarge`.
 */
export function readCoinPrice(text: string): Money {
  const price = tryParseMoney(text, CNY);
  if (!price) throw new AppError('amountMalformed');
  if (price.minor % fenPerYuan !== 0n) throw new AppError('amountNotWhole');
  const { minYuan, maxYuan } = coinPurchase;
  if (price.minor < minYuan * fenPerYuan)
    throw new AppError('amountTooSmall', { min: displayMoney(cny(minYuan * fenPerYuan)) });
  if (price.minor > maxYuan * fenPerYuan) throw new AppError('coinAmountTooLarge', { max: String(maxYuan) });
  return price;
}
