import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { keysOf } from '../../enums/define-enum.ts';
import { cnyAmount, instant, nothing, signedAmount, uuid } from '../../fields.ts';
import { venueCategories } from '../../venues/categories.ts';
import { campaignKinds } from '../kinds.ts';
import { campaignNumber, termsHash } from '../schemas.ts';
import { campaignTerms } from '../term-schemas.ts';
import type { bonusEndpoints } from './endpoints.ts';
import { bonusMoves, bonusStates } from './states.ts';

const category = z.enum(keysOf(venueCategories));
const campaign = { kind: z.enum(campaignKinds.codeList), no: campaignNumber };

/** The bonus less what playing for it costs on average where all is played in one category, yuan; below 0 where it costs more. */
const worth = z.strictObject({
  category,
  /** What is to be staked there, yuan. */
  play: cnyAmount,
  /** What the house keeps of a stake there on average, percent with two decimals. */
  margin: z.string(),
  worth: signedAmount,
});
const worthRange = z.strictObject({ cheapest: worth, usual: worth, dearest: worth });
export type WorthRange = z.output<typeof worthRange>;

/** Percent with one decimal; null where it would take too many bets to say. */
const percent = z
  .string()
  .regex(/^\d{1,3}\.\d$/)
  .nullable();
/** How likely the play is finished before the funds are gone, by twenty stakes of them at an even price less the margin. */
const chanceRange = z.strictObject({
  cheapest: percent,
  usual: percent,
  dearest: percent,
  /** What is staked from, yuan: the deposit, with a bonus that is paid first; without a deposit as much as the bonus. */
  funds: cnyAmount,
  stake: cnyAmount,
});
export type ChanceRange = z.output<typeof chanceRange>;

const bonus = z.strictObject({
  rewardId: uuid,
  ...campaign,
  title: z.string(),
  path: z.string(),
  state: z.enum(bonusStates.codeList),
  amount: cnyAmount,
  /** Came free; was given up or ran out; left with a deposit; is still in the bonus account. They add up to the amount. */
  released: cnyAmount,
  forfeited: cnyAmount,
  taken: cnyAmount,
  held: cnyAmount,
  /** To be played in all, counted so far (rounded down) and left (rounded up), yuan after weights. */
  required: cnyAmount,
  played: cnyAmount,
  left: cnyAmount,
  openedAt: instant,
  endsAt: instant,
  closedAt: instant.nullable(),
  termsHash,
  /** What it is worth to play on, for what is still held; null where it is closed or no category counts. */
  worth: worthRange.nullable(),
});
export type Bonus = z.output<typeof bonus>;

const bonusPlay = z.strictObject({
  category,
  /** The bet or round. */
  ref: z.string(),
  turnover: signedAmount,
  /** What counts of it after weight, least price and most of a bet, yuan, rounded down. */
  counted: cnyAmount,
  at: instant,
});
const bonusMove = z.strictObject({ kind: z.enum(bonusMoves.codeList), amount: cnyAmount, at: instant });

const version = { hash: termsHash, terms: campaignTerms };

export const bonusSchemas = {
  getTerms: {
    input: z.strictObject(campaign),
    output: z.strictObject({
      ...version,
      /** What the caller joined, where that is an enrolment: it counts for the own rewards. */
      joined: z.strictObject({ ...version, at: instant, isCurrent: z.boolean() }).nullable(),
    }),
  },
  whatIf: {
    input: z.strictObject({ ...campaign, deposit: cnyAmount.optional() }),
    output: z.strictObject({
      /** Whether the gift depends on a deposit. */
      asksDeposit: z.boolean(),
      bonus: cnyAmount,
      required: cnyAmount,
      /** `after`: the bonus waits until it is played for; `upfront`: it is paid first and played before a withdrawal; `winnings`: what is given is
       * staked and only what it wins is played; `none`: nothing is asked. */
      release: z.enum(['after', 'upfront', 'winnings', 'none']),
      /** Days to play; null where there is no end. */
      days: z.int().nullable(),
      worth: worthRange.nullable(),
      /** What a free bet leaves on average, at the least odds of its terms or at 2.00; null for other rewards. */
      freeBet: z.strictObject({ odds: z.string(), worth: cnyAmount }).nullable(),
      /** Null where nothing is to be played or staked. */
      chance: chanceRange.nullable(),
    }),
  },
  listBonuses: { input: nothing, output: z.strictObject({ now: instant, bonuses: z.array(bonus) }) },
  explainBonus: {
    input: z.strictObject({ rewardId: uuid }),
    output: z.strictObject({
      bonus,
      /** The latest fifty, newest first. */
      plays: z.array(bonusPlay),
      /** There are more of them. */
      isCut: z.boolean(),
      moves: z.array(bonusMove),
    }),
  },
  forfeitBonus: {
    /** `held` is what the member was shown: where something came free since, nothing is given up. */
    input: z.strictObject({ rewardId: uuid, held: cnyAmount }),
    output: z.strictObject({ forfeited: cnyAmount, bonus }),
  },
} satisfies SchemasOf<typeof bonusEndpoints>;
