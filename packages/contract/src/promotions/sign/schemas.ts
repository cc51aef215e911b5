import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { signEndpoints } from './endpoints.ts';
import { signButtonStates, signInStates } from './states.ts';

const signNumber = z.strictObject({ no: campaignNumber });
const signDay = z.strictObject({
  /** 1 to 7. */
  day: z.int(),
  amount: cnyAmount,
  state: z.literal(signInStates.codeList),
  date: z.iso.date().nullable(),
});

export const signSchemas = {
  getSignGift: {
    input: signNumber,
    output: z.strictObject({
      activityStartDate: instant,
      activityEndDate: instant,
      isPermanent: z.boolean(),
      /** Days of a cycle: seven. */
      activityDays: z.int(),
      /** How a reward is given: 1, at the sign. */
      awardWay: z.int(),
      dailyAmounts: z.array(cnyAmount).length(7),
      /** What the cycle has given so far. */
      cumulativeAmount: cnyAmount,
      fullSignExtraAmount: cnyAmount,
      /** Played on the day before one may sign, yuan. */
      limitValidFlows: cnyAmount,
      signRule: z.array(z.string()),
      /** How one signs: 1, by hand once a day. */
      signWay: z.int(),
      /** The days of the cycle that were signed, with what each gave. */
      signLogs: z.array(z.strictObject({ day: z.int(), date: z.iso.date(), amount: cnyAmount })),
      /** Played today, yuan. */
      flows: cnyAmount,
      /** The full reward of the cycle before that can still be claimed. */
      lastCycleBonus: z.strictObject({ amount: cnyAmount, expiresAt: instant }).nullable(),
      days: z.array(signDay).length(7),
      signButton: z.literal(signButtonStates.codeList),
      now: instant,
    }),
  },
  signToday: {
    input: signNumber,
    output: z.strictObject({ status, day: z.int(), amount: cnyAmount, isFull: z.boolean() }),
  },
  claimFullSign: {
    input: signNumber,
    output: z.strictObject({ status, amount: cnyAmount }),
  },
} satisfies SchemasOf<typeof signEndpoints>;
