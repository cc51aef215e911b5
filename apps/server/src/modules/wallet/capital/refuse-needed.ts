import {
  compare,
  displayMoney,
  isNegative,
  max,
  money,
  negate,
  subtract,
  sum,
  type Money,
} from '@fairway/money';
import { memberTotalsAt, readHouseTotals } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { heldAtChannels } from '../solvency/held-at-channels.ts';

/**
 * Refuses to take out what is needed for members: after it, what is held in the currency is still what all of them are owed together, as
 * the balance proofs count it. Throws `capitalNeeded` with the most that may be taken.
 */
export async function refuseNeeded(db: Db, app: Platform, amount: Money): Promise<void> {
  if (!isNegative(amount)) return;
  const { currency } = amount;
  const [totals, owed] = await Promise.all([readHouseTotals(db), memberTotalsAt(db, app.clock.now())]);
  const held = sum(
    currency,
    heldAtChannels(totals, currency).map((each) => each.amount),
  );
  const liability = sum(
    currency,
    owed.filter(({ total }) => total.currency === currency).map(({ total }) => total),
  );
  const most = max(subtract(held, liability), money(currency, 0n));
  if (compare(negate(amount), most) > 0) throw new AppError('capitalNeeded', { most: displayMoney(most) });
}
