import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, signedAmount, typedText, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { issueStates } from './codes.ts';
import type { lotteryOperatorEndpoints } from './operator-endpoints.ts';
import { draw, issueNumber, lotteryCode, ticket } from './schemas.ts';

/** What was staked on an issue in one currency and what came of it. */
const issueSums = z.strictObject({
  currency: walletCurrency,
  tickets: z.int(),
  staked: walletAmount,
  /** Null until every ticket is settled; stakes that a voided issue gave back are returned, too. */
  returned: walletAmount.nullable(),
  /** What the house keeps: staked less returned. */
  net: signedAmount.nullable(),
});

/** What an issue could return on one number of one play, of the most that a number may (限号). */
const heat = z.strictObject({
  currency: walletCurrency,
  play: z.string(),
  note: z.string(),
  amount: walletAmount,
  limit: walletAmount,
  /** Whole percent of the limit, cut. */
  percent: z.int(),
});

export const deskIssue = z.strictObject({
  lottery: lotteryCode,
  issue: issueNumber,
  state: z.enum(issueStates),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  settledAt: instant.nullable(),
  voidReason: z.enum(['noRandomness', 'operators']).nullable(),
  sums: z.array(issueSums),
  /** The fullest number of each currency. */
  hottest: z.array(heat),
});
export type DeskIssue = z.output<typeof deskIssue>;

export const lotteryOperatorSchemas = {
  listLotteryIssues: {
    input: z.strictObject({
      lottery: lotteryCode,
      /** Without one: every issue that has opened. */
      state: z.enum(issueStates).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ issues: z.array(deskIssue), next: cursor.nullable() }),
  },
  getLotteryIssue: {
    input: z.strictObject({ lottery: lotteryCode, issue: issueNumber }),
    output: deskIssue.extend({
      proof: draw,
      /** Whether two people can void it now. */
      voidable: z.boolean(),
      /** The fullest numbers of each currency, at most 50. */
      heat: z.array(heat),
    }),
  },
  listIssueTickets: {
    input: z.strictObject({ lottery: lotteryCode, issue: issueNumber, cursor: cursor.optional() }),
    output: z.strictObject({
      tickets: z.array(ticket.extend({ memberId: uuid, memberName: z.string() })),
      next: cursor.nullable(),
    }),
  },
  proposeIssueVoid: {
    input: z.strictObject({ lottery: lotteryCode, issue: issueNumber, reason: typedText(2, 200) }),
    output: z.strictObject({ proposalId: uuid }),
  },
} satisfies SchemasOf<typeof lotteryOperatorEndpoints>;
