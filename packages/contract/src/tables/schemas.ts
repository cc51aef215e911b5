import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { handStates, memberTableCodes, memberTableGames, mostTableSeats } from './codes.ts';
import type { memberTableEndpoints } from './endpoints.ts';

const tableCode = z.enum(memberTableCodes);
const seatNumber = z.int().min(1).max(mostTableSeats);

/** A card that is shown: `AS`, `TD`; its place in the pack from 0 and the salt that proves it under the hand's root. */
const shownCard = z.strictObject({ card: z.string(), place: z.int(), salt: z.string() });
export type ShownCard = z.output<typeof shownCard>;

/** With the neighbours that lead from the card's leaf to the root. */
const provenCard = shownCard.extend({
  path: z.array(z.strictObject({ side: z.enum(['left', 'right']), hash: z.string() })),
});
export type ProvenCard = z.output<typeof provenCard>;

const handSeat = z.strictObject({
  seat: seatNumber,
  /** Left behind the bets. */
  stack: walletAmount,
  /** In on this street, and in the whole hand. */
  bet: walletAmount,
  paid: walletAmount,
  state: z.enum(['in', 'folded', 'allIn']),
  /** What it did last, and the bet that a raise went to. */
  lastAct: z
    .strictObject({
      act: z.enum(['fold', 'check', 'call', 'raise']),
      to: walletAmount.nullable(),
      byClock: z.boolean(),
    })
    .nullable(),
  /** Shown at the showdown; empty otherwise. */
  cards: z.array(shownCard),
  /** Its best five, where it is shown. */
  rank: z.string().nullable(),
  /** What came back, once the hand is over. */
  returned: walletAmount.nullable(),
});

/** A hand as everybody may see it. */
export const tableHand = z.strictObject({
  number: z.int(),
  state: z.enum(handStates),
  button: seatNumber,
  /** The big blind. */
  unit: walletAmount,
  street: z.enum(['preflop', 'flop', 'turn', 'river']),
  board: z.array(shownCard),
  /** Clockwise from the left of the button. */
  seats: z.array(handSeat),
  /** Without what is in on this street; of a hand that is over with what each paid out. */
  pots: z.array(
    z.strictObject({
      amount: walletAmount,
      seats: z.array(seatNumber),
      winners: z.array(z.strictObject({ seat: seatNumber, amount: walletAmount })),
    }),
  ),
  /** Everything that was paid in. */
  pot: walletAmount,
  rake: walletAmount.nullable(),
  turn: z
    .strictObject({
      seat: seatNumber,
      since: instant,
      /** From here on it takes from the time bank, and then its time is over. */
      bankFrom: instant,
      until: instant,
    })
    .nullable(),
  /** How many acts there have been: an act names the number that it was made at. */
  acts: z.int(),
  endedAt: instant.nullable(),
  proof: z.strictObject({
    firstLink: z.string(),
    linkIndex: z.int(),
    beacon: z.strictObject({ chain: z.string(), round: z.int(), at: instant }),
    randomness: z.string().nullable(),
    /** Merkle root over the pack, out before the deal. */
    root: z.string().nullable(),
  }),
});
export type TableHand = z.output<typeof tableHand>;

const summary = z.strictObject({
  table: tableCode,
  game: z.enum(memberTableGames),
  name: z.string(),
  currency: walletCurrency,
  /** The small and the big blind. */
  blinds: z.strictObject({ small: walletAmount, big: walletAmount }),
  buyIn: z.strictObject({ least: walletAmount, most: walletAmount }),
  seats: z.int(),
  taken: z.int(),
  /** Percent of each contested pot, and the most of a hand. */
  rake: z.strictObject({ percent: z.int(), most: walletAmount }),
});
export type MemberTable = z.output<typeof summary>;

const tableSeat = z.strictObject({
  seat: seatNumber,
  /** Blind: made for each sitting. */
  name: z.string(),
  stack: walletAmount,
  state: z.enum(['seated', 'sittingOut', 'leaving']),
  /** Whether the hand that is shown was dealt to this sitting: a seat may have been taken since. */
  dealt: z.boolean(),
});
export type TableSeat = z.output<typeof tableSeat>;

const ownSeat = z.strictObject({
  seat: seatNumber,
  /** Of the present hand, once dealt; nobody else is shown them. */
  cards: z.array(provenCard),
  /** Names the hand in its proof; only those dealt in know it. Null where not dealt in. */
  hand: uuid.nullable(),
  /** Milliseconds left in the time bank. */
  bank: z.int(),
  /** The own turn: what a call adds, `0.00` for a check, and the bets that a raise may go to. */
  options: z
    .strictObject({
      call: walletAmount,
      raise: z.strictObject({ least: walletAmount, most: walletAmount }).nullable(),
    })
    .nullable(),
});
export type OwnSeat = z.output<typeof ownSeat>;

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
  /** From seven days after its end: the whole pack follows from it. */
  link: z.string().nullable(),
  linkAt: instant,
});
export type PlayedHand = z.output<typeof playedHand>;

export const memberTableSchemas = {
  listTables: {
    input: z.strictObject({}),
    output: z.strictObject({ tables: z.array(summary) }),
  },
  getTable: {
    input: z.strictObject({ table: tableCode }),
    output: z.strictObject({
      /** The house's clock. */
      now: instant,
      summary,
      seats: z.array(tableSeat),
      /** The present hand, or the last one for a minute after its end. */
      hand: tableHand.nullable(),
      own: ownSeat.nullable(),
    }),
  },
  takeSeat: {
    input: z.strictObject({ table: tableCode, amount: walletAmount }),
    output: z.strictObject({ table: tableCode, seat: seatNumber, stack: walletAmount }),
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
      act: z.enum(['fold', 'check', 'call', 'raise']),
      /** With `raise` alone: the bet of this street that it makes. */
      to: walletAmount.optional(),
    }),
    output: z.strictObject({ hand: tableHand }),
  },
  listHands: {
    input: z.strictObject({ table: tableCode.optional(), cursor: cursor.optional() }),
    output: z.strictObject({ hands: z.array(playedHand), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof memberTableEndpoints>;
