import { z } from 'zod';
import { cursor, instant, money, signedAmount, uuid, walletCurrency } from '../fields.ts';
import type { SchemasOf } from '../endpoint.ts';
import type { sportsbookBetEndpoints } from './bet-endpoints.ts';
import { bilingual, fixtureId, goals, marketCode, odds, selectionId } from './fixture-schemas.ts';
import {
  betOutcomes,
  betStatuses,
  builderReasons,
  cashOutCauses,
  cashOutPercents,
  cashOutStatuses,
  marketStatuses,
  settlementCauses,
  voidReasons,
} from './states.ts';

/** A leg as the slip holds it: what the member saw when choosing. */
const slipLeg = z.strictObject({
  fixtureId,
  selectionId,
  marketVersion: z.int().min(0),
  odds,
});
const slipLegs = z.array(slipLeg).min(1).max(10);
/** Combination sizes as @fairway/betting writes them: [1] single, [3] 3 串 1, [2,3] 3 串 4. */
const sizes = z.array(z.int().min(1).max(10)).min(1).max(10);
const amount = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/);

const limits = z.strictObject({
  /** Of one combination (注). */
  minStake: amount,
  /** The greatest unit stake that would be accepted now, after stake, payout and exposure limits; "0.00": none. */
  maxStake: amount,
  maxPayout: amount,
});

export const betLeg = z.strictObject({
  place: z.int(),
  fixtureId,
  competition: bilingual,
  home: bilingual,
  away: bilingual,
  startsAt: instant,
  market: marketCode,
  line: z.int().nullable(),
  selection: z.string(),
  selectionId,
  /** The exact price that settles. */
  odds,
  /** What the member had asked for; differs only where the price policy allowed it. */
  askedOdds: odds,
  /** Booked in play; a handicap counts from scoreAtPlacement. */
  live: z.boolean(),
  scoreAtPlacement: goals.nullable(),
  outcome: z.enum(betOutcomes).nullable(),
  voidReason: z.enum(voidReasons).nullable(),
  /** The result the leg was settled by, or the present one. */
  result: z.strictObject({ fullTime: goals.nullable(), halfTime: goals.nullable() }).nullable(),
});

const refusal = z.strictObject({ code: z.int(), name: z.string(), text: bilingual });

const cashOut = z.strictObject({
  id: uuid,
  cause: z.enum(cashOutCauses),
  status: z.enum(cashOutStatuses),
  percent: z.literal(cashOutPercents),
  /** What of the stake was or is to be bought back. */
  stake: amount,
  /** The quote that was taken; of an automatic one the least amount that the member wants. */
  asked: amount,
  /** Null until it is paid. */
  paid: amount.nullable(),
  at: instant,
  /** Pending only: by when it is paid or refused. */
  decidesAt: instant.nullable(),
  refusal: refusal.nullable(),
});

export const bet = z.strictObject({
  id: uuid,
  billNo: z.string(),
  operationId: z.string(),
  status: z.enum(betStatuses),
  placedAt: instant,
  currency: walletCurrency,
  unitStake: amount,
  stake: amount,
  sizes: z.array(z.int()),
  /** How many bets (注) the combinations make. */
  combinations: z.int(),
  pricePolicy: z.enum(['none', 'higher', 'any']),
  live: z.boolean(),
  /** The house's stake was bet: what it wins is paid, the stake never. */
  isFree: z.boolean(),
  /** Legs of one match at one price; null for any other bet. */
  builder: z
    .strictObject({
      /** With every leg. */
      odds,
      /** Of each set of legs that can be left after voids: of the set with the bits b (the first leg's is 1) at place b - 1. */
      prices: z.array(odds).min(3).max(63),
    })
    .nullable(),
  /** If every leg wins, stake included; of a free bet without it. */
  maximumReturn: amount,
  /** Pending only: by when it is accepted or refused. */
  decidesAt: instant.nullable(),
  refusal: refusal.nullable(),
  returned: amount.nullable(),
  /** returned less the own stake; null while it is open. */
  net: signedAmount.nullable(),
  settledAt: instant.nullable(),
  /** How the return was computed, e.g. `100.00 × (1/2 + 1/2 × 1.950) = 147.50`; null while it is open. */
  formula: z.string().nullable(),
  legs: z.array(betLeg),
  /** Every settlement, the first one first; more than one: it was settled again. */
  settlements: z.array(
    z.strictObject({
      number: z.int(),
      at: instant,
      cause: z.enum(settlementCauses),
      returned: amount,
      /** What moved compared with the settlement before. */
      change: signedAmount,
      /** What could not be taken back and is recorded as a debt. */
      debt: amount,
    }),
  ),
  /** What of the stake is still in the bet: less than the stake once a part was cashed out. */
  openStake: amount,
  cashOuts: z.array(cashOut),
  /** The value from which all of it is cashed out by itself; null: not wanted, or the bet is over. */
  autoCashOut: amount.nullable(),
});

export const sportsbookBetSchemas = {
  previewSlip: {
    input: z.strictObject({ currency: walletCurrency, legs: slipLegs, sizes }),
    output: z.strictObject({
      at: instant,
      legs: z.array(
        z.strictObject({
          fixtureId,
          selectionId,
          status: z.enum(marketStatuses),
          marketVersion: z.int(),
          /** The present price; null: not offered now. */
          odds: odds.nullable(),
          /** Compared with what the slip holds. */
          change: z.enum(['none', 'higher', 'lower', 'gone']),
          live: z.boolean(),
          score: goals.nullable(),
          /** Can it be in a parlay? */
          combinable: z.boolean(),
          /** Limits of this leg as a single. */
          single: limits,
        }),
      ),
      /** Pairs of legs, by their places from 0, that cannot be in one combination. */
      conflicts: z.array(
        z.strictObject({ first: z.int(), second: z.int(), reason: z.literal('sameFixture') }),
      ),
      /** Limits of the combination asked for; null while legs conflict or one is not offered. */
      combined: limits.nullable(),
      /** Seconds that a bet on this slip waits as pending; 0 before the kick-off. */
      delaySeconds: z.int(),
      /** Of the member's wallet at the sports venue; null for a visitor. */
      balance: money.nullable(),
    }),
  },
  quoteBuilder: {
    input: z.strictObject({ currency: walletCurrency, legs: slipLegs }),
    output: z.strictObject({
      at: instant,
      /** By place; a suspended or closed leg keeps the builder from being sold. */
      legs: z.array(
        z.strictObject({
          fixtureId,
          selectionId,
          status: z.enum(marketStatuses),
          marketVersion: z.int(),
          /** As a single; null: not offered now. */
          odds: odds.nullable(),
        }),
      ),
      /** What keeps the legs from being one builder; `place` is null where it is their number, or the match itself. */
      refusals: z.array(z.strictObject({ place: z.int().nullable(), reason: z.enum(builderReasons) })),
      /** Of the whole builder now; null while it cannot be sold. */
      odds: odds.nullable(),
      limits: limits.nullable(),
      /** Of the member's wallet at the sports venue; null for a visitor. */
      balance: money.nullable(),
    }),
  },
  placeBet: {
    input: z.strictObject({
      currency: walletCurrency,
      /** Of each combination; the whole stake is this times the number of combinations. */
      unitStake: amount,
      sizes,
      legs: slipLegs,
      pricePolicy: z.enum(['none', 'higher', 'any']),
      /** All legs as one bet builder at this price, which the price policy is about; `sizes` is then [number of legs]. */
      builder: z.strictObject({ odds }).optional(),
      /** Of the member's free bets the one that pays the stake; its stake is the whole stake. */
      freeBetId: uuid.optional(),
    }),
    output: bet,
  },
  getBet: { input: z.strictObject({ betId: uuid }), output: bet },
  getBetByOperation: {
    input: z.strictObject({ operationId: z.string().regex(/^[\w-]{16,64}$/) }),
    output: z.strictObject({
      /** `unknown`: no such call has been decided here; sending the same operation id again is safe. */
      state: z.enum(['unknown', 'booked', 'refused']),
      bet: bet.nullable(),
      refusal: refusal.nullable(),
    }),
  },
  listBets: {
    input: z.strictObject({ state: z.enum(['unsettled', 'settled']), cursor: cursor.optional() }),
    output: z.strictObject({ bets: z.array(bet), next: cursor.nullable() }),
  },
  quoteCashOut: {
    input: z.strictObject({ betId: uuid }),
    output: z.strictObject({
      /** When the quotes end. */
      until: instant,
      /** Seconds that a cash-out waits as pending; 0 before the kick-off. */
      delaySeconds: z.int(),
      /** All of it and each part of which both sides are at least the least stake. */
      quotes: z.array(
        z.strictObject({
          percent: z.literal(cashOutPercents),
          stake: amount,
          value: amount,
          /** Signed by the house; `takeCashOut` takes it back as it is. */
          quote: z.string(),
        }),
      ),
    }),
  },
  takeCashOut: {
    input: z.strictObject({ betId: uuid, quote: z.string().min(1).max(400) }),
    output: bet,
  },
  setAutoCashOut: {
    input: z.strictObject({ betId: uuid, threshold: amount.nullable() }),
    output: bet,
  },
} satisfies SchemasOf<typeof sportsbookBetEndpoints>;

export type Bet = z.output<typeof bet>;
export type BetLeg = z.output<typeof betLeg>;
