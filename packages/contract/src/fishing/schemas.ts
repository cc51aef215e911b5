import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { mostShots, poolCodes, shotOutcomes } from './codes.ts';
import type { fishingEndpoints } from './endpoints.ts';

const pool = z.enum(poolCodes);
const tideNumber = z.int().min(1).max(2_147_483_647);
/** Of a tide, 30 a second. */
const tick = z.int().min(0).max(18_000);
/** 1024 steps of a turn from right, clockwise on a screen. */
const angle = z.int().min(0).max(1023);
const shotNumber = z.int().min(1).max(2_147_483_647);

const money = z.array(
  z.strictObject({
    currency: walletCurrency,
    /** Sizes of its cannons: the stake of one shot. */
    cannons: z.array(walletAmount),
    /** Of one buy-in, and of what a seat holds after it. */
    leastBuyIn: walletAmount,
    mostBuyIn: walletAmount,
  }),
);

const poolSummary = z.strictObject({
  pool,
  name: z.string(),
  /** Whether it takes shots now. */
  open: z.boolean(),
  seats: z.int(),
  taken: z.int(),
  money,
  /** Theoretical return in percent. */
  rtp: z.string(),
});
export type PoolSummary = z.output<typeof poolSummary>;

/** Its link of the house’s chain and its round of public randomness, both named before it begins. */
const tide = z.strictObject({
  number: z.int(),
  state: z.enum(['preparing', 'open', 'ended']),
  openedAt: instant.nullable(),
  /** Its fish follow from this alone; 64 hex digits, null before it begins. */
  sea: z.string().nullable(),
  firstLink: z.string(),
  linkIndex: z.int(),
  beacon: z.strictObject({ chain: z.string(), round: z.int(), at: instant }),
  randomness: z.string().nullable(),
  /** After its end: what every shot follows from. */
  link: z.string().nullable(),
});
export type Tide = z.output<typeof tide>;

const catchOf = z.strictObject({ fish: z.int(), tick: z.int() });

export const ownSeat = z.strictObject({
  id: uuid,
  pool,
  /** From 1. */
  place: z.int(),
  currency: walletCurrency,
  /** What its wallet holds. */
  balance: walletAmount,
  /** The number that its next shot has. */
  nextShot: z.int(),
  takenAt: instant,
});
export type OwnSeat = z.output<typeof ownSeat>;

/** One shot as it was fired and what became of it. */
export const firedShot = z.strictObject({
  number: z.int(),
  tick: z.int(),
  angle: z.int(),
  outcome: z.enum(shotOutcomes),
  /** Place of the fish in the tide, and the tick it is touched at. */
  fish: z.int().nullable(),
  contact: z.int().nullable(),
  /** 0 unless it hit. */
  multiple: z.int(),
});
export type FiredShot = z.output<typeof firedShot>;

export const fishingSchemas = {
  listPools: {
    input: z.strictObject({}),
    output: z.strictObject({ pools: z.array(poolSummary), own: ownSeat.nullable() }),
  },
  getPool: {
    input: z.strictObject({ pool }),
    output: poolSummary.extend({
      /** The house’s clock. */
      now: instant,
      tide: tide.nullable(),
      /** Of the present tide. */
      caught: z.array(catchOf),
      places: z.array(z.strictObject({ place: z.int(), taken: z.boolean() })),
      kinds: z.array(
        z.strictObject({
          fish: z.string(),
          /** Times the stake; of a drawn table its mean. */
          multiple: z.int(),
          /** What a hit may pay, where it is drawn. */
          awards: z.array(z.int()),
          /** That a shot which touches it hits, an exact fraction. */
          chance: z.string(),
        }),
      ),
      /** At any pool. */
      own: ownSeat.nullable(),
    }),
  },
  enterPool: {
    input: z.strictObject({ pool, currency: walletCurrency, amount: walletAmount }),
    /** With what the center wallet holds after it. */
    output: ownSeat.extend({ center: walletAmount }),
  },
  fireShots: {
    input: z.strictObject({
      pool,
      tide: tideNumber,
      /** Number of the first one at the seat; the others follow. */
      first: shotNumber,
      cannon: walletAmount,
      shots: z.array(z.strictObject({ tick, angle })).min(1).max(mostShots),
    }),
    output: z.strictObject({
      id: uuid,
      billNo: z.string(),
      /** Of the shots that were not returned. */
      stake: walletAmount,
      returned: walletAmount,
      shots: z.array(firedShot),
      /** What the seat holds after it. */
      balance: walletAmount,
    }),
  },
  leavePool: {
    input: z.strictObject({}),
    /** What went home, and what the center wallet holds after it. */
    output: z.strictObject({ currency: walletCurrency, amount: walletAmount, center: walletAmount }),
  },
  listShots: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      batches: z.array(
        z.strictObject({
          id: uuid,
          billNo: z.string(),
          seat: uuid,
          place: z.int(),
          pool,
          currency: walletCurrency,
          cannon: walletAmount,
          stake: walletAmount,
          returned: walletAmount,
          at: instant,
          shots: z.array(
            firedShot.extend({
              /** Fish that were caught before it was judged, each with the tick that it left at. */
              gone: z.array(z.array(z.int()).length(2)),
            }),
          ),
          tide,
        }),
      ),
      next: cursor.nullable(),
    }),
  },
} satisfies SchemasOf<typeof fishingEndpoints>;
