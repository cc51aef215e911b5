import type { capital } from '@fairway/contract/wallet/operator-schemas.ts';
import { isZero, parseSignedMoney, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { z } from 'zod';

export type Capital = z.output<typeof capital>;

/** How much, a minus taking out. Throws `amountMalformed`, for nothing too. */
export function readCapital({ amount, currency }: Capital): Money {
  try {
    const read = parseSignedMoney(amount, currency);
    if (!isZero(read)) return read;
  } catch {
    // More places than the currency has: refused like any other malformed amount.
  }
  throw new AppError('amountMalformed');
}
