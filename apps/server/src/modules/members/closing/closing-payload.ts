import { closingCodes } from '@fairway/contract/members/closing/codes.ts';
import { exclusionMonths } from '@fairway/contract/risk/play-limits.ts';
import { z } from 'zod';

/** What a proposal to close an account holds. */
export const closingPayload = z.object({
  memberId: z.string(),
  name: z.string(),
  code: z.enum(closingCodes.codeList),
  exclusionMonths: z.literal(exclusionMonths).nullable(),
});
export type ClosingPayload = z.output<typeof closingPayload>;

/** Whether it was proposed because the member asked for it. */
export function closesForTheMember(payload: unknown): boolean {
  return closingPayload.safeParse(payload).data?.code === 'memberWish';
}
