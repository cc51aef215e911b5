import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { dealSides, dealStates, dealerGames, dealerRules, dealerTableCodes, mostSpots } from './codes.ts';
import type { dealerEndpoints } from './endpoints.ts';

const tableCode = z.enum(dealerTableCodes);
const dealNumber = z.int().min(1).max(2_147_483_647);

/** `banker`, `playerPair`, `straight.17`, `corner.16-17-19-20`, `total.9`, `pair.1-6`: `getDealerTable` lists those of a table. */
const spot = z.string().max(30);
const spotStake = z.strictObject({ spot, stake: walletAmount });

/** What came out; the game says which. */
export const dealResult = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('baccarat'),
    winner: z.enum(['player', 'banker', 'tie']),
    playerPoints: z.int(),
    bankerPoints: z.int(),
    playerPair: z.boolean(),
    bankerPair: z.boolean(),
  }),
  z.strictObject({
    game: z.literal('dragonTiger'),
    winner: z.enum(['dragon', 'tiger', 'tie']),
    /** A tie of one suit. */
    suited: z.boolean(),
  }),
  z.strictObject({ game: z.literal('roulette'), number: z.int().min(0).max(36) }),
  z.strictObject({ game: z.literal('sicbo'), dice: z.array(z.int()).length(3) }),
]);
export type DealResult = z.output<typeof dealResult>;

/** A card that lies open: `place` in the shoe from 0, with the salt that proves it under the shoe’s root. */
export const dealtCard = z.strictObject({
  side: z.enum(dealSides),
  /** `AS`, `TD`: rank and suit. */
  card: z.string(),
  place: z.int(),
  salt: z.string(),
  at: instant,
});
export type DealtCard = z.output<typeof dealtCard>;

/** The link of the house’s hash chain and the round of public randomness, both named before betting opens. */
const commitment = z.strictObject({
  firstLink: z.string(),
  linkIndex: z.int(),
  beacon: z.strictObject({ chain: z.string(), round: z.int(), at: instant }),
});
/** What of it is out by now. */
const proof = commitment.extend({ randomness: z.string().nullable(), link: z.string().nullable() });
export type DealProof = z.output<typeof proof>;

export const deal = z.strictObject({
  number: z.int(),
  /** Null at a wheel and with dice. */
  shoe: z.int().nullable(),
  state: z.enum(dealStates),
  opensAt: instant,
  closesAt: instant,
  /** In the order dealt. */
  cards: z.array(dealtCard),
  result: dealResult.nullable(),
  resultedAt: instant.nullable(),
  /** Of a wheel and of dice, whose every deal is drawn by itself; null where a shoe is dealt. */
  proof: proof.nullable(),
});
export type Deal = z.output<typeof deal>;

const shoe = proof.extend({
  number: z.int(),
  state: z.enum(['preparing', 'open', 'ended']),
  cards: z.int(),
  /** With so few cards left no deal is begun any more. */
  cut: z.int(),
  dealt: z.int(),
  /** Merkle root over every card and its salt, out before the first bet; null while the shoe is being prepared. */
  root: z.string().nullable(),
});
export type Shoe = z.output<typeof shoe>;

const stakes = z.array(
  z.strictObject({
    currency: walletCurrency,
    /** Of one spot. */
    least: walletAmount,
    /** Of all spots of a deal together, and the most that they may return. */
    most: walletAmount,
    mostReturn: walletAmount,
  }),
);

export const dealerBet = z.strictObject({
  id: uuid,
  billNo: z.string(),
  table: tableCode,
  deal: z.int(),
  currency: walletCurrency,
  stake: walletAmount,
  spots: z.array(spotStake),
  placedAt: instant,
  status: z.enum(['open', 'settled', 'voided']),
  /** Null while it is open. */
  returned: walletAmount.nullable(),
  /** What counts as turnover: without pushes and opposite sides. Null while it is open. */
  turnover: walletAmount.nullable(),
  result: dealResult.nullable(),
});
export type DealerBet = z.output<typeof dealerBet>;

const tableSummary = z.strictObject({
  table: tableCode,
  game: z.enum(dealerGames),
  rules: z.enum(dealerRules),
  name: z.string(),
  /** Whether it takes stakes now. */
  open: z.boolean(),
  stakes,
  /** The present deal, or the last one while the table rests: asking for the table has it go on. Null before the first. */
  deal: deal.nullable(),
  /** Results of the present shoe, or of the last 60 deals of a wheel or of dice, oldest first. */
  road: z.array(z.strictObject({ deal: z.int(), result: dealResult })),
});
export type DealerTable = z.output<typeof tableSummary>;

export const dealerSchemas = {
  listDealerTables: {
    input: z.strictObject({}),
    output: z.strictObject({ now: instant, tables: z.array(tableSummary) }),
  },
  getDealerTable: {
    input: z.strictObject({ table: tableCode }),
    output: tableSummary.extend({
      /** The house’s clock. */
      now: instant,
      spots: z.array(
        z.strictObject({
          spot,
          /** What a stake of 1 returns at best, stake included: `1.95`, `12`. */
          odds: z.string(),
          /** That it returns more than its stake, an exact fraction: `1/37`. */
          chance: z.string(),
          /** Theoretical return in percent, four decimals. */
          rtp: z.string(),
        }),
      ),
      shoe: shoe.nullable(),
      /** On the present deal. */
      own: dealerBet.nullable(),
      /** How many bet on the present deal, and what lies on each spot by currency, without names. */
      bets: z.strictObject({
        count: z.int(),
        spots: z.array(spotStake.extend({ currency: walletCurrency })),
      }),
    }),
  },
  placeDealerBets: {
    input: z.strictObject({
      table: tableCode,
      deal: dealNumber,
      currency: walletCurrency,
      spots: z
        .array(spotStake)
        .min(1)
        .max(mostSpots)
        .refine((spots) => new Set(spots.map((one) => one.spot)).size === spots.length),
    }),
    /** With what the center wallet holds after it. */
    output: dealerBet.extend({ balance: walletAmount }),
  },
  listDealerDeals: {
    /** `below`: `next` of the page before. */
    input: z.strictObject({ table: tableCode, below: dealNumber.optional() }),
    /** `next`: null on the last page. */
    output: z.strictObject({ deals: z.array(deal), next: z.int().nullable() }),
  },
  getShoe: {
    /** Without a number: the present one. */
    input: z.strictObject({ table: tableCode, shoe: dealNumber.optional() }),
    output: shoe.extend({ table: tableCode, deals: z.array(deal) }),
  },
  listDealerBets: {
    input: z.strictObject({ table: tableCode.optional(), cursor: cursor.optional() }),
    output: z.strictObject({ bets: z.array(dealerBet), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof dealerEndpoints>;
