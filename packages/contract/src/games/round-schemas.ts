import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { memberGameCodes } from './codes.ts';
import type { gameRoundEndpoints } from './round-endpoints.ts';

export const memberGame = z.enum(memberGameCodes);

/** Whole numbers and texts by name; each game's rules read them strictly. */
const bet = z
  .record(z.string().max(20), z.union([z.string().max(20), z.int(), z.array(z.int()).max(10)]))
  .refine((fields) => Object.keys(fields).length <= 4);

/** An act in an open round with what it takes: `{ act: 'open', tile: 3 }`. The game's rules say which there are. */
const act = z.strictObject({
  act: z.string().max(20),
  tile: z.int().optional(),
  box: z.int().optional(),
  places: z.array(z.int()).max(5).optional(),
});

/** What happened, in order; which details there are the kind says. Decimals are text. */
const step = z.record(z.string(), z.unknown());

/** The seed in use or one that was; `serverSeed` once it is revealed. */
const seed = z.strictObject({
  number: z.int(),
  /** SHA-256 of the server seed, shown before the client seed was chosen. */
  commitment: z.string(),
  clientSeed: z.string(),
  serverSeed: z.string().nullable(),
});

export const round = z.strictObject({
  id: uuid,
  billNo: z.string(),
  game: memberGame,
  /** The version of the par sheet. */
  sheet: z.int(),
  status: z.enum(['open', 'settled']),
  currency: walletCurrency,
  stake: walletAmount,
  /** Everything staked so far: more than the stake where an act put as much again, such as a double. */
  staked: walletAmount,
  /** The stake was the house's: what came back is the member's all the same. */
  free: z.boolean(),
  bet: z.record(z.string(), z.unknown()),
  steps: z.array(step),
  /** What was done in it so far, and what may be done next; none where a bet decides all. */
  acts: z.array(z.record(z.string(), z.unknown())),
  nextActs: z.array(z.string()),
  /** What the round returns, or would by cashing out now, for a first stake of 1; four decimals. */
  multiplier: z.string(),
  /** Null while the round is open. */
  returned: walletAmount.nullable(),
  nonce: z.int(),
  seed,
  startedAt: instant,
});
export type Round = z.output<typeof round>;

const roundSummary = round.pick({
  id: true,
  billNo: true,
  game: true,
  status: true,
  currency: true,
  stake: true,
  staked: true,
  free: true,
  returned: true,
  nonce: true,
  startedAt: true,
});

export const gameRoundSchemas = {
  startRound: {
    input: z.strictObject({
      game: memberGame,
      currency: walletCurrency,
      stake: walletAmount,
      bet,
      /** Plays one of a grant of free rounds; game, currency and stake are then the grant's. */
      freeGrantId: uuid.optional(),
    }),
    /** With what the center wallet holds after it. */
    output: round.extend({ balance: walletAmount }),
  },
  actInRound: {
    input: z.strictObject({
      roundId: uuid,
      /** How many acts the member has seen: another number is refused, so that no act meets a round that has moved on. */
      after: z.int().min(0).max(1000),
      act,
    }),
    output: round.extend({ balance: walletAmount }),
  },
  listOpenRounds: { input: z.strictObject({}), output: z.strictObject({ rounds: z.array(round) }) },
  getRound: { input: z.strictObject({ roundId: uuid }), output: round },
  listRounds: {
    input: z.strictObject({ game: memberGame.optional(), cursor: cursor.optional() }),
    output: z.strictObject({ rounds: z.array(roundSummary), next: cursor.nullable() }),
  },
  getSeeds: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** Null before the first client seed was chosen. */
      inUse: seed.omit({ serverSeed: true }).extend({ rounds: z.int() }).nullable(),
      next: z.strictObject({ number: z.int(), commitment: z.string() }),
    }),
  },
  rotateSeeds: {
    input: z.strictObject({ clientSeed: z.string().regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/) }),
    output: z.strictObject({
      /** The seed that has ended, with its server seed; null where it is the member’s first. */
      revealed: seed.nullable(),
      inUse: seed.omit({ serverSeed: true }),
      next: z.strictObject({ number: z.int(), commitment: z.string() }),
    }),
  },
  getParSheet: {
    input: z.strictObject({ game: memberGame }),
    output: z.strictObject({
      game: memberGame,
      version: z.int(),
      /** Strips, tables and shares; exact fractions as text, `99/100`. */
      sheet: z.record(z.string(), z.unknown()),
      /** Theoretical return in percent, two decimals. */
      rtp: z.string(),
      paceMilliseconds: z.int(),
      /** Whether it takes stakes now. */
      open: z.boolean(),
      stakes: z.array(
        z.strictObject({
          currency: walletCurrency,
          least: walletAmount,
          most: walletAmount,
          /** A stake whose bet could return more is refused. */
          mostReturn: walletAmount,
        }),
      ),
    }),
  },
} satisfies SchemasOf<typeof gameRoundEndpoints>;
