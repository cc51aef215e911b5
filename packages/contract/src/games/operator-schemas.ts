import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { dealerGames } from '../dealer/codes.ts';
import { fishingGame } from '../fishing/codes.ts';
import { lotteryCodes } from '../lottery/codes.ts';
import { crashGame, memberGameCodes } from './codes.ts';
import { crashState } from './crash-schemas.ts';
import type { gameOperatorEndpoints, returnsEndpoints } from './operator-endpoints.ts';

const ownGame = z.enum([...memberGameCodes, crashGame, ...dealerGames]);

/** An open round without anything that its member has not seen. */
const openRound = z.strictObject({
  id: uuid,
  billNo: z.string(),
  memberId: uuid,
  memberName: z.string(),
  game: ownGame,
  currency: walletCurrency,
  stake: walletAmount,
  since: instant,
  acts: z.int(),
  /** When the server ends it; null for a bet on a flight or at a live table, which ends with it. */
  endsAt: instant.nullable(),
});

const flight = z.strictObject({
  number: z.int(),
  state: crashState,
  opensAt: instant,
  closesAt: instant,
  startedAt: instant.nullable(),
  bets: z.int(),
  cashedOut: z.int(),
  staked: z.array(z.strictObject({ currency: walletCurrency, amount: walletAmount })),
});

/** Percent with four decimals, rounded half up. */
const percent = z.string().regex(/^-?\d+\.\d{4}$/);

/** Days that returns are asked for, the present one included. */
export const returnDays = [1, 7, 30, 90] as const;

export const returnsLine = z.strictObject({
  game: z.enum([...memberGameCodes, crashGame, fishingGame, ...lotteryCodes]),
  /** Of a lottery; null for a game. */
  play: z.string().nullable(),
  currency: walletCurrency,
  /** Rounds, bets on flights, shots, or tickets. */
  rounds: z.int(),
  staked: walletAmount,
  returned: walletAmount,
  /** What came back of the stakes, what should have, and the band that chance leaves it in. */
  observed: percent,
  theory: percent,
  low: percent,
  high: percent,
  /** The members' choices may return less than theory: only a sum above the band means anything. */
  upperOnly: z.boolean(),
  state: z.enum(['few', 'inside', 'below', 'above']),
  /** Outside the band on a side that means something. */
  alarm: z.boolean(),
});
export type ReturnsLine = z.output<typeof returnsLine>;

export const gameOperatorSchemas = {
  listOpenPlay: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      rounds: z.array(openRound),
      /** The flight that is not settled yet. */
      flight: flight.nullable(),
      next: cursor.nullable(),
    }),
  },
} satisfies SchemasOf<typeof gameOperatorEndpoints>;

export const returnsSchemas = {
  getReturns: {
    input: z.strictObject({ days: z.literal(returnDays) }),
    output: z.strictObject({
      /** Games are counted up to here; null while nothing is. */
      countedUntil: instant.nullable(),
      lines: z.array(returnsLine),
    }),
  },
} satisfies SchemasOf<typeof returnsEndpoints>;
