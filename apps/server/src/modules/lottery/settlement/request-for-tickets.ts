import { lotteryVenue } from '@fairway/contract/lottery/codes.ts';
import { formatMoney, money, type Money } from '@fairway/money';
import { accountsOf, companion, move, type LaneRequest } from '#modules/ledger';
import { eventRow, outboxTable, pushesRow, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueRow } from '../tables.ts';
import type { UnsettledTicketRow } from '../tickets/unsettled-tickets-store.ts';
import { resultsTable } from './results-store.ts';
import type { ReturnOf } from './returns-of.ts';

/** A ticket as it ends; `transfer` is null where it returns nothing. */
interface Ended {
  readonly ticket: UnsettledTicketRow;
  readonly returned: Money;
  readonly transfer: string | null;
}

/**
 * Tickets of one member and currency as one request: a transfer, with the ticket's bill number, for each that returns something, a result
 * for each, and one event and one row of pushes for all of them.
 */
export function requestForTickets(
  app: Platform,
  issue: IssueRow,
  tickets: readonly UnsettledTicketRow[],
  returnOf: ReturnOf,
): LaneRequest<null> {
  const [first] = tickets;
  if (!first) throw new RangeError('no tickets');
  const { currency, member_id: memberId, lottery } = first;
  const own = accountsOf(memberId);
  const [pool, center] = [own.house('gamesPool', currency, lottery), own.center(currency)];
  const [reason, cause] = issue.voided_at
    ? (['gameRollback', 'voided'] as const)
    : (['gameReturn', 'drawn'] as const);
  const at = app.clock.now();
  const ended = tickets.map((ticket): Ended => {
    const returned = returnOf(ticket);
    return { ticket, returned, transfer: returned.minor > 0n ? app.ids.uuid() : null };
  });
  return {
    transfers: ended.flatMap(({ ticket, returned, transfer: id }) =>
      id === null ? [] : [{ id, reason, legs: move(pool, center, returned), at, requestId: ticket.bill_no }],
    ),
    subject: first.id,
    rows: [
      ...ended.map(({ ticket, returned, transfer }) =>
        companion(resultsTable, {
          shard_id: ticket.shard_id,
          ticket_id: ticket.id,
          member_id: memberId,
          currency,
          cause,
          returned: returned.minor,
          return_transfer: transfer,
        }),
      ),
      ...newsOf(issue, ended, first, at).map((news) => companion(outboxTable, news)),
    ],
    answer: () => null,
  };
}

function newsOf(issue: IssueRow, ended: readonly Ended[], first: UnsettledTicketRow, at: Date) {
  const { currency, member_id: memberId, lottery } = first;
  const none = formatMoney(money(currency, 0n));
  const event = eventRow(
    'tickets.settled',
    {
      memberId,
      venue: lotteryVenue,
      category: 'lottery',
      game: lottery,
      currency,
      tickets: ended.map(({ ticket, returned }) => {
        const stake = formatMoney(money(currency, ticket.stake));
        // A stake that comes back as it was put nothing at risk.
        const turnover = returned.minor === ticket.stake ? none : stake;
        return { ref: ticket.id, stake, returned: formatMoney(returned), turnover };
      }),
      at: at.toISOString(),
    },
    at,
  );
  const games = pushRow('memberGames', { memberId }, { lottery, issue: issue.issue }, at);
  const paid = ended.some(({ transfer }) => transfer !== null);
  const wallet = paid ? [pushRow('memberWallet', { memberId }, { cause: 'game' }, at)] : [];
  return [event, pushesRow(games, ...wallet)];
}
