import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import {
  billNo,
  calendarDay,
  cnyAmount,
  coinAmount,
  cursor,
  done,
  instant,
  nothing,
  uuid,
  versionNumber,
} from '../fields.ts';
import { bilingual } from '../sportsbook/fixture-schemas.ts';
import type { giftEndpoints } from './gift-endpoints.ts';
import { ownerProof } from '../members/verification/owner-proof-schemas.ts';
import { giftArts, giftBoards, giftPayoutStatuses, giftStates, mostGifts } from './gifts.ts';
import { chatRoomNo } from './room-schemas.ts';

/** What names a gift in the catalogue, in every version of it. */
export const giftId = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);

export const gift = z.strictObject({
  giftId,
  name: bilingual,
  art: z.enum(giftArts),
  /** Price of one. */
  coins: z.int().min(1),
  /** The same in yuan, ten coins for one. */
  worth: cnyAmount,
});
export type Gift = z.output<typeof gift>;

/** What can be given now. */
export const giftList = z.strictObject({
  /** Whether gifts are taken at all. */
  open: z.boolean(),
  priceVersion: versionNumber,
  gifts: z.array(gift),
});
export type GiftList = z.output<typeof giftList>;

const rank = z.strictObject({
  place: z.int(),
  /** Null until the giver chose to be named. */
  name: z.string().nullable(),
  coins: z.int(),
  /** Whether it is the caller. */
  own: z.boolean(),
});
export type GiftRank = z.output<typeof rank>;

const ownGift = z.strictObject({
  giftNo: billNo,
  chatRoomNo,
  anchorName: z.string(),
  giftId,
  name: bilingual,
  count: z.int(),
  coins: z.int(),
  worth: cnyAmount,
  /** What of it is the anchor's, in yuan, by the contract in force when it was sent; rounded down. */
  anchorWorth: cnyAmount,
  state: z.literal(giftStates.codeList),
  sentAt: instant,
});
export type OwnGift = z.output<typeof ownGift>;

/** A month of the site's zone, YYYY-MM. */
const month = z.string().regex(/^(19\d\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/);

/** A day of the site's zone on which the anchor was given anything; `*Worth` are yuan, ten coins for one. */
const incomeDay = z.strictObject({
  day: calendarDay,
  /** How many calls of streaks. */
  gifts: z.int(),
  /** Of all of them, those included that went back. */
  coins: z.int(),
  worth: cnyAmount,
  /** Of those that went back, whenever that was. */
  returnedCoins: z.int(),
  /** The anchor's by the contracts that the gifts name: as it was closed, less what went back later; before the closing as it would be now. */
  anchorCoins: z.int(),
  anchorWorth: cnyAmount,
  /** When the day was closed; null before. */
  closedAt: instant.nullable(),
});
export type IncomeDay = z.output<typeof incomeDay>;

/** The closed days of a month together. */
const incomeMonth = z.strictObject({
  month,
  days: z.int(),
  /** That were not given back before the days were closed. */
  coins: z.int(),
  /** Refunded after that. */
  returnedCoins: z.int(),
  anchorCoins: z.int(),
  anchorWorth: cnyAmount,
});
export type IncomeMonth = z.output<typeof incomeMonth>;

export const giftPayout = z.strictObject({
  payoutNo: billNo,
  /** The Monday on which it was made. */
  week: calendarDay,
  /** Paid, or to be paid; refunds may lower it until then. */
  coins: z.int(),
  worth: cnyAmount,
  status: z.literal(giftPayoutStatuses.codeList),
  /** When it is paid although nobody decided; null where nothing waits. */
  deadline: instant.nullable(),
  endedAt: instant.nullable(),
});
export type GiftPayout = z.output<typeof giftPayout>;

/** A member's own ceiling in a room, coins a day of the site's zone; null: none. */
const roomLimit = z.strictObject({
  coins: z.int().nullable(),
  /** Given there today. */
  given: z.int(),
  /** What was asked for and is looser: set again from `readyAt` on, it counts. */
  wish: z.strictObject({ coins: z.int().nullable(), readyAt: instant }).nullable(),
});

export const giftSchemas = {
  listGifts: { input: nothing, output: giftList },
  sendGift: {
    input: z.strictObject({
      chatRoomNo,
      giftId,
      count: z.int().min(1).max(mostGifts),
      /** Of the list that the giver saw. */
      priceVersion: versionNumber,
      streakId: uuid,
      /** Which call of the streak it is, from 1. */
      streakNo: z.int().min(1).max(10_000),
      /** Whether the room and its boards name the giver. */
      shown: z.boolean(),
    }),
    output: z.strictObject({
      giftNo: billNo,
      /** Coins of this call. */
      coins: coinAmount,
      /** Coins left. */
      balance: coinAmount,
      /** How many of this gift the streak has come to, and what they cost in yuan. */
      streak: z.int(),
      streakWorth: cnyAmount,
      takeBackUntil: instant,
      /** What the member has given today, in yuan. */
      dayTotal: cnyAmount,
      /** What of this call is the anchor's, in yuan. */
      anchorWorth: cnyAmount,
    }),
  },
  undoGift: {
    input: z.strictObject({ giftNo: billNo }),
    output: z.strictObject({ giftNo: billNo, coins: coinAmount, balance: coinAmount }),
  },
  listGiftRanks: {
    input: z.strictObject({ chatRoomNo, board: z.literal(giftBoards.codeList) }),
    output: z.strictObject({
      board: z.literal(giftBoards.codeList),
      ranks: z.array(rank),
      /** The caller's place among all; null for one who gave nothing, and for a visitor. */
      own: rank.nullable(),
    }),
  },
  listOwnGifts: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({ gifts: z.array(ownGift), next: cursor.nullable() }),
  },
  listGiftIncome: {
    /** The present month without one. */
    input: z.strictObject({ month: month.optional() }),
    output: z.strictObject({
      month,
      /** The latest first. */
      days: z.array(incomeDay),
      /** Of the last twelve months those with a closed day, the latest first. */
      months: z.array(incomeMonth),
      /** Those that wait first, then the latest; 26 at most. */
      payouts: z.array(giftPayout),
    }),
  },
  confirmGiver: { input: z.strictObject({ proof: ownerProof.optional() }), output: done },
  getRoomGiftLimit: { input: z.strictObject({ chatRoomNo }), output: roomLimit },
  setRoomGiftLimit: {
    input: z.strictObject({ chatRoomNo, coins: z.int().min(1).max(1_000_000).nullable() }),
    output: roomLimit,
  },
} satisfies SchemasOf<typeof giftEndpoints>;
