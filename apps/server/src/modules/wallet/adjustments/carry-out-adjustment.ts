import { adjustmentLimits } from '@fairway/contract/wallet/adjustments.ts';
import { add, compare, displayMoney, max, money, parseMoney, subtract } from '@fairway/money';
import { accountsOf } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { siteDayBounds } from '../day/site-day-store.ts';
import { insertAdjustment, sumAdjusted } from './adjustments-store.ts';
import { correctBalance } from './correct-balance.ts';
import { magnitude, readAdjustment, type Adjustment } from './read-adjustment.ts';

/** Moves the money that two people agreed on, checked once more now. Throws `adjustmentDayLimit` besides what the reading throws. */
export async function carryOutAdjustment(
  tx: Tx,
  app: Platform,
  asked: Adjustment,
  proposalId: string,
): Promise<void> {
  const { account, amount } = readAdjustment(asked);
  const { memberId, currency } = asked;
  const zone = app.config.siteTimeZone;
  const { from } = await siteDayBounds(tx, siteDay(app.clock.now(), zone), zone);
  const done = await sumAdjusted(tx, memberId, currency, from);
  const most = parseMoney(adjustmentLimits[currency].day, currency);
  if (compare(add(done, magnitude(amount)), most) > 0) {
    const left = max(subtract(most, done), money(currency, 0n));
    throw new AppError('adjustmentDayLimit', { left: displayMoney(left) });
  }

  const against = accountsOf(memberId).house('adjustments', currency);
  const reference = `adjustment/${proposalId}`;
  const { transferId, owed } = await correctBalance(tx, app, {
    memberId,
    account,
    amount,
    against,
    reference,
  });
  const { reasonCode } = asked;
  const at = app.clock.now();
  await insertAdjustment(tx, { id: proposalId, memberId, amount, owed, reasonCode, transferId, at });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'adjustment' });
}
