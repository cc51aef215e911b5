import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { demandRobotCheck } from '#modules/risk';
import { connectAdapter, mayFrame } from '#platform/adapters/connect-adapter.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockVenueWallet, writeLaunch } from '../balances/venue-wallet-store.ts';
import { currencyOf } from '../transfers/present-transfer.ts';
import { mayPlay } from './may-play.ts';
import { outsideWalletOf, venueName, venueOf } from './registry.ts';
import { mustBeOpen } from './venue-state.ts';

/** The url that opens a venue for this member: a page of ours, or a pass that the venue has made. Remembers when. */
export const launchVenue: Operation<
  (typeof venuesMemberEndpoints)['launchVenue'],
  (typeof venuesSchemas)['launchVenue']
> = async (app, call, { api, walletType }) => {
  const venue = venueOf(api);
  const { memberId } = call.member;
  await mustBeOpen(app.db, app, venue, call.language);
  await mayPlay(app.db, app, call);
  const outside = outsideWalletOf(venue);
  if (!outside) return { url: venue.path ?? '/', expiresAt: null };
  await demandRobotCheck(app, call);

  const currency = currencyOf(walletType);
  const returnUrl = call.origin === '' ? '' : `${call.origin}/app/home`;
  const pass = await connectAdapter(app, outside)?.launch({
    memberId,
    currency,
    language: call.language,
    returnUrl,
  });
  if (!pass) throw new AppError('venueUnavailable');
  if (!mayFrame(app, outside, pass.url)) {
    // The origin alone: the rest of the url is the pass.
    const url = URL.parse(pass.url)?.origin ?? 'no url';
    app.logger.error(
      { runbook: 'venue-launch-elsewhere', venue: venue.code, url },
      'a venue is launched on an origin that no setting names',
    );
    throw new AppError('venueLaunchElsewhere', { venue: venueName(venue, call.language) });
  }
  await inTransaction(app.db, async (tx) => {
    const wallet = { memberId, venue: venue.code, currency };
    await lockVenueWallet(tx, wallet);
    await writeLaunch(tx, wallet, app.clock.now());
  });
  return { url: pass.url, expiresAt: pass.expiresAt.toISOString() };
};
