import { cny, compare, displayMoney, tryParseMoney, usdt, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** The least and the greatest amount of one transfer. */
export const transferLimits: Readonly<Record<WalletCurrency, { min: Money; max: Money }>> = {
  CNY: { min: cny(1n), max: cny(1_000_000_000n) },
  USDT: { min: usdt(10_000n), max: usdt(1_000_000_000_000n) },
};

/** An amount of the wire in that currency and within the limits. Throws `amountScale`, `amountTooSmall`, `amountTooLarge`. */
export function readTransferAmount(
  text: string,
  currency: WalletCurrency,
): Money & { currency: WalletCurrency } {
  const amount = tryParseMoney(text, currency);
  if (!amount) throw new AppError('amountScale', { digits: currency === 'CNY' ? 2 : 6 });
  return withinLimits({ currency, minor: amount.minor });
}

/** The amount itself, unless it is outside of the limits. */
export function withinLimits<Amount extends Money & { currency: WalletCurrency }>(amount: Amount): Amount {
  const { min, max } = transferLimits[amount.currency];
  if (compare(amount, min) < 0) throw new AppError('amountTooSmall', { min: displayMoney(min) });
  if (compare(amount, max) > 0) throw new AppError('amountTooLarge', { max: displayMoney(max) });
  return amount;
}
