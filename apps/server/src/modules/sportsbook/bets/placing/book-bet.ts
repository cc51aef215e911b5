import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { AccountFrozen } from '#modules/ledger';
import { stakeConstraints } from '#modules/risk';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { bookByLane, OfferOutdated } from './book-by-lane.ts';
import { bookFree } from './book-free.ts';
import { bookInPlay } from './book-in-play.ts';
import type { Booking } from './booking.ts';
import { overtaken, refused, type Outcome, type Overtaker, type Press } from './outcome.ts';
import type { PlacingFacts } from './read-facts.ts';

/** By which rule of the rows a bet is overtaken by what. */
const overtakers: Readonly<Record<string, Overtaker>> = {
  sportsbook_legs_on_offer: 'offer',
  sportsbook_limits_in_force: 'limits',
  sportsbook_exposures_limit: 'exposure',
  sportsbook_rights: 'member',
  sportsbook_free_bets_over: 'offer',
  ...Object.fromEntries(stakeConstraints.map((constraint) => [constraint, 'member' as const])),
};

/**
 * Books a bet: before the kick-off in the ledger's lane, with a match in play or a free bet in a transaction of its own. Writes all of it
 * or nothing (decision 0014). Throws only faults.
 */
export async function bookBet(
  app: Platform,
  press: Press,
  booking: Booking,
  facts: PlacingFacts,
): Promise<Outcome> {
  try {
    return { kind: 'booked', bet: await write(app, press, booking, facts) };
  } catch (fault) {
    return outcomeOf(fault);
  }
}

function write(app: Platform, press: Press, booking: Booking, facts: PlacingFacts): Promise<Bet> {
  if (press.freeBetId !== undefined) return bookFree(app, press, press.freeBetId);
  return booking.bet.live ? bookInPlay(app, press) : bookByLane(app, press, booking, facts);
}

/** What a refusal in the lane, or by the rows, means for the bet. Throws what is none. */
function outcomeOf(fault: unknown): Outcome {
  if (fault instanceof OfferOutdated) return overtaken('queue');
  // The lane keeps no refusal of a frozen account.
  if (fault instanceof AccountFrozen) return refused(fault);
  if (fault instanceof AppError) return { kind: 'answered', refusal: fault };
  const overtaker = overtakers[refusedBy(fault) ?? ''];
  if (!overtaker) throw fault;
  return overtaken(overtaker);
}
