import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { billNo, cnyAmount, coinAmount, cursor, instant, nothing, uuid, versionNumber } from '../fields.ts';
import { bilingual } from '../sportsbook/fixture-schemas.ts';
import type { giftEndpoints } from './gift-endpoints.ts';
import { giftArts, giftBoards, giftStates, mostGifts } from './gifts.ts';
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
} satisfies SchemasOf<typeof giftEndpoints>;
