import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { insertStep } from '../../book/timeline-store.ts';
import { insertOrder, type DepositOrderRow } from '../../deposits/orders/order-store.ts';
import type { Network, TokenTransfer } from '#modules/chain';

/** Longer ago than a late payment is forgiven: what nobody has ordered is credited by a person. */
const endedBeforeSeconds = 600;

/**
 * An order for a transfer to a member's own address that no order was ever opened for: the address can be had without one. It has ended
 * before the transfer was mined, so the payment waits as late for a person, in the same lists as every other. Writes the order.
 */
export async function openForTransfer(
  tx: Tx,
  app: Platform,
  network: Network,
  { memberId, transfer, minedAt }: { memberId: string; transfer: TokenTransfer; minedAt: Date },
): Promise<DepositOrderRow> {
  const endedAt = addSeconds(minedAt, -endedBeforeSeconds);
  const address = network.codec.toText(transfer.to);
  const order = await insertOrder(tx, {
    shard_id: shardOf(memberId),
    bill_no: app.ids.billNo('D'),
    id: app.ids.uuid(),
    member_id: memberId,
    channel: network.code,
    pay_type: payTypes.codes.usdt,
    protocol: network.protocol,
    currency: 'USDT',
    requested: transfer.amount,
    amount: transfer.amount,
    depositor_name: '',
    status: 'expired',
    account_scope: `${network.code}/${memberId}`,
    payee: JSON.stringify({
      bank: '',
      branch: address,
      holder: '',
      account: address,
      remark: '',
      payUrl: null,
      qrCode: address,
    }),
    created_at: endedAt,
    expires_at: endedAt,
    ended_at: endedAt,
    reward_rate: 0,
    reward_cap: 0n,
    bank_code: '',
  });
  if (!order) throw new Error('a bill number was given twice');
  await insertStep(tx, order, app.clock.now(), {
    event: 'created',
    actor: 'channel',
    amount: order.amount,
  });
  return order;
}
