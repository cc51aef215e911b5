import { z } from 'zod';
import { member, ofMember, reason, who } from '../cashier/case-fields.ts';
import type { SchemasOf } from '../endpoint.ts';
import { billNo, cursor, uuid } from '../fields.ts';
import type { depositOperatorEndpoints } from './operator-endpoints.ts';
import { depositOrderSummary, depositPayment, depositTimelineStep } from './schemas.ts';

export const depositDecisionLine = z.strictObject({
  payment: depositPayment,
  order: depositOrderSummary,
  member,
  decidedBy: who.nullable(),
  reason: z.string().nullable(),
});

export const depositOperatorSchemas = {
  listDepositDecisions: {
    input: z.strictObject({
      state: z.enum(['waiting', 'decided', 'reverted']).default('waiting'),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({
      decisions: z.array(depositDecisionLine),
      next: cursor.nullable(),
      waiting: z.int(),
    }),
  },
  getDepositCase: {
    input: z.strictObject({ billNo }),
    output: z.strictObject({
      order: depositOrderSummary,
      member,
      payments: z.array(depositPayment),
      timeline: z.array(depositTimelineStep.extend({ by: z.string().nullable() })),
    }),
  },
  listMemberDeposits: {
    input: ofMember,
    output: z.strictObject({ orders: z.array(depositOrderSummary), next: cursor.nullable() }),
  },
  decideDeposit: {
    input: z.strictObject({
      paymentId: uuid,
      decision: z.enum(['credit', 'return', 'keepWaiting']),
      reason,
    }),
    output: depositDecisionLine,
  },
} satisfies SchemasOf<typeof depositOperatorEndpoints>;
export type DepositDecisionLine = z.output<typeof depositDecisionLine>;
