import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { memberTableCodes, memberTableGames, tableActs } from './codes.ts';
import type { memberTableEndpoints } from './endpoints.ts';
import { seatNumber, shownCard, tableHand } from './hand-schemas.ts';

export type {
  DoudizhuTableHand,
  HoldemTableHand,
  NiuniuTableHand,
  ShownCard,
  TableHand,
} from './hand-schemas.ts';

const tableCode = z.enum(memberTableCodes);

/** With the neighbours that lead from the card's leaf to the root. */
const provenCard = shownCard.extend({
  path: z.array(z.strictObject({ side: z.enum(['left', 'right']), hash: z.string() })),
});
export type ProvenCard = z.output<typeof provenCard>;

export const memberTable = z.strictObject({
  table: tableCode,
  game: z.enum(memberTableGames),
  name: z.string(),
  currency: walletCurrency,
  /** Of hold'em alone. */
  blinds: z.strictObject({ small: walletAmount, big: walletAmount }).nullable(),
  /** The big blind, or the base that bids and hands multiply. */
  unit: walletAmount,
  /** Who has less is dealt no hand: the most that a hand can take, where that has a bound. */
  leastStack: walletAmount,
  buyIn: z.strictObject({ least: walletAmount, most: walletAmount }),
  seats: z.int(),
  /** Without so many there is no hand. */
  leastSeats: z.int(),
  taken: z.int(),
  /** Percent of each contested pot with the most of a hand, or of what a seat has won, which has no most. */
  rake: z.strictObject({ percent: z.int(), most: walletAmount.nullable() }),
});
export type MemberTable = z.output<typeof memberTable>;

const tableSeat = z.strictObject({
  seat: seatNumber,
  /** Blind: made for each sitting. */
  name: z.string(),
  stack: walletAmount,
  state: z.enum(['seated', 'sittingOut', 'leaving']),
  /** A machine of the house, at demo tables alone. */
  isBot: z.boolean(),
  /** Whether the hand that is shown was dealt to this sitting: a seat may have been taken since. */
  dealt: z.boolean(),
});
export type TableSeat = z.output<typeof tableSeat>;

const options = z.union([
  /** What a call adds, `0.00` for a check, and the bets that a raise may go to. */
  z.strictObject({
    game: z.literal('holdem'),
    call: walletAmount,
    raise: z.strictObject({ least: walletAmount, most: walletAmount }).nullable(),
  }),
  /** Every `times` that it may name; bids end where the stack would not cover them. */
  z.strictObject({ game: z.literal('niuniu'), act: z.enum(['bid', 'bet']), times: z.array(z.int()) }),
  /** Every `points` that it may name; or whether it may pass, which who leads may not. */
  z.strictObject({ game: z.literal('doudizhu'), act: z.literal('bid'), points: z.array(z.int()) }),
  z.strictObject({ game: z.literal('doudizhu'), act: z.literal('play'), mayPass: z.boolean() }),
]);

const ownSeat = z.strictObject({
  seat: seatNumber,
  /** Of the present hand, once dealt; nobody else is shown them. */
  cards: z.array(provenCard),
  /** Names the hand in its proof; only those dealt in know it. Null where not dealt in. */
  hand: uuid.nullable(),
  /** Milliseconds left in the time bank. */
  bank: z.int(),
  /** What it may do now, where it is its turn. */
  options: options.nullable(),
  /** What it has bid or bet at niuniu while others still choose. */
  chosen: z.int().nullable(),
});
export type OwnSeat = z.output<typeof ownSeat>;

/** An act with just what it comes with: the bet that a raise makes, what was bid or bet, the cards of a play. */
const seatAct = z.strictObject({
  seat: seatNumber,
  act: z.enum(tableActs),
  to: walletAmount.optional(),
  times: z.int().optional(),
  points: z.int().optional(),
  cards: z.array(z.string()).optional(),
});

/** What a hand is played again from: the stacks at the deal, clockwise, and every act in its order. */
export const handReplay = z.strictObject({
  seats: z.array(z.strictObject({ seat: seatNumber, stack: walletAmount })),
  acts: z.array(seatAct),
});

const playedHand = z.strictObject({
  hand: uuid,
  billNo: z.string(),
  table: tableCode,
  currency: walletCurrency,
  seat: seatNumber,
  paid: walletAmount,
  returned: walletAmount,
  at: instant,
  cards: z.array(provenCard),
  open: tableHand,
  replay: handReplay,
  /** From seven days after its end: the whole pack follows from it. */
  link: z.string().nullable(),
  linkAt: instant,
});
export type PlayedHand = z.output<typeof playedHand>;

const tableView = z.strictObject({
  /** The house's clock. */
  now: instant,
  summary: memberTable,
  seats: z.array(tableSeat),
  /** The present hand, or the last one for a minute after its end. */
  hand: tableHand.nullable(),
  own: ownSeat.nullable(),
});
export type TableView = z.output<typeof tableView>;

/** An act as a call names it. */
const givenAct = {
  act: z.enum(tableActs),
  /** With `raise` alone: the bet of this street that it makes. */
  to: walletAmount.optional(),
  /** With `bid` and `bet` of niuniu. */
  times: z.int().min(0).max(4).optional(),
  /** With `bid` of doudizhu. */
  points: z.int().min(0).max(3).optional(),
  /** With `play` of doudizhu: cards of the own hand by name. */
  cards: z.array(z.string().max(2)).min(1).max(20).optional(),
};

const demoHand = z.strictObject({
  /** The hand itself, sealed: the next call gives it back. Nobody but the house can read the cards in it. */
  token: z.string(),
  /** Every step since the call, as the own seat may see it; the last one is the present. */
  views: z.array(tableView).min(1),
  /** Until when the own seat has time; null where it is not to act. */
  until: instant.nullable(),
  /** Once over, with the link from which the whole pack follows. */
  played: playedHand.nullable(),
});
const demoToken = z.string().min(1).max(40_000);

export const memberTableSchemas = {
  listTables: {
    input: z.strictObject({}),
    output: z.strictObject({ tables: z.array(memberTable) }),
  },
  getTable: {
    input: z.strictObject({ table: tableCode }),
    output: tableView,
  },
  takeSeat: {
    input: z.strictObject({ table: tableCode, amount: walletAmount }),
    output: z.strictObject({ table: tableCode, seat: seatNumber, stack: walletAmount }),
  },
  topUpSeat: {
    input: z.strictObject({ table: tableCode, amount: walletAmount }),
    /** What lies at the seat then, with what is in a hand. */
    output: z.strictObject({ stack: walletAmount }),
  },
  leaveSeat: {
    input: z.strictObject({ table: tableCode }),
    /** `afterHand`: a hand goes on; it is left, and its money comes home, at the end. */
    output: z.strictObject({ state: z.enum(['left', 'afterHand']), returned: walletAmount.nullable() }),
  },
  sitOut: {
    input: z.strictObject({ table: tableCode, out: z.boolean() }),
    output: z.strictObject({ out: z.boolean() }),
  },
  actAtTable: {
    input: z.strictObject({
      table: tableCode,
      hand: z.int().min(1).max(2_147_483_647),
      /** `acts` of the hand as the page has it. */
      acts: z.int().min(0).max(1000),
      ...givenAct,
    }),
    output: z.strictObject({ hand: tableHand }),
  },
  startDemoHand: {
    /** With the token of the hand before its chips go on; without one everybody has new ones. */
    input: z.strictObject({ game: z.enum(memberTableGames), token: demoToken.optional() }),
    output: demoHand,
  },
  actInDemoHand: {
    /** Without an act: the time is over, and the seat does what an absent one does. */
    input: z.strictObject({ token: demoToken, ...givenAct, act: givenAct.act.optional() }),
    output: demoHand,
  },
  listHands: {
    input: z.strictObject({ table: tableCode.optional(), cursor: cursor.optional() }),
    output: z.strictObject({ hands: z.array(playedHand), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof memberTableEndpoints>;
