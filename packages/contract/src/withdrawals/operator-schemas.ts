import { z } from 'zod';
import { amount, member, ofMember, reason, who } from '../cashier/case-fields.ts';
import type { SchemasOf } from '../endpoint.ts';
import { billNo, cursor, done, instant, typedText, walletCurrency } from '../fields.ts';
import type { withdrawalOperatorEndpoints } from './operator-endpoints.ts';
import { withdrawalRecord, withdrawalTimelineStep } from './schemas.ts';
import { withdrawalStatuses } from './statuses.ts';

/** What makes a clerk look twice. */
export const withdrawalFlags = [
  'firstWithdrawal',
  'newPayoutMethod',
  'large',
  'memberNotActive',
  'payoutUnanswered',
] as const;

export const withdrawalCaseLine = z.strictObject({
  record: withdrawalRecord,
  member,
  /** Needs two people: the amount, or the day's sum of the member, is above the limit. */
  needsTwo: z.boolean(),
  firstApproval: z.strictObject({ by: who, at: instant }).nullable(),
  claim: z.strictObject({ by: who, until: instant }).nullable(),
  flags: z.array(z.enum(withdrawalFlags)),
  /** Sent with a decision: another's change in between refuses it with editConflict. */
  version: z.int(),
});

const decision = z.strictObject({ billNo, version: z.int() });

export const withdrawalOperatorSchemas = {
  listWithdrawalQueue: {
    input: z.strictObject({
      /** «open» when left out: reviewing, frozen and paying together. */
      status: z.enum(['open', ...withdrawalStatuses.codeList]).default('open'),
      currency: walletCurrency.optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({
      cases: z.array(withdrawalCaseLine),
      next: cursor.nullable(),
      counts: z.strictObject({ reviewing: z.int(), frozen: z.int(), paying: z.int() }),
    }),
  },
  getWithdrawalCase: {
    input: z.strictObject({ billNo }),
    output: withdrawalCaseLine.extend({
      reason: z.string().nullable(),
      holderName: z.string(),
      /** Whether that is the member's real name; null while none is known, or where the method has no holder. */
      holderMatches: z.boolean().nullable(),
      deposits: z.strictObject({ count: z.int(), total: amount }),
      withdrawals: z.strictObject({ count: z.int(), total: amount }),
      /** Every message to the payout channel and what is known of its outcome. */
      attempts: z.array(
        z.strictObject({
          reference: z.string(),
          outcome: z.enum(['pending', 'unknown', 'paid', 'failed', 'returned']),
          detail: z.string(),
          at: instant,
        }),
      ),
      /** While it is being paid: from when on people may end it in the channel's place. */
      resolvableFrom: instant.nullable(),
      /** What a first person has found of a payout above the limit; the second says the same, or theirs is the first. */
      resolution: z
        .strictObject({ by: who, executed: z.boolean(), at: instant, reason: z.string() })
        .nullable(),
      /** The latest entry is decisive for the deadline: review ends by itself then and the money goes back. */
      deadline: instant,
      timeline: z.array(withdrawalTimelineStep.extend({ by: z.string().nullable() })),
    }),
  },
  claimWithdrawal: { input: z.strictObject({ billNo }), output: withdrawalCaseLine },
  releaseWithdrawal: { input: z.strictObject({ billNo }), output: done },
  approveWithdrawal: { input: decision, output: withdrawalCaseLine },
  rejectWithdrawal: { input: decision.extend({ reason }), output: withdrawalCaseLine },
  freezeWithdrawal: {
    input: decision.extend({ reason, hours: z.int().min(1).max(72) }),
    output: withdrawalCaseLine,
  },
  unfreezeWithdrawal: { input: decision, output: withdrawalCaseLine },
  resolvePayout: {
    input: z.strictObject({
      billNo,
      /** Whether the member's account was paid. */
      executed: z.boolean(),
      /** What proves it: the channel's own number or answer, and the line of its statement or the want of one. */
      channelReference: typedText(3, 120),
      statementLine: typedText(3, 200),
      reason,
    }),
    output: withdrawalCaseLine,
  },
  listMemberWithdrawals: {
    input: ofMember,
    output: z.strictObject({ records: z.array(withdrawalRecord), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof withdrawalOperatorEndpoints>;
export type WithdrawalCaseLine = z.output<typeof withdrawalCaseLine>;
