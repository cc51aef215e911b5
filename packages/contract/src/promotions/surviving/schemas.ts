import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { rewardStates } from '../kinds.ts';
import { roundMatch, roundState } from '../rounds/round-schemas.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { survivingEndpoints } from './endpoints.ts';

const round = z.int().min(1).max(9_999);

const ownPick = z.strictObject({
  round,
  team: z.string(),
  name: z.string(),
  /** Null until the round is settled. */
  outcome: z.enum(['in', 'out']).nullable(),
});

export const survivingSchemas = {
  getSurviving: {
    input: z.strictObject({ no: campaignNumber }),
    output: z.strictObject({
      no: campaignNumber,
      pot: cnyAmount,
      /** How many there will be. */
      of: z.int(),
      /** The last round is settled and the pot is shared. */
      isOver: z.boolean(),
      rounds: z.array(
        z.strictObject({
          round,
          /** Which of them it is: a first round that nobody joined comes again under the next number. */
          turn: z.int(),
          state: roundState,
          closesAt: instant,
          /** How many picked in it, and how many of them are in; the second is null until it is settled. */
          picked: z.int(),
          stayedIn: z.int().nullable(),
          matches: z.array(roundMatch),
        }),
      ),
      /** Null for visitors. `joins`: may still begin; `late`: came after the first round; `in`, `out`: by the rounds so far. */
      own: z
        .strictObject({
          state: z.enum(['joins', 'late', 'in', 'out']),
          picks: z.array(ownPick),
          prize: z.strictObject({ amount: cnyAmount, state: z.enum(rewardStates.codeList) }).nullable(),
        })
        .nullable(),
      now: instant,
    }),
  },
  pickSurvivor: {
    input: z.strictObject({ no: campaignNumber, round, team: z.string().min(1).max(100) }),
    output: z.strictObject({ status, pick: ownPick }),
  },
} satisfies SchemasOf<typeof survivingEndpoints>;
