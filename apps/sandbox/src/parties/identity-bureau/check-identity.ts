import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { callerId, line } from '../../platform/fields.ts';

const question = z.strictObject({
  client: z.string().min(1).max(64),
  requestNo: callerId,
  realName: line(40),
  phone: z.e164(),
  bankCard: z
    .string()
    .regex(/^\d{12,19}$/)
    .optional(),
  idCard: z
    .string()
    .regex(/^\d{17}[\dX]$/)
    .optional(),
});

type Question = z.infer<typeof question>;

/** `POST /identity/v1/check` */
export function checkIdentity(): SignedOperation<Question> {
  return {
    path: '/identity/v1/check',
    operation: 'check',
    schema: question,
    sender: (input) => input.client,
    orderNo: (input) => input.requestNo,
    act: (input) => ({ requestNo: input.requestNo, result: resultOf(input) }),
  };
}

/** What is said of test numbers, the first line that fits; everybody else is who they say they are. */
function resultOf({ phone, bankCard = '', idCard = '' }: Question): string {
  if (phone.endsWith('4407')) return 'REFUSED';
  if (phone.endsWith('4408')) return 'UNSUPPORTED';
  if (idCard.slice(14, 17) === '404') return 'ID_CARD_MISMATCH';
  const [phoneDiffers, cardDiffers] = [phone.endsWith('4404'), bankCard.endsWith('4405')];
  if (phoneDiffers && cardDiffers) return 'PHONE_AND_CARD_MISMATCH';
  if (phoneDiffers) return 'PHONE_MISMATCH';
  return cardDiffers ? 'CARD_MISMATCH' : 'MATCH';
}
