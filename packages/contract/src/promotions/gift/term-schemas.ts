import { z } from 'zod';
import { cnyAmount, paragraphs, typedText } from '../../fields.ts';
import { giftCategories, giftConditionTypes } from '../gifts.ts';
import { giftArts } from './arts.ts';

export const giftId = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);

const texts = z.strictObject({
  name: typedText(1, 40),
  /** Size, colour, model and the like, a line each. */
  properties: paragraphs(0, 300),
});

const gift = {
  id: giftId,
  zh: texts,
  en: texts,
  art: z.enum(giftArts),
  category: z.literal(giftCategories.codeList),
  /** Yuan; a virtual gift is points, and this their number. */
  worth: cnyAmount,
  /** So many of it in all, whatever the member. */
  stock: z.int().min(1).max(100_000),
};

/** A gift that is paid for with points or with the score of a campaign. */
export const pricedGift = z.strictObject({ ...gift, price: z.int().min(1).max(10_000_000) });

/** A gift of a present: for the first deposit (whole yuan), for credit (100.00 of play each), or for a VIP level. */
export const presentGift = z.strictObject({
  ...gift,
  condition: z.literal(giftConditionTypes.codeList),
  need: z.int().min(1).max(10_000_000),
});

export type PricedGift = z.output<typeof pricedGift>;
export type PresentGift = z.output<typeof presentGift>;
/** What every gift is, whatever is asked for it. */
export type GiftTerm = Omit<PricedGift, 'price'>;

export const pricedGifts = z.array(pricedGift).min(1).max(30);
export const presentGifts = z.array(presentGift).min(1).max(30);
