import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { billNo, cnyAmount, cursor, done, instant, nothing, typedText, uuid } from '../fields.ts';
import { bilingual } from '../sportsbook/fixture-schemas.ts';
import type { giftDeskEndpoints } from './gift-desk-endpoints.ts';
import { giftPayout } from './gift-schemas.ts';
import { giftStates, tipFlagKinds } from './gifts.ts';
import { chatRoomNo } from './room-schemas.ts';

const deskGift = z.strictObject({
  giftNo: billNo,
  memberId: uuid,
  memberName: z.string(),
  chatRoomNo,
  anchorId: uuid,
  anchorName: z.string(),
  name: bilingual,
  count: z.int(),
  coins: z.int(),
  worth: cnyAmount,
  /** The anchor's part by the contract that counted, in percent. */
  sharePercent: z.int(),
  state: z.literal(giftStates.codeList),
  sentAt: instant,
});
export type DeskGift = z.output<typeof deskGift>;

const tipFlag = z.strictObject({
  kind: z.literal(tipFlagKinds.codeList),
  memberId: uuid,
  memberName: z.string(),
  anchorId: uuid,
  anchorName: z.string(),
  /** Given by the member to the anchor in seven days, and by all members. */
  coins: z.int(),
  all: z.int(),
  /** Whole percent, rounded down. */
  percent: z.int(),
});
export type TipFlag = z.output<typeof tipFlag>;

const deskPayout = giftPayout.extend({
  id: uuid,
  anchorId: uuid,
  anchorName: z.string(),
  /** Why a person looks; nothing where the rule paid at once. */
  flags: z.array(z.literal(tipFlagKinds.codeList)),
  /** The operator's, where one decided. */
  reason: z.string(),
});
export type DeskPayout = z.output<typeof deskPayout>;

export const giftDeskSchemas = {
  searchGifts: {
    input: z.strictObject({
      giftNo: billNo.optional(),
      memberName: typedText(1, 20).optional(),
      chatRoomNo: chatRoomNo.optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ gifts: z.array(deskGift), next: cursor.nullable() }),
  },
  listTipFlags: { input: nothing, output: z.strictObject({ flags: z.array(tipFlag) }) },
  proposeGiftRefund: {
    input: z.strictObject({ giftNo: billNo, reason: typedText(2, 200) }),
    output: z.strictObject({ proposalId: uuid }),
  },
  listGiftPayouts: { input: nothing, output: z.strictObject({ payouts: z.array(deskPayout) }) },
  decideGiftPayout: {
    input: z.strictObject({ id: uuid, decision: z.enum(['paid', 'kept']), reason: typedText(2, 200) }),
    output: done,
  },
} satisfies SchemasOf<typeof giftDeskEndpoints>;
