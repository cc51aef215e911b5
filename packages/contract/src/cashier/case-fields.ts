import { z } from 'zod';
import { cursor, typedText, uuid, walletAmount } from '../fields.ts';
import { memberStatuses } from '../members/statuses.ts';

/** An amount of either wallet. */
export const amount = walletAmount;
/** The operator who did something. */
export const who = z.strictObject({ operatorId: z.string(), name: z.string() });
/** The member of a case, as its line shows them. */
export const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  grade: z.int(),
  status: z.enum(memberStatuses),
});
/** A page of one member's orders. */
export const ofMember = z.strictObject({ memberId: uuid, cursor: cursor.optional() });
/** The reason of a decision. */
export const reason = typedText(0, 200);
