import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { cursor, isoTime, limit } from '../../platform/fields.ts';
import type { Stage } from '../../stage.ts';
import { listEntries } from './entries.ts';

const schema = z.strictObject({
  merchantNo: z.string().min(1).max(64),
  from: isoTime,
  to: isoTime,
  cursor,
  limit,
});

/** `POST /psp/v1/statement`: movements of the merchant's account, oldest first. */
export function readStatement(stage: Stage): SignedOperation<z.infer<typeof schema>> {
  return {
    path: '/psp/v1/statement',
    operation: 'statement',
    schema,
    sender: (input) => input.merchantNo,
    orderNo: () => '',
    act: (input) => listEntries(stage.book, { ...input, after: input.cursor ?? '0' }),
  };
}
