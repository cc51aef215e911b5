import { lotteryVenue } from '@fairway/contract/lottery/codes.ts';
import { readTicket, ticketReturn, winningNotes } from '@fairway/fair-games';
import { formatMoney, money, type Money } from '@fairway/money';
import { accountsOf, companion, laneOf, move, type LaneRequest } from '#modules/ledger';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { eventRow, outboxTable, pushesRow, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueRow, TicketRow } from '../tables.ts';
import { resultsTable } from './results-store.ts';

/** Pays tickets through the process's lane, many to a statement. One that another process has paid is left. */
export async function settleTickets(
  app: Platform,
  issue: IssueRow,
  tickets: readonly TicketRow[],
): Promise<void> {
  const lane = laneOf(app);
  const outcomes = await Promise.allSettled(
    tickets.map((ticket) => lane.post(requestFor(app, issue, ticket))),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected' && refusedBy(outcome.reason) !== 'lottery_results_pkey')
      throw outcome.reason;
}

/** What a ticket returns by its issue's result, or its stake where the issue is voided. */
export function returnOf({ result, voided_at }: IssueRow, ticket: TicketRow): Money {
  const { currency, play, pick, times } = ticket;
  if (voided_at || !result) return money(currency, ticket.stake);
  const notes = readTicket({ play, pick, unit: money(currency, ticket.unit), times });
  return ticketReturn(notes, winningNotes(notes, result));
}

function requestFor(app: Platform, issue: IssueRow, ticket: TicketRow): LaneRequest<null> {
  const { currency, member_id: memberId, lottery } = ticket;
  const own = accountsOf(memberId);
  const returned = returnOf(issue, ticket);
  const transfer = returned.minor > 0n ? app.ids.uuid() : null;
  const at = app.clock.now();
  const legs = move(own.house('gamesPool', currency, lottery), own.center(currency), returned);
  const reason = issue.voided_at ? ('gameRollback' as const) : ('gameReturn' as const);
  return {
    transfers: transfer === null ? [] : [{ id: transfer, reason, legs, at, requestId: ticket.bill_no }],
    subject: ticket.id,
    rows: [
      companion(resultsTable, {
        shard_id: ticket.shard_id,
        ticket_id: ticket.id,
        member_id: memberId,
        currency,
        cause: issue.voided_at ? 'voided' : 'drawn',
        returned: returned.minor,
        return_transfer: transfer,
      }),
      ...newsOf(issue, ticket, returned, at).map((news) => companion(outboxTable, news)),
    ],
    answer: () => null,
  };
}

function newsOf(issue: IssueRow, ticket: TicketRow, returned: Money, at: Date) {
  const { currency, member_id: memberId, lottery } = ticket;
  const stake = formatMoney(money(currency, ticket.stake));
  // A stake that comes back as it was put nothing at risk.
  const isPush = returned.minor === ticket.stake;
  const event = eventRow(
    'game.settled',
    {
      memberId,
      venue: lotteryVenue,
      category: 'lottery',
      game: lottery,
      ref: ticket.id,
      currency,
      stake,
      returned: formatMoney(returned),
      turnover: isPush ? formatMoney(money(currency, 0n)) : stake,
      free: false,
      at: at.toISOString(),
    },
    at,
  );
  const games = pushRow('memberGames', { memberId }, { lottery, issue: issue.issue }, at);
  const wallet = returned.minor > 0n ? [pushRow('memberWallet', { memberId }, { cause: 'game' }, at)] : [];
  return [event, pushesRow(games, ...wallet)];
}
