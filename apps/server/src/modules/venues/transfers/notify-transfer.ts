import { formatMoney } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { amountOf } from './transfer-legs.ts';
import type { TransferRow } from './transfer-store.ts';

/**
 * Notifies the member's screens that a transfer has moved on and that balances have changed; other modules hear of its
 * arrival.
 */
export async function notifyTransfer(tx: Tx, app: Platform, transfer: TransferRow): Promise<void> {
  const member = { memberId: transfer.member_id };
  await push(tx, app, 'memberWallet', member, { cause: 'transfer' });
  await push(tx, app, 'memberOrders', member, {
    order: 'transfer',
    billNo: transfer.transfer_no,
    status: transfer.status,
  });
  if (transfer.status !== 'done') return;
  await emit(tx, app, 'venue.transferred', {
    memberId: transfer.member_id,
    venue: transfer.venue,
    direction: transfer.direction,
    currency: transfer.currency,
    amount: formatMoney(amountOf(transfer)),
    at: app.clock.now().toISOString(),
  });
}
