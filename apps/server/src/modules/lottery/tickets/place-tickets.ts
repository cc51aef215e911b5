import type { lotteryEndpoints } from '@fairway/contract/lottery/endpoints.ts';
import type { lotterySchemas } from '@fairway/contract/lottery/schemas.ts';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import { mostNotes } from '@fairway/fair-games';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { openLimitsOf } from '../limits/read-limits.ts';
import { bookTickets } from './book-tickets.ts';
import type { PlacedTickets, Placing } from './placing.ts';
import { readTicketToPlace } from './read-tickets.ts';
import { selectPlacedAt } from './tickets-store.ts';

/** How often tickets are judged again because the limits have changed. */
const mostTries = 4;

/**
 * Stakes on an issue: every ticket of the call or none, in one transaction with the answer under the operation id. Refuses by the
 * tickets' errors, `gameClosed`, `playClosed`, `drawClosed`, `numberFull` with how often the number still goes, and by what keeps a member from playing.
 */
export const placeTickets: Operation<
  (typeof lotteryEndpoints)['placeTickets'],
  (typeof lotterySchemas)['placeTickets']
> = async (app, call, input) => {
  const { memberId } = call.member;
  return asWritten(app, memberId, await placeOnce(app, call, input));
};

const placeOnce: typeof placeTickets = async (app, call, input) => {
  const owner = `member/${call.member.memberId}`;
  const key = { owner, operation: 'placeTickets', operationId: call.operationId, input };
  try {
    const { lottery, issue, currency } = input;
    const judge = async (): Promise<Placing> => {
      const plays = input.tickets.map(({ play }) => play);
      const limits = await openLimitsOf(app, lottery, currency, plays);
      const tickets = input.tickets.map((asked) =>
        readTicketToPlace(lottery, currency, asked, limits.bounds),
      );
      const notes = tickets.reduce((sum, one) => sum + one.notes.notes.length, 0);
      if (notes > mostNotes) throw new AppError('gameBetInvalid', {}, { fault: 'tooManyNotes' });
      return { call, key, lottery, issue, currency, tickets, limits };
    };
    const placing = await judge();
    await refuseUnanswered(app.db, app, call);
    return await tryToBook(app, placing, judge);
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async () => Promise.reject(refusal));
  }
};

async function tryToBook(
  app: Platform,
  first: Placing,
  judge: () => Promise<Placing>,
): Promise<PlacedTickets> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const booked = await bookTickets(app, tries === 0 ? first : await judge());
    if (booked !== 'overtaken') return booked;
  }
  throw new AppError('overloaded');
}

/** With the instants of the rows, which are the database's: the answer that is kept with them was made before they were written. */
async function asWritten(app: Platform, memberId: string, placed: PlacedTickets): Promise<PlacedTickets> {
  const ids = placed.tickets.map(({ id }) => id);
  const instants = await selectPlacedAt(app.db, memberId, ids);
  const tickets = placed.tickets.map((ticket) => ({
    ...ticket,
    placedAt: instants.get(ticket.id)?.toISOString() ?? ticket.placedAt,
  }));
  return { ...placed, tickets };
}
