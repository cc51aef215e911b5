import { formatMoney, money } from '@fairway/money';
import { accountsOf, postHold } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import type { TicketLimits } from '../limits/read-limits.ts';
import { newTicket } from '../tickets/new-ticket.ts';
import { readAsked } from '../tickets/read-tickets.ts';
import { insertTicket } from '../tickets/tickets-store.ts';
import type { ChaseItemRow, ChaseRow } from './chase-rows.ts';
import { updateItem } from './chases-store.ts';

/**
 * Turns an item into a ticket: its hold is posted to the pool, and the ticket is judged by the rows as any other. Throws the faults of
 * their constraints.
 */
export async function placeItem(
  tx: Tx,
  app: Platform,
  chase: ChaseRow,
  item: ChaseItemRow,
  limits: TicketLimits,
): Promise<void> {
  const { lottery, currency, play, pick, member_id: memberId } = chase;
  const unit = formatMoney(money(currency, chase.unit));
  const read = readAsked(lottery, currency, { play, pick, unit, times: item.times });
  const placing = { memberId, lottery, issue: item.issue, currency };
  const row = newTicket(app, placing, read, {
    orderId: app.ids.uuid(),
    chaseId: chase.id,
    limits,
  });
  const at = app.clock.now();
  // Money before exposure, the order in which a lane takes them.
  const resolved = await postHold(tx, {
    holdId: item.hold_id,
    owner: memberId,
    transferId: row.stake_transfer,
    reason: 'gameStake',
    to: [
      {
        account: accountsOf(memberId).house('gamesPool', currency, lottery),
        amount: money(currency, item.stake),
      },
    ],
    responsible: 'rule/lottery-chase',
    at,
    requestId: row.bill_no,
  });
  if (resolved.resolved === 'before')
    throw new Error(`an item of ${chase.bill_no} waited with its hold ended`);
  await insertTicket(tx, row);
  await updateItem(tx, chase, item.place, { state: 'placed', ticketId: row.id });
  await insertOutboxRows(tx, [pushRow('memberGames', { memberId }, { lottery, issue: item.issue }, at)]);
}
