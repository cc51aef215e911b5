import { formatMoney, negate } from '@fairway/money';
import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { instant } from '../../platform/clock.ts';
import {
  amountOf,
  amountText,
  callerId,
  contentHash,
  amountNotPositive,
  positiveAmount,
} from '../../platform/fields.ts';
import { conflict, sealed } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { agentField, walletFields } from './agent-fields.ts';
import { findTransfer, insertTransfer, isTransferSealed, type Transfer } from './transfer-store.ts';
import { balanceOf, changeBalance } from './wallet-store.ts';

const schema = z
  .strictObject({ ...agentField, transferId: callerId, ...walletFields, amount: amountText })
  .refine(positiveAmount, amountNotPositive);

type TransferRequest = z.infer<typeof schema>;

/** `POST /venue/v1/transfer-in`: money arrives at the venue. */
export const transferIn = (stage: Stage) => transfer(stage, 'transfer-in', 'IN');

/** `POST /venue/v1/transfer-out`: money leaves the venue, if the member has it. */
export const transferOut = (stage: Stage) => transfer(stage, 'transfer-out', 'OUT');

function transfer(stage: Stage, verb: string, direction: 'IN' | 'OUT'): SignedOperation<TransferRequest> {
  return {
    path: `/venue/v1/${verb}`,
    operation: verb,
    schema,
    sender: (input) => input.agent,
    orderNo: (input) => input.transferId,
    act(input) {
      const hash = contentHash({ ...input, direction });
      const known = findTransfer(stage.book, input.transferId);
      if (known && known.contentHash !== hash) throw conflict('TRANSFER_CONFLICT');
      if (known) return { transfer: known.transfer };
      if (isTransferSealed(stage.book, input.transferId)) throw sealed('TRANSFER_SEALED');

      const executed = execute(stage, input, direction);
      insertTransfer(stage.book, executed, hash);
      return { transfer: executed };
    },
  };
}

/** Moves the money, or refuses for want of it; the refusal stays with the id. */
function execute(stage: Stage, input: TransferRequest, direction: 'IN' | 'OUT'): Transfer {
  const amount = amountOf(input);
  const balance = changeBalance(stage.book, input, direction === 'IN' ? amount : negate(amount));
  return {
    transferId: input.transferId,
    direction,
    memberCode: input.memberCode,
    amount: formatMoney(amount),
    currency: input.currency,
    status: balance ? 'SUCCESS' : 'FAILED',
    failCode: balance ? null : 'INSUFFICIENT_BALANCE',
    balance: formatMoney(balance ?? balanceOf(stage.book, input)),
    venueTransferNo: stage.ids.next('V'),
    executedAt: instant(stage.clock.now()),
  };
}
