import { formatMoney } from '@fairway/money';
import { z } from 'zod';
import type { TransferNews, VenueOrder } from '../transfer-wallet.ts';
import type { VenueAnswer } from './wire.ts';

/** A transfer in the venue's format. */
export const transfer = z.object({
  transferId: z.string(),
  direction: z.string(),
  memberCode: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
  failCode: z.string().nullable(),
  venueTransferNo: z.string(),
});
export type VenueTransferAnswer = z.infer<typeof transfer>;

/** Their `IN` is towards the venue. */
const directions = { out: 'IN', in: 'OUT' } as const;

/**
 * Their transfer in our terms. One of another member, amount, currency or direction proves nothing about ours, and
 * neither does an unknown status.
 */
export function newsOf(
  answer: VenueAnswer<{ transfer: VenueTransferAnswer }>,
  order: VenueOrder,
): TransferNews {
  if (answer.kind === 'unproven') return { status: 'unknown', detail: answer.detail };
  if (answer.kind === 'refused') {
    // A conflict says that they have the id with other content: people must look, nothing is released.
    return answer.code === 'TRANSFER_CONFLICT'
      ? { status: 'unknown', detail: answer.code }
      : { status: 'refused', detail: answer.code };
  }
  const reported = answer.content.transfer;
  const agreed =
    reported.transferId === order.id &&
    reported.memberCode === order.memberId &&
    reported.direction === directions[order.direction] &&
    reported.currency === order.amount.currency &&
    reported.amount === formatMoney(order.amount);
  if (!agreed) return { status: 'unknown', detail: 'another transfer than ours' };
  if (reported.status === 'SUCCESS')
    return { status: 'executed', reference: reported.venueTransferNo, detail: reported.status };
  if (reported.status === 'FAILED')
    return { status: 'refused', detail: reported.failCode ?? reported.status };
  return { status: 'unknown', detail: `status ${reported.status.slice(0, 40)}` };
}
