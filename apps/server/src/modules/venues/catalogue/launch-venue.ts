import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { demandRobotCheck } from '#modules/risk';
import { connectAdapter, mayFrame } from '#platform/adapters/connect-adapter.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { mustBeAuthorised } from '../authorised/must-be-authorised.ts';
import { lockVenueWallet, writeLaunch } from '../balances/venue-wallet-store.ts';
import { gameName, gameOf } from '../games/games-of.ts';
import { noteOpening } from '../games/openings/note-opening.ts';
import { currencyOf } from '../transfers/present-transfer.ts';
import { mayPlay } from './may-play.ts';
import { launchSeamless } from '../seamless/sessions/launch-seamless.ts';
import { outsideWalletOf, partyOf, venueName, venueOf } from './registry.ts';
import { mustBeOpen } from './venue-state.ts';

/**
 * The url that opens a venue or one of its games for this member: a page of ours, or a pass that the venue has made. Remembers when.
 * Only a member who may enter the venue, and play at all, is let in, with money or without.
 */
export const launchVenue: Operation<
  (typeof venuesMemberEndpoints)['launchVenue'],
  (typeof venuesSchemas)['launchVenue']
> = async (app, call, { api, walletType, gameCode, demo }) => {
  const venue = venueOf(api);
  const { memberId } = call.member;
  const game = gameCode === undefined ? undefined : await gameOf(app, gameCode);
  if (game && game.venue !== venue.code) throw new AppError('gameUnknown');
  if (demo && !game?.demo) {
    const named = game ? gameName(game, call.language) : venueName(venue, call.language);
    throw new AppError('gameWithoutDemo', { game: named });
  }
  await mustBeOpen(app.db, app, venue, call.language);
  await mustBeAuthorised(app.db, memberId, venue);
  await mayPlay(app.db, app, call);
  if (game) await noteOpening(app, memberId, game.code);
  if (game && game.codeThere === undefined) {
    return { url: demo ? `${game.path}?demo=1` : game.path, expiresAt: null };
  }
  const party = partyOf(venue);
  if (!party) return { url: venue.path ?? '/', expiresAt: null };
  await demandRobotCheck(app, call);

  const currency = currencyOf(walletType);
  const returnUrl = call.origin === '' ? '' : `${call.origin}/app/home`;
  const launch = { memberId, currency, language: call.language, returnUrl };
  const outside = outsideWalletOf(venue);
  const pass = venue.seamless
    ? await launchSeamless(app, call, { venue, launch, game: game?.codeThere })
    : outside && (await connectAdapter(app, outside)?.launch(launch));
  if (!pass) throw new AppError('venueUnavailable');
  if (!mayFrame(app, party, pass.url)) {
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
