import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { compare, displayMoney, formatMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { syncBalance } from '../balances/sync-balance.ts';
import { lockVenueWallet } from '../balances/venue-wallet-store.ts';
import { mustTakeTransfers, venueOf } from '../catalogue/registry.ts';
import { openTransfer } from './open-transfer.ts';
import { currencyOf } from './present-transfer.ts';
import { readTransferAmount, withinLimits } from './transfer-limits.ts';
import { transferOnce } from './transfer-once.ts';

/**
 * Takes money out of a venue into the center wallet; without an amount all there is. The venue is first asked what the member
 * has there. Allowed in every state of venue and member: money always comes home.
 */
export const transferFromVenue: Operation<
  (typeof venuesMemberEndpoints)['transferFromVenue'],
  (typeof venuesSchemas)['transferFromVenue']
> = async (app, call, input) => {
  const venue = venueOf(input.api);
  mustTakeTransfers(venue, call.language);
  const currency = currencyOf(input.walletType);
  const asked = input.amount === undefined ? undefined : readTransferAmount(input.amount, currency);
  const { memberId } = call.member;
  const wallet = { memberId, venue: venue.code, currency };
  const stated = await syncBalance(app, wallet);
  if (!stated) throw new AppError('venueUnavailable');

  return transferOnce(app, call, input, async (tx) => {
    await lockVenueWallet(tx, wallet);
    const there = await readBalance(tx, accountsOf(memberId).venue(venue.code, currency));
    const amount = asked ?? withinLimits({ currency, minor: there.minor });
    if (compare(there, amount) < 0)
      throw new AppError(
        'venueBalanceInsufficient',
        { available: displayMoney(there) },
        { available: formatMoney(there) },
      );

    const { operationId, language } = call;
    const draft = {
      memberId,
      venue,
      direction: 'in',
      amount,
      recycling: false,
      operationId,
      language,
    } as const;
    return openTransfer(tx, app, draft);
  });
};
