import { z } from 'zod';
import { cnyAmount, typedText } from '../fields.ts';
import { giftId } from './gift-schemas.ts';
import { giftArts } from './gifts.ts';

const offered = z.strictObject({
  key: giftId,
  zh: typedText(1, 12),
  en: typedText(1, 24),
  art: z.enum(giftArts),
  /** Price of one in coins. */
  coins: z.int().min(1).max(100_000),
  open: z.boolean(),
});

/** What one member may give at most, in yuan, whatever limits of one's own there are. */
const ceilings = z.strictObject({
  send: cnyAmount,
  day: cnyAmount,
  week: cnyAmount,
  month: cnyAmount,
  /** In a day of the first seven after the registration. */
  firstWeekDay: cnyAmount,
  /** In all, until the identity is verified. */
  withoutIdentity: cnyAmount,
});

/** Whether gifts are taken, the catalogue in its order, and the site's ceilings, version by version. */
export const giftSettings = z.strictObject({
  open: z.boolean(),
  gifts: z
    .array(offered)
    .min(1)
    .max(20)
    .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length),
  ceilings,
});
export type GiftSettings = z.output<typeof giftSettings>;
export type GiftCeilings = GiftSettings['ceilings'];
