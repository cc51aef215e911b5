import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant, nothing, uuid } from '../../fields.ts';
import { rewardStates } from '../kinds.ts';
import { roundMatch, roundState } from '../rounds/round-schemas.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { soccerLotteryEndpoints } from './endpoints.ts';

const issueNumber = z.int().min(1).max(9_999_999);
/** Home, draw, away of ninety minutes. */
const pick = z.enum(['1', 'X', '2']);
const picks = z.array(z.array(pick).min(1).max(3)).length(14);

const issue = {
  issue: issueNumber,
  /** The campaign that it belongs to. */
  no: campaignNumber,
  state: roundState,
  openedAt: instant,
  /** The first kick-off. */
  closesAt: instant,
  pot: cnyAmount,
  /** Of the pot, what came from issues before. */
  carriedIn: cnyAmount,
};

const ticket = z.strictObject({
  id: uuid,
  picks,
  lines: z.int(),
  at: instant,
  /** Lines that are right throughout, or but for one match, by the results so far; null before the first. */
  allRight: z.int().nullable(),
  oneWrong: z.int().nullable(),
  prize: z.strictObject({ amount: cnyAmount, state: z.enum(rewardStates.codeList) }).nullable(),
});
export type SoccerTicketView = z.output<typeof ticket>;

export const soccerLotterySchemas = {
  listSoccerIssues: {
    input: nothing,
    output: z.strictObject({ issues: z.array(z.strictObject(issue)), now: instant }),
  },
  getSoccerIssue: {
    input: z.strictObject({ issue: issueNumber.optional() }),
    output: z.strictObject({
      ...issue,
      matches: z.array(roundMatch),
      /** After the settlement: winning lines of both prizes, and what goes on to the next issue. */
      outcome: z.strictObject({ firstLines: z.int(), secondLines: z.int(), carried: cnyAmount }).nullable(),
      /** Lines by the own play, used and left; null for visitors. */
      lines: z
        .strictObject({
          perLine: cnyAmount,
          played: cnyAmount,
          earned: z.int(),
          used: z.int(),
          left: z.int(),
        })
        .nullable(),
      tickets: z.array(ticket),
      now: instant,
    }),
  },
  enterSoccerLottery: {
    input: z.strictObject({ issue: issueNumber, picks }),
    output: z.strictObject({ status, ticket, left: z.int() }),
  },
} satisfies SchemasOf<typeof soccerLotteryEndpoints>;
