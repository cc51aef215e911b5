import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant, nothing } from '../../fields.ts';
import { giftStatuses } from '../gifts.ts';
import { vipLevels } from '../limits.ts';
import { activityResult as status, campaignNumber, ownReward } from '../schemas.ts';
import type { vipGiftEndpoints } from './endpoints.ts';
import { vipGifts, vipGiftStates } from './gifts.ts';

const level = z.int().min(vipLevels.lowest).max(vipLevels.highest);
/** A level that a bonus can be for. */
const bonusLevel = z.int().min(1).max(vipLevels.highest);

const vipGift = z.strictObject({
  gift: z.enum(vipGifts.codeList),
  /** Of an upgrade: the level that it is for; else the level that decides the amount. */
  level,
  amount: cnyAmount,
  state: z.enum(vipGiftStates),
  /** The number of the second enumeration (section 4); null before the application. */
  status: z.literal(giftStatuses.codeList).nullable(),
  /** The campaign that pays it; null while none runs. */
  no: campaignNumber.nullable(),
  /** The day from which it can be applied for, and the last one; null for any day. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});
export type OwnVipGift = z.output<typeof vipGift>;

const named = z.strictObject({
  gift: z.enum(vipGifts.codeList),
  /** Of an upgrade; left out, the lowest that can be applied for. */
  level: bonusLevel.optional(),
});
/** Left out, the campaign that runs. */
const campaign = z.strictObject({ no: campaignNumber.optional() });
const given = z.strictObject({ status, reward: ownReward, gift: vipGift });

export const vipGiftSchemas = {
  listVipGifts: {
    input: nothing,
    output: z.strictObject({ gifts: z.array(vipGift), now: instant }),
  },
  checkVipGiftProgress: {
    input: named,
    output: z.strictObject({
      gift: vipGift,
      progress: z.array(
        z.strictObject({
          /** The level, net deposits and play in yuan, the day, the day since which the birth date is on file. */
          what: z.enum(['level', 'deposits', 'flows', 'day', 'onFile']),
          need: z.string(),
          have: z.string(),
          met: z.boolean(),
        }),
      ),
    }),
  },
  applyVipGift: { input: named, output: given },
  applyVipUpgrade: { input: z.strictObject({ level: bonusLevel }), output: given },
  applyBirthdayGift: { input: campaign, output: given },
  applyMonthMoney: { input: campaign, output: given },
  getMonthlyDividends: {
    input: nothing,
    output: z.strictObject({
      /** The first day of this month. */
      month: z.iso.date(),
      gift: vipGift,
      /** What months gave, the latest first. */
      records: z.array(
        z.strictObject({ month: z.iso.date(), amount: cnyAmount, paidAt: instant.nullable() }),
      ),
      now: instant,
    }),
  },
} satisfies SchemasOf<typeof vipGiftEndpoints>;
