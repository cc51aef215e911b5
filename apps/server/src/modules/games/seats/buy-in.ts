import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { SeatVenue } from '@fairway/contract/seats/venues.ts';
import { displayMoney, formatMoney, type Money } from '@fairway/money';
import { judgeStake } from '#modules/risk';
import {
  lockVenueWallet,
  mayPlay,
  mustBeAuthorised,
  mustBeOpen,
  openTransfer,
  venueOf,
} from '#modules/venues';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { seatBalance } from './seat-account.ts';

export interface BuyIn {
  readonly venue: SeatVenue;
  readonly amount: Money & { readonly currency: WalletCurrency };
  /** Of one buy-in, and of what the seat holds after it. */
  readonly bounds: { readonly least: Money; readonly most: Money };
}

/**
 * Moves money from the center wallet to the seat's, in the caller's transaction, after whose own rows it comes: the member's sums are locked
 * last. What lies in the seat's wallet then must fit what breaks and own limits leave, as if it were staked at once. Throws
 * `buyInBelowMinimum`, `buyInAboveMaximum`, `insufficientBalance`, and what keeps a member from playing.
 */
export async function buyIn(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  { venue: code, amount, bounds }: BuyIn,
): Promise<void> {
  const { memberId } = call.member;
  const { operationId, language } = call;
  const venue = venueOf(code);
  await lockVenueWallet(tx, { memberId, venue: code, currency: amount.currency });
  await mustBeOpen(tx, app, venue, language);
  await mustBeAuthorised(tx, memberId, venue);
  await mayPlay(tx, app, call);
  if (amount.minor < bounds.least.minor)
    throw new AppError(
      'buyInBelowMinimum',
      { min: displayMoney(bounds.least) },
      { min: formatMoney(bounds.least) },
    );
  const before = await seatBalance(tx, { member_id: memberId, venue: code, currency: amount.currency });
  if (before.minor + amount.minor > bounds.most.minor)
    throw new AppError(
      'buyInAboveMaximum',
      { max: displayMoney(bounds.most) },
      { max: formatMoney(bounds.most) },
    );

  await openTransfer(tx, app, {
    memberId,
    venue,
    direction: 'out',
    amount,
    recycling: false,
    operationId,
    language,
  });
  const there = { currency: amount.currency, minor: before.minor + amount.minor };
  await judgeStake(tx, app, { memberId, amount: there, language });
}
