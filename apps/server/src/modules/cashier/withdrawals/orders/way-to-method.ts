import type { WithdrawalSettings } from '@fairway/contract/cashier/settings/withdrawal-settings.ts';
import type { WithdrawalType } from '@fairway/contract/enums/withdrawals.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutWayOf, type PayoutWay } from '../../channels/registry.ts';
import { waySetting } from '../settings/published-settings.ts';
import { fitsType, type PayoutMethodRow } from '#modules/payout-methods';

/**
 * The way of a type to one of the member's methods. Throws `withdrawalWayUnavailable` where it is closed or no channel is ready for it, and
 * `payoutMethodMismatch` for a method that this type does not pay to.
 */
export function wayTo(
  app: Platform,
  settings: WithdrawalSettings,
  type: WithdrawalType,
  method: PayoutMethodRow,
): PayoutWay {
  const served = waySetting(settings, type).offered ? payoutWayOf(app, type) : undefined;
  if (!served) throw new AppError('withdrawalWayUnavailable');
  if (!fitsType(method, type, served.offer.kind)) throw new AppError('payoutMethodMismatch');
  const way = payoutWayOf(app, type, method.protocol);
  if (!way) throw new AppError('withdrawalWayUnavailable');
  return way;
}
