import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { accountsOf } from '#modules/ledger';
import type { Platform } from '#platform/platform.ts';
import type { IssueKey } from '../issues/issues-store.ts';
import type { TicketLimits } from '../limits/read-limits.ts';
import type { ReadTicket } from './read-tickets.ts';
import type { NewTicket } from './tickets-store.ts';

/** The row of a ticket that is about to be placed, by a member's call or for a chase. */
export function newTicket(
  app: Platform,
  {
    memberId,
    lottery,
    issue,
    currency,
  }: IssueKey & { readonly memberId: string; readonly currency: WalletCurrency },
  { asked, notes, stake, risks }: ReadTicket,
  { orderId, chaseId, limits }: { orderId: string; chaseId: string | null; limits: TicketLimits },
): NewTicket {
  return {
    shard_id: accountsOf(memberId).shard,
    member_id: memberId,
    id: app.ids.uuid(),
    order_id: orderId,
    bill_no: app.ids.billNo('L'),
    lottery,
    issue,
    play: asked.play,
    pick: asked.pick,
    notes: notes.notes.length,
    currency,
    unit: notes.unit.minor,
    times: notes.times,
    stake: stake.minor,
    risks,
    most_per_number: limits.bounds.mostPerNumber.minor,
    limits_version: limits.version,
    chase_id: chaseId,
    stake_transfer: app.ids.uuid(),
  };
}
