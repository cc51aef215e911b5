import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cursor, instant, nothing, typedText, uuid } from '../../fields.ts';
import { exclusionMonths } from '../../risk/play-limits.ts';
import { statusChange } from '../operator-schemas.ts';
import { memberStatuses } from '../statuses.ts';
import { closingCodes } from './codes.ts';
import type { memberClosingEndpoints, memberClosingOperatorEndpoints } from './endpoints.ts';

const ownRequest = z.strictObject({
  request: z
    .strictObject({
      askedAt: instant,
      /** Operators have begun: until they have decided money can leave and none comes in. */
      underWay: z.boolean(),
      /** When a closing that operators had begun last came to nothing; the request still waits. Null before, and once they begin again. */
      stoppedAt: instant.nullable(),
    })
    .nullable(),
});

export const memberClosingSchemas = {
  getClosingRequest: { input: nothing, output: ownRequest },
  requestClosing: {
    /** Why, in the member's own text; it may be left empty. */
    input: z.strictObject({ note: typedText(0, 200) }),
    output: ownRequest,
  },
  takeBackClosing: { input: nothing, output: ownRequest },
} satisfies SchemasOf<typeof memberClosingEndpoints>;

const closingRequest = z.strictObject({
  id: uuid,
  memberId: uuid,
  name: z.string(),
  status: z.enum(memberStatuses),
  note: z.string(),
  askedAt: instant,
  /** It has waited for longer than `closingDays`. */
  overdue: z.boolean(),
  /** What has to be paid out, decided or settled before: "25.50 CNY" of each currency, and how much is open. */
  balances: z.array(z.string()),
  openDeposits: z.int(),
  openWithdrawals: z.int(),
  openBets: z.int(),
  /** The closing that waits for a second person; null before anybody has proposed it. */
  proposalId: uuid.nullable(),
  /** How the last proposal came to nothing while the request waited; null before, and once another one waits. */
  lastAttempt: z
    .strictObject({
      /** Voided: the account was frozen or unfrozen meanwhile. */
      end: z.enum(['refused', 'withdrawn', 'voided']),
      by: z.string().nullable(),
      at: instant,
      /** For operators only. */
      reason: z.string(),
    })
    .nullable(),
});

const proposed = z.strictObject({ proposalId: uuid });

export const memberClosingOperatorSchemas = {
  listClosingRequests: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      requests: z.array(closingRequest),
      /** All that wait. */
      waiting: z.int(),
      next: cursor.nullable(),
    }),
  },
  proposeMemberClosing: {
    input: statusChange
      .extend({
        code: z.enum(closingCodes.codeList),
        /** For how long the member is excluded, 0 for good; given with the code `selfExclusion` and no other. */
        exclusionMonths: z.literal(exclusionMonths).optional(),
      })
      .refine(({ code, exclusionMonths: months }) => (code === 'selfExclusion') === (months !== undefined), {
        path: ['exclusionMonths'],
      }),
    output: proposed,
  },
  proposeMemberReopening: { input: statusChange, output: proposed },
} satisfies SchemasOf<typeof memberClosingOperatorEndpoints>;

export type ClosingRequest = z.output<typeof closingRequest>;
