import { adjustmentLimits } from '@fairway/contract/wallet/adjustments.ts';
import type { adjustment } from '@fairway/contract/wallet/operator-schemas.ts';
import {
  compare,
  displayMoney,
  isZero,
  money,
  parseMoney,
  parseSignedMoney,
  type Money,
} from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { z } from 'zod';
import { accountNamed } from '../statement/account-of.ts';
import type { Account } from '#modules/ledger';

export type Adjustment = z.output<typeof adjustment>;

/**
 * Which account and how much, a minus taking. Throws `amountMalformed`, `currencyMismatch`, `venueUnknown` and `adjustmentTooLarge`
 * for what is above the limit of one correction.
 */
export function readAdjustment(asked: Adjustment): { account: Account; amount: Money } {
  const account = accountNamed(asked.memberId, asked);
  const amount = readSigned(asked);
  const max = parseMoney(adjustmentLimits[asked.currency].single, asked.currency);
  if (compare(magnitude(amount), max) > 0)
    throw new AppError('adjustmentTooLarge', { max: displayMoney(max) });
  return { account, amount };
}

export function magnitude(amount: Money): Money {
  return money(amount.currency, amount.minor < 0n ? -amount.minor : amount.minor);
}

function readSigned({ amount, currency }: Adjustment): Money {
  try {
    const read = parseSignedMoney(amount, currency);
    if (!isZero(read)) return read;
  } catch {
    // More places than the currency has: refused like any other malformed amount.
  }
  throw new AppError('amountMalformed');
}
