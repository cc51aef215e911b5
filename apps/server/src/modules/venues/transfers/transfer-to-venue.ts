import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { accountsOf, readBalance } from '#modules/ledger';
import { mustBeAuthorised } from '../authorised/must-be-authorised.ts';
import { lockVenueWallet } from '../balances/venue-wallet-store.ts';
import { mayPlay } from '../catalogue/may-play.ts';
import { mustTakeTransfers, venueOf } from '../catalogue/registry.ts';
import { mustBeOpen } from '../catalogue/venue-state.ts';
import type { Operation } from '#platform/http/routes.ts';
import { openTransfer } from './open-transfer.ts';
import { currencyOf } from './present-transfer.ts';
import { readTransferAmount, withinLimits } from './transfer-limits.ts';
import { transferOnce } from './transfer-once.ts';

/**
 * Moves money from the center wallet to a venue; without an amount all there is. One transaction takes it and remembers
 * the button; then the venue is asked. Answers the transfer with its status: `done`, `refused`, or `querying` with the
 * money in transit.
 */
export const transferToVenue: Operation<
  (typeof venuesMemberEndpoints)['transferToVenue'],
  (typeof venuesSchemas)['transferToVenue']
> = async (app, call, input) => {
  const venue = venueOf(input.channelCode);
  mustTakeTransfers(venue, call.language);
  const currency = currencyOf(input.walletType);
  const asked = input.amount === undefined ? undefined : readTransferAmount(input.amount, currency);
  const { memberId } = call.member;

  return transferOnce(app, call, input, async (tx) => {
    await lockVenueWallet(tx, { memberId, venue: venue.code, currency });
    await mustBeOpen(tx, app, venue, call.language);
    await mustBeAuthorised(tx, memberId, venue);
    await mayPlay(tx, app, call);

    const all = await readBalance(tx, accountsOf(memberId).center(currency));
    const amount = asked ?? withinLimits({ currency, minor: all.minor });
    const { operationId } = call;
    return openTransfer(tx, app, {
      memberId,
      venue,
      direction: 'out',
      amount,
      recycling: false,
      operationId,
      language: call.language,
    });
  });
};
