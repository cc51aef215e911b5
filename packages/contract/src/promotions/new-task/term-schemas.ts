import { z } from 'zod';
import { keysOf } from '../../enums/define-enum.ts';
import { cnyAmount } from '../../fields.ts';
import { venueCategories } from '../../venues/categories.ts';
import { common } from '../terms/common-schemas.ts';

const task = z.strictObject({
  /** The least amount of one deposit, yuan; USDT counts at 7.20. */
  least: cnyAmount,
  reward: cnyAmount,
});

/** Tasks of a member's first days, each with its own reward. Amounts are yuan. */
export const newTaskTerms = z.strictObject({
  kind: z.literal('newTask'),
  ...common,
  /** Days from the registration in which the tasks are open; as many from a return for the task of returning. */
  days: z.int().min(7).max(90),
  /** What a bound phone and a bound bank card give, taken together once both are bound. */
  phone: cnyAmount,
  card: cnyAmount,
  deposit: task,
  /** The reward of a paid withdrawal. */
  withdrawal: cnyAmount,
  /** The kinds of play that have a ladder of steps each. */
  games: z
    .array(z.enum(keysOf(venueCategories)))
    .min(1)
    .max(7),
  /** Rising: so much played in one kind gives the reward. */
  steps: z
    .array(z.strictObject({ played: cnyAmount, reward: cnyAmount }))
    .min(1)
    .max(5),
  package: z.strictObject({
    /** Deposited and played on a day before it may be signed; `0` for nothing. */
    dayDeposit: cnyAmount,
    dayBet: cnyAmount,
    /** Rising counts of signs that give an award; the last one is the whole package. */
    awards: z
      .array(z.strictObject({ signs: z.int().min(1).max(30), reward: cnyAmount }))
      .min(1)
      .max(5),
  }),
  /** For who comes back after 30 days away: a deposit after the return. */
  reborn: task,
  /** People decide on the gift and on the rewards of deposit, withdrawal and return. */
  reviewed: z.boolean(),
});
