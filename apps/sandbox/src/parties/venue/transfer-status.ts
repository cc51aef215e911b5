import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { callerId } from '../../platform/fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { agentField } from './agent-fields.ts';
import { findTransfer, sealTransfer } from './transfer-store.ts';

const schema = z.strictObject({ ...agentField, transferId: callerId, seal: z.boolean().default(false) });

/** `POST /venue/v1/transfer-status`; with `seal` an unknown id becomes refused for good. */
export function transferStatus(stage: Stage): SignedOperation<z.infer<typeof schema>> {
  return {
    path: '/venue/v1/transfer-status',
    operation: 'transfer-status',
    schema,
    sender: (input) => input.agent,
    orderNo: (input) => input.transferId,
    act(input) {
      const known = findTransfer(stage.book, input.transferId);
      if (known) return { transfer: known.transfer };
      if (input.seal) sealTransfer(stage.book, input.transferId);
      return new Refusal(404, 'TRANSFER_NOT_FOUND', 'No transfer has this id.');
    },
  };
}
