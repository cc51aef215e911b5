import type { VenueTransfer } from '@fairway/contract/venues/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { presentTransfer } from './present-transfer.ts';
import { sendTransfer } from './road/send-transfer.ts';
import { findOwnTransfer, type TransferRow } from './transfer-store.ts';

/**
 * The frame of both transfers: `open` takes the money in a transaction that remembers the button; after it the venue is
 * asked, once. A repeat of the call asks nobody and answers the transfer with its status by then.
 */
export async function transferOnce(
  app: Platform,
  call: MemberCall,
  input: unknown,
  open: (tx: Tx) => Promise<TransferRow>,
): Promise<VenueTransfer> {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  let fresh: TransferRow | undefined;
  const { id } = await onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      fresh = await open(tx);
      return { id: fresh.id };
    },
  );
  const transfer = fresh ? await sendTransfer(app, fresh) : await findOwnTransfer(app.db, memberId, { id });
  if (!transfer) throw new AppError('venueTransferNotFound');
  return presentTransfer(transfer, call.language);
}
