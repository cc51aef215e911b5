import { z } from 'zod';
import { cnyAmount, instant, typedText, uuid } from '../../fields.ts';
import { giftCategories, giftRecordStatuses, giftStatuses } from '../gifts.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import { campaignKinds } from '../kinds.ts';
import { giftId } from './term-schemas.ts';

const line = typedText(1, 100);
/** Where goods go (specification section 3), at most 100 characters each; kept encrypted. */
export const receiver = z.strictObject({
  receiver: line,
  phone: line,
  province: line,
  city: line,
  district: line,
  address: line,
});
export type Receiver = z.output<typeof receiver>;

/** A gift as printed (specification section 3). */
export const gift = z.strictObject({
  id: giftId,
  giftName: z.string(),
  /** Yuan; of a virtual gift the number of points. */
  giftMoney: cnyAmount,
  /** Names of drawn pictures. */
  imgUrls: z.array(z.string()),
  giftProperties: z.array(z.string()),
  category: z.literal(giftCategories.codeList),
});
export type Gift = z.output<typeof gift>;

/** How a gift stands for the caller: to be had, not enough yet, taken already, or none left. */
export const giftState = z.enum(['open', 'short', 'claimed', 'gone']);

/** What is asked for a gift and what the caller has of it; `have` is null for visitors. */
export const giftOffer = z.strictObject({
  giftId,
  need: z.int(),
  have: z.int().nullable(),
  left: z.int(),
  state: giftState,
});
export type GiftOffer = z.output<typeof giftOffer>;

export const giftRecord = z.strictObject({
  rewardId: uuid,
  kind: z.enum(campaignKinds.codeList),
  no: campaignNumber,
  giftId,
  giftName: z.string(),
  exchangeDate: instant,
  /** Credit, points or score that it cost. */
  price: z.int(),
  recordStatus: z.literal(giftRecordStatuses.codeList),
  status: z.literal(giftStatuses.codeList),
  /** The own address, for goods. */
  receiver: receiver.nullable(),
  /** Why it was refused. */
  remark: z.string().nullable(),
});
export type GiftRecord = z.output<typeof giftRecord>;

export const giftNumber = z.strictObject({ no: campaignNumber });
/** Which gift, and for goods where it goes. */
export const giftChoice = z.strictObject({ no: campaignNumber, giftId, receiver: receiver.optional() });
export const exchanged = z.strictObject({ status, record: giftRecord });
