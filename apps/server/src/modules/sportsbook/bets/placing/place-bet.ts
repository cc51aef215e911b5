import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { AccountFrozen } from '#modules/ledger';
import { limitConstraint, stakeRefusal } from '#modules/risk';
import { databaseNow } from '#platform/db/database-now.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { OperationKey } from '#platform/idempotency/run-once.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../../catalogue/catalogue-memory.ts';
import { bookByLane, FactsOutdated } from './book-by-lane.ts';
import { bookInPlay } from './book-in-play.ts';
import { readRoom } from '../exposure-store.ts';
import { exposureKeysOf, noteFull, wasFullLately } from './full-exposures.ts';
import { decideBooking, exposureReached, type Booking } from './new-bet.ts';
import { readFacts, rememberedFacts } from './placing-facts.ts';
import { checkRights, isRefusedByRights, readPlacingRights, wasRefusedLately } from './placing-rights.ts';
import { readSlip, type Slip } from '../slip.ts';

/** How often a bet is judged again because something moved under it; after that the house is busy. */
const mostAttempts = 6;

/**
 * Books a bet from the member's wallet at the sports venue. Before the kick-off the stake moves to the house's pool at once;
 * in play it is held until the delay is over. Refuses by the slip's errors, with the true balance or the new price beside
 * them. Writes bet, legs, exposure, posting or hold, `bet.placed` and pushes, all in one transaction (decision 0014).
 */
export const placeBet: Operation<
  (typeof sportsbookBetEndpoints)['placeBet'],
  (typeof sportsbookBetSchemas)['placeBet']
> = async (app, call, input) => {
  const owner = `member/${call.member.memberId}`;
  const key = { owner, operation: 'placeBet', operationId: call.operationId, input };
  const slip = readSlip(input);

  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const outcome = await attemptToBook(app, call, key, slip, attempt === 1);
    if (outcome === 'again') continue;
    // What stands under the operation id comes first: perhaps it was booked, and only the answer was lost.
    if (outcome instanceof AppError) return onceInTransaction(app, key, async () => Promise.reject(outcome));
    return outcome;
  }
  throw new AppError('overloaded');
};

/** One try: the bet, a refusal by what the rows say, or `again` where what it was judged by has moved. */
async function attemptToBook(
  app: Platform,
  call: MemberCall,
  key: OperationKey,
  slip: Slip,
  first: boolean,
): Promise<Bet | AppError | 'again'> {
  const factsAt = performance.now();
  const { memberId } = call.member;
  // The rows judge who may bet, as they judge the rest; read is it only to name the refusal of somebody whom they refuse.
  const asked = !first || wasRefusedLately(app, memberId);
  const [rights, remembered] = await Promise.all([
    asked ? readPlacingRights(app, memberId) : undefined,
    first ? rememberedFacts(app, slip.legs) : undefined,
  ]);
  const facts = remembered ?? (await readFacts(app.db, slip.legs));

  const booking = orRefusal(() => {
    if (rights) checkRights(app, rights, call.language);
    return decideBooking(app, call, slip, facts);
  });
  if (booking instanceof AppError) return facts.source === 'memory' ? 'again' : booking;
  const limit = rights?.limited ? await refusalByLimits(app, call, booking) : 'again';
  if (limit !== 'again') return limit;
  const full = wasFullLately(app, booking) ? await refusalByRoom(app, booking) : 'again';
  if (full !== 'again') return full;

  try {
    if (booking.bet.live) return await bookInPlay(app, call, key, slip);
    return await bookByLane(app, key, booking, facts, factsAt);
  } catch (fault) {
    const constraint = refusedBy(fault);
    // A limit is judged after everything else that could be said of the member: its refusal can be told at once.
    if (isRefusedByRights(app, memberId, constraint))
      return constraint === limitConstraint ? refusalByLimits(app, call, booking) : 'again';
    return whatRefused(app, booking, fault);
  }
}

function orRefusal<Value>(decide: () => Value): Value | AppError {
  try {
    return decide();
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
}

/** What a refusal by the database or in the lane means for the bet. Throws what has been kept already, and faults. */
async function whatRefused(app: Platform, booking: Booking, fault: unknown): Promise<AppError | 'again'> {
  if (fault instanceof FactsOutdated) return 'again';
  if (fault instanceof AccountFrozen) return fault;
  switch (refusedBy(fault)) {
    case 'sportsbook_legs_on_offer':
      refreshCatalogue(app);
      return 'again';
    case 'sportsbook_exposures_limit':
      noteFull(app, booking);
      return refusalByRoom(app, booking);
    case 'sportsbook_bets_operation':
      return new AppError('operationInProgress');
    default:
      throw fault;
  }
}

/** The refusal by the tightest limit of the member; `again` where a break began or the room is another by now. */
async function refusalByLimits(
  app: Platform,
  { member, language }: MemberCall,
  { stake }: Booking,
): Promise<AppError | 'again'> {
  // The day in which the stake would count is the database's.
  const now = await databaseNow(app.db);
  const asOf = { ...app, clock: { now: () => now } };
  return (await stakeRefusal(app.db, asOf, member.memberId, stake, language)) ?? 'again';
}

/** The refusal of a bet for which there is no room now; `again` where there is. */
async function refusalByRoom(app: Platform, booking: Booking): Promise<AppError | 'again'> {
  const room = await readRoom(app.db, exposureKeysOf(booking));
  return room < booking.liability ? exposureReached(booking, room) : 'again';
}
