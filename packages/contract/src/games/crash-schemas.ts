import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import type { gameCrashEndpoints } from './crash-endpoints.ts';

/** How high a flight is, in hundredths: 250 is 2.50 times the stake. */
const height = z.int().min(100);
const target = z.int().min(101).max(100_000_000);

/** `waiting`: bets are closed, the round of public randomness is not out yet. */
export const crashState = z.enum(['opening', 'betting', 'waiting', 'flying', 'crashed', 'voided']);
export type CrashState = z.output<typeof crashState>;

/** What decides the flight: committed to before betting opens. */
const commitment = z.strictObject({
  /** link(0) of the chain, and the place of the flight’s link in it. */
  firstLink: z.string(),
  linkIndex: z.int(),
  beacon: z.strictObject({ chain: z.string(), round: z.int(), at: instant }),
});

export const crashBet = z.strictObject({
  id: uuid,
  billNo: z.string(),
  round: z.int(),
  currency: walletCurrency,
  stake: walletAmount,
  target: height.nullable(),
  /** Where the return reaches the most that the house pays: cashed out there. */
  mostHeight: height,
  /** Where it was cashed out by hand. */
  cashedOutAt: height.nullable(),
  placedAt: instant,
  status: z.enum(['open', 'settled', 'voided']),
  /** Null while it is open. */
  returned: walletAmount.nullable(),
});
export type CrashBet = z.output<typeof crashBet>;

const flight = commitment.extend({
  number: z.int(),
  state: crashState,
  opensAt: instant,
  closesAt: instant,
  startedAt: instant.nullable(),
  /** Where it ended; null before. */
  point: height.nullable(),
});

const pastFlight = commitment.extend({
  number: z.int(),
  point: height,
  startedAt: instant,
  link: z.string(),
  randomness: z.string(),
});
export type PastFlight = z.output<typeof pastFlight>;

export const gameCrashSchemas = {
  getCrash: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** The house’s clock. */
      now: instant,
      /** Theoretical return in percent. */
      rtp: z.string(),
      /** Whether it takes stakes now. */
      open: z.boolean(),
      stakes: z.array(
        z.strictObject({
          currency: walletCurrency,
          least: walletAmount,
          most: walletAmount,
          mostReturn: walletAmount,
        }),
      ),
      /** Null before the first one: asking has it prepared. */
      flight: flight.nullable(),
      /** How many play, and the greatest stakes without names; where they were cashed out, by hand or by their target. */
      bets: z.strictObject({
        count: z.int(),
        greatest: z.array(
          z.strictObject({
            currency: walletCurrency,
            stake: walletAmount,
            cashedOutAt: height.nullable(),
          }),
        ),
      }),
      own: crashBet.nullable(),
      last: z.array(pastFlight),
    }),
  },
  listCrashRounds: {
    /** `below`: `next` of the page before. */
    input: z.strictObject({ below: z.int().min(1).optional() }),
    /** `next`: null on the last page. */
    output: z.strictObject({ rounds: z.array(pastFlight), next: z.int().nullable() }),
  },
  placeCrashBet: {
    input: z.strictObject({
      round: z.int().min(1),
      currency: walletCurrency,
      stake: walletAmount,
      target: target.optional(),
    }),
    /** With what the center wallet holds after it. */
    output: crashBet.extend({ balance: walletAmount }),
  },
  cashOutCrash: {
    input: z.strictObject({ betId: uuid }),
    output: crashBet.extend({
      /** What the bet returns when the flight is over. */
      returns: walletAmount,
    }),
  },
} satisfies SchemasOf<typeof gameCrashEndpoints>;
