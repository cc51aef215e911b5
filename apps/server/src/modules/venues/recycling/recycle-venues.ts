import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { recyclingThrottleMs } from '@fairway/contract/limits/timing.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { throttle } from '../balances/throttle.ts';
import { recycle } from './recycle.ts';
import { recycledWallets } from './recycled-wallets.ts';

/** One-click recycling of the named venues, or of all; once in ten seconds. Throws `operationTooFrequent`, `venueUnknown`. */
export const recycleVenues: Operation<
  (typeof venuesMemberEndpoints)['recycleVenues'],
  (typeof venuesSchemas)['recycleVenues']
> = async (app, call, input) => {
  const wallets = recycledWallets(input);
  await throttleRecycling(app, call);
  return recycle(app, call, { wallets, confirmed: false, input });
};

/** One-click recycling of every venue in both currencies; counted together with the other. */
export const recycleAllVenues: Operation<
  (typeof venuesMemberEndpoints)['recycleAllVenues'],
  (typeof venuesSchemas)['recycleAllVenues']
> = async (app, call, input) => {
  await throttleRecycling(app, call);
  return recycle(app, call, { wallets: recycledWallets({}), confirmed: false, input });
};

/** Takes the money of venues whose recycling asked whether the member still plays; once in ten seconds. Throws `operationTooFrequent`. */
export const confirmVenueRecycling: Operation<
  (typeof venuesMemberEndpoints)['confirmVenueRecycling'],
  (typeof venuesSchemas)['confirmVenueRecycling']
> = async (app, call, input) => {
  const wallets = recycledWallets(input);
  await throttleRecycling(app, call, 'confirm-recycling');
  return recycle(app, call, { wallets, confirmed: true, input });
};

async function throttleRecycling(
  app: Platform,
  { member, operationId }: MemberCall,
  act = 'recycle',
): Promise<void> {
  await throttle(app, { memberId: member.memberId, act, operationId, milliseconds: recyclingThrottleMs });
}
