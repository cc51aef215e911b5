import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { accountsOf, companion, laneOf, move } from '#modules/ledger';
import { hashInput } from '#platform/idempotency/run-once.ts';
import { outboxTable } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bet-limits.ts';
import { betRows, locksOf } from '../bets-store.ts';
import { newsOf, type Booking } from './booking.ts';
import type { Press } from './outcome.ts';
import type { PlacingFacts } from './read-facts.ts';
import { presentNewBet } from './present-new-bet.ts';

/** How long what a bet was judged by may wait for its turn in the lane, in ms. */
const mostWaiting = 3000;

/** The offer that a bet was judged by has changed, or has waited too long: to be read and judged again. Nothing was written. */
export class OfferOutdated extends Error {
  override name = 'OfferOutdated';
}

/**
 * Books a bet before the kick-off through the process's lane: stake, bet, legs and news in one transaction with the answer
 * under its operation id, many callers to a statement. Throws the lane's refusals, OfferOutdated, and the faults of
 * `insertBet`'s constraints.
 */
export async function bookByLane(
  app: Platform,
  { key }: Press,
  booking: Booking,
  { offer, since }: PlacingFacts,
): Promise<Bet> {
  const { bet, legs, stake } = booking;
  const accounts = accountsOf(bet.member_id);
  const stakeTransfer = {
    id: bet.stake_transfer,
    reason: 'betStake' as const,
    legs: move(
      accounts.venue(sportsVenue, bet.currency),
      accounts.house('sportsbookPool', bet.currency),
      stake,
    ),
    at: bet.placed_at,
    requestId: bet.bill_no,
  };
  return laneOf(app).post({
    transfers: [stakeTransfer],
    subject: bet.id,
    rows: [...betRows(bet, legs), companion(outboxTable, newsOf(booking))],
    locks: locksOf(legs.map(({ fixture_id }) => fixture_id)),
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at: bet.placed_at,
    },
    // Asked each time the batch is decided, the last thing before it is sent.
    answer: () => {
      if (offer.isOutdated() || performance.now() - since > mostWaiting) throw new OfferOutdated();
      return presentNewBet(bet, legs, offer);
    },
  });
}
