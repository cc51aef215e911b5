import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import type { WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutRouteOf, type PayoutRoute } from '../../channels/registry.ts';
import { optionSetting } from '../settings/published-settings.ts';
import { fitsType, type PayoutMethodRow } from '#modules/payout-methods';

/**
 * The method of a type to one of the member's methods. Throws `withdrawalOptionUnavailable` where it is closed or no
 * channel is ready for it, and `payoutMethodMismatch` for a method that this type does not pay to.
 */
export function routeTo(
  app: Platform,
  settings: WithdrawalSettings,
  type: WithdrawalType,
  method: PayoutMethodRow,
): PayoutRoute {
  const served = optionSetting(settings, type).offered ? payoutRouteOf(app, type) : undefined;
  if (!served) throw new AppError('withdrawalOptionUnavailable');
  if (!fitsType(method, type, served.offer.kind)) throw new AppError('payoutMethodMismatch');
  const route = payoutRouteOf(app, type, method.protocol);
  if (!route) throw new AppError('withdrawalOptionUnavailable');
  return route;
}
