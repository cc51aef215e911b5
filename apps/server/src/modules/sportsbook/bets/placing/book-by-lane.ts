import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { accountsOf, companion, companionTable, laneOf, move } from '#modules/ledger';
import { hashInput, type OperationKey } from '#platform/idempotency/run-once.ts';
import { outboxColumns, outboxTableName } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bet-limits.ts';
import { betRows } from '../bets-store.ts';
import { newsOf, type Booking } from './new-bet.ts';
import type { PlacingFacts } from './placing-facts.ts';
import { presentNewBet } from './present-new-bet.ts';

const outbox = companionTable(outboxTableName, outboxColumns);

/** How long what a bet was judged by may wait for its turn in the lane, in ms. */
const mostWaiting = 3000;

/** What a bet was judged by is no longer so, or has waited too long: to be read and judged again. Nothing was written. */
export class FactsOutdated extends Error {
  override name = 'FactsOutdated';
}

/**
 * Books a bet before the kick-off through the process's lane: stake, bet, legs and news in one transaction with the answer
 * under its operation id, many callers to a statement. `factsAt` is when its facts began to be read, by performance.now().
 * Throws the lane's refusals, FactsOutdated, and the faults of `insertBet`'s constraints.
 */
export async function bookByLane(
  app: Platform,
  key: OperationKey,
  booking: Booking,
  facts: PlacingFacts,
  factsAt: number,
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
    rows: [...betRows(bet, legs), ...newsOf(booking).map((row) => companion(outbox, row))],
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at: bet.placed_at,
    },
    // Asked each time the batch is decided, the last thing before it is sent.
    answer: () => {
      if (facts.outdated() || performance.now() - factsAt > mostWaiting) throw new FactsOutdated();
      return presentNewBet(bet, legs, facts);
    },
  });
}
