import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { refreshThrottleMs } from '@fairway/contract/limits/timing.ts';
import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { venueOf } from '../catalogue/registry.ts';
import { currencyOf } from '../transfers/present-transfer.ts';
import { syncBalance } from './sync-balance.ts';
import { throttle } from './throttle.ts';

/** Asks a venue for the member's balance there and books what was won or lost; once in ten seconds a wallet. */
export const refreshVenueBalance: Operation<
  (typeof venuesMemberEndpoints)['refreshVenueBalance'],
  (typeof venuesSchemas)['refreshVenueBalance']
> = async (app, call, { channelCode, walletType }) => {
  const venue = venueOf(channelCode);
  const currency = currencyOf(walletType);
  const { memberId } = call.member;
  const act = `refresh:${venue.code}:${currency}`;
  await throttle(app, { memberId, act, operationId: '', milliseconds: refreshThrottleMs });

  const balance = await syncBalance(app, { memberId, venue: venue.code, currency });
  if (!balance) throw new AppError('venueUnavailable');
  return { channelCode, walletType, money: formatMoney(balance) };
};
