import { z } from 'zod';
import { instant, walletAmount } from '../fields.ts';
import { handStates, mostTableSeats } from './codes.ts';

export const seatNumber = z.int().min(1).max(mostTableSeats);

/** A card that is shown: `AS`, `TD`, `BJ`, `RJ`; its place in the pack from 0 and the salt that proves it under the hand's root. */
export const shownCard = z.strictObject({ card: z.string(), place: z.int(), salt: z.string() });
export type ShownCard = z.output<typeof shownCard>;

const turn = z.strictObject({
  seat: seatNumber,
  since: instant,
  /** From here on it takes from the time bank, and then its time is over. */
  bankFrom: instant,
  until: instant,
});

/** What a hand of any game has. */
const anyHand = z.strictObject({
  number: z.int(),
  state: z.enum(handStates),
  button: seatNumber,
  /** The big blind, or the base that bids and hands multiply. */
  unit: walletAmount,
  rake: walletAmount.nullable(),
  /** How many acts there have been: an act names the number that it was made at. */
  acts: z.int(),
  endedAt: instant.nullable(),
  proof: z.strictObject({
    firstLink: z.string(),
    linkIndex: z.int(),
    /** The chain is empty for a demo hand, which waits for no public randomness. */
    beacon: z.strictObject({ chain: z.string(), round: z.int(), at: instant }),
    randomness: z.string().nullable(),
    /** Merkle root over the pack, out before the deal. */
    root: z.string().nullable(),
  }),
});

const holdemSeat = z.strictObject({
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
  /** Its best five, where it is shown: what they are, and their names. */
  rank: z.string().nullable(),
  five: z.array(z.string()),
  /** What came back, once the hand is over. */
  returned: walletAmount.nullable(),
});

const holdemHand = anyHand.extend({
  game: z.literal('holdem'),
  street: z.enum(['preflop', 'flop', 'turn', 'river']),
  board: z.array(shownCard),
  /** Clockwise from the left of the button. */
  seats: z.array(holdemSeat),
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
  turn: turn.nullable(),
});
export type HoldemTableHand = z.output<typeof holdemHand>;

/** What a hand of niuniu or doudizhu brought a seat, once it is over; what was won is less the rake. One of both is 0. */
const outcome = z.strictObject({ won: walletAmount, lost: walletAmount });

const niuniuSeat = z.strictObject({
  seat: seatNumber,
  /** At the deal. */
  stack: walletAmount,
  /** Whether it has bid, or bet, while others still choose: what they choose is out when all have chosen. */
  hasChosen: z.boolean(),
  /** 0 to 4; null until all have bid. */
  bid: z.int().nullable(),
  /** 1 to 4; null until all have bet, and for the banker. */
  bet: z.int().nullable(),
  /** Its time was over when it should have bid or bet last; out with that. */
  byClock: z.boolean(),
  /** All five, once the hand is over. */
  cards: z.array(shownCard),
  /** What they are: the kind, the times that it wins by, and the places in `cards` of three that make ten, twenty or thirty (none without a bull). */
  bull: z.strictObject({ kind: z.string(), multiple: z.int(), three: z.array(z.int()) }).nullable(),
  /** Against the banker, once over: whether it won, what was due, and what of it was there. Null for the banker. */
  due: z.strictObject({ wins: z.boolean(), amount: walletAmount, paid: walletAmount }).nullable(),
  outcome: outcome.nullable(),
});

const niuniuHand = anyHand.extend({
  game: z.literal('niuniu'),
  phase: z.enum(['bidding', 'betting', 'over']),
  /** Clockwise from the left of the button. */
  seats: z.array(niuniuSeat),
  banker: seatNumber.nullable(),
  /** Everybody who has still to choose. */
  turns: z.array(turn),
});
export type NiuniuTableHand = z.output<typeof niuniuHand>;

/** What cards are played as: the highest rank from 0 for a three to 14 for the red joker, and the ranks in a line, 1 where there is none. */
const pattern = z.strictObject({ kind: z.string(), high: z.int(), length: z.int() });

const doudizhuSeat = z.strictObject({
  seat: seatNumber,
  /** At the deal. */
  stack: walletAmount,
  /** 0 to 3; null before. */
  bid: z.int().nullable(),
  /** How many cards it holds. */
  left: z.int(),
  /** What it did last, with the cards of a play by name. */
  lastAct: z
    .strictObject({
      act: z.enum(['bid', 'play', 'pass']),
      cards: z.array(z.string()),
      byClock: z.boolean(),
    })
    .nullable(),
  /** In the order that it played them. */
  played: z.array(shownCard),
  /** What it held when the hand was over. */
  cards: z.array(shownCard),
  outcome: outcome.nullable(),
});

const doudizhuHand = anyHand.extend({
  game: z.literal('doudizhu'),
  phase: z.enum(['bidding', 'playing', 'over']),
  /** Clockwise from the left of the button: the order of bids and plays. */
  seats: z.array(doudizhuSeat),
  landlord: seatNumber.nullable(),
  /** The three that the landlord took; empty before. */
  bottom: z.array(shownCard),
  /** The play that is to be beaten; null for who leads. */
  toBeat: z.strictObject({ seat: seatNumber, cards: z.array(z.string()), pattern }).nullable(),
  /** Bombs and rockets played, and what each farmer's base is multiplied by so far; 0 before there is a landlord. */
  bombs: z.int(),
  factor: z.int(),
  /** Once over: whether one side never came to play. */
  isSpring: z.boolean(),
  turn: turn.nullable(),
});
export type DoudizhuTableHand = z.output<typeof doudizhuHand>;

/** A hand as everybody may see it. */
export const tableHand = z.discriminatedUnion('game', [holdemHand, niuniuHand, doudizhuHand]);
export type TableHand = z.output<typeof tableHand>;
