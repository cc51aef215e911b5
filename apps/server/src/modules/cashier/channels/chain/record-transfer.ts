import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { isOpen } from '../../deposits/deposit-states.ts';
import {
  findNewestThrough,
  findOpenOrder,
  lockOrder,
  updateStatus,
} from '../../deposits/orders/order-store.ts';
import {
  findPaymentByReference,
  insertPayment,
  updatePaymentBlock,
} from '../../deposits/payments/payment-store.ts';
import { isDust } from '../../deposits/payments/judge-payment.ts';
import type { Network, TokenTransfer } from '#modules/chain';
import { openForTransfer } from './open-for-transfer.ts';

/** States that a transfer found again in a block restarts from: it had gone from the chain. */
const gone = ['dropped', 'reverted'];

/**
 * Writes a transfer seen in a block: a payment that confirms, of the member's open order, else of the newest through this
 * channel, else of one that is made for it. A transfer that a reorganisation moved keeps its row and its time of payment. No money moves yet.
 */
export async function recordTransfer(
  tx: Tx,
  app: Platform,
  network: Network,
  { memberId, transfer, minedAt }: { memberId: string; transfer: TokenTransfer; minedAt: Date },
): Promise<void> {
  const { code } = network;
  const reference = `${transfer.txHash}:${transfer.ordinal}`;
  const block = { number: transfer.blockNumber, hash: transfer.blockHash, confirmations: 1 };
  const known = await findPaymentByReference(tx, code, reference);
  if (known && !gone.includes(known.state)) {
    if (known.state === 'confirming' && known.block_hash !== transfer.blockHash)
      await updatePaymentBlock(tx, known, { ...block, state: 'confirming' });
    return;
  }

  const dust = isDust({ block_number: transfer.blockNumber, amount: transfer.amount });
  const open = await findOpenOrder(tx, memberId);
  const through = open?.channel === code ? open : await findNewestThrough(tx, memberId, code);
  const order =
    (await lockOrder(tx, known?.bill_no ?? through?.bill_no ?? '')) ??
    (await openForTransfer(tx, app, network, { memberId, transfer, minedAt }));

  if (known) await updatePaymentBlock(tx, known, { ...block, state: 'confirming' });
  else
    await insertPayment(tx, {
      shard_id: order.shard_id,
      id: app.ids.uuid(),
      bill_no: order.bill_no,
      member_id: memberId,
      channel: code,
      reference,
      currency: 'USDT',
      amount: transfer.amount,
      payer_name: transfer.from,
      state: 'confirming',
      problem: dust ? 'dust' : null,
      late: false,
      paid_at: minedAt,
      seen_at: app.clock.now(),
      block_number: transfer.blockNumber,
      block_hash: transfer.blockHash,
      confirmations: 1,
    });
  await insertStep(tx, order, app.clock.now(), {
    event: 'paymentSeen',
    actor: 'channel',
    amount: transfer.amount,
    key: `${reference}@${transfer.blockHash}`,
  });
  // Dust is nobody's payment: the order goes on waiting for its own.
  const seen = isOpen(order.status) && !dust ? await updateStatus(tx, order, 'confirming') : order;
  await notifyDeposit(tx, app, seen);
}
