import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant, nothing } from '../../fields.ts';
import { exchanged, gift, giftChoice, giftNumber, giftOffer, giftRecord, receiver } from '../gift/schemas.ts';
import { giftId } from '../gift/term-schemas.ts';
import { giftConditionTypes } from '../gifts.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { presentEndpoints } from './endpoints.ts';

export const presentSchemas = {
  getPresent: {
    input: giftNumber,
    output: z.strictObject({
      /** The name of the drawn scene. */
      webBanner: z.string(),
      webActivityRuleDesc: z.array(z.string()),
      /** Gifts for credit, the cheapest first. */
      betGifts: z.array(giftOffer),
      /** The gift for the first deposit; null where the present has none. */
      firstDepositGift: giftOffer.nullable(),
      levelGifts: z.array(giftOffer),
      /** Where the bar has its marks: credit and the gift it is enough for. */
      activityProgressBarConfig: z.array(z.strictObject({ credit: z.int(), giftId })),
      /** The dearest gift for credit, at the end of the bar. */
      maxGift: gift.nullable(),
      exchangeGift: z.array(z.strictObject({ giftId, giftName: z.string(), exchangeDate: instant })),
      giftList: z.array(gift),
      /** Played since the start, yuan; null for visitors. */
      activityMoney: cnyAmount.nullable(),
      activityTabTitle: z.array(z.string()),
      /** One for each 100.00 played; null for visitors. */
      credit: z.strictObject({ earned: z.int(), spent: z.int(), left: z.int() }).nullable(),
    }),
  },
  validateExchange: { input: giftChoice, output: z.strictObject({ status }) },
  exchangePresent: { input: giftChoice, output: exchanged },
  receiveUserInfo: {
    input: nothing,
    output: z.strictObject({ receiver: receiver.nullable(), records: z.array(giftRecord) }),
  },
  listTopGifts: {
    input: nothing,
    output: z.strictObject({
      gifts: z.array(
        z.strictObject({
          no: campaignNumber,
          title: z.string(),
          gift,
          conditionType: z.literal(giftConditionTypes.codeList),
          offer: giftOffer,
        }),
      ),
    }),
  },
  claimTopGift: { input: giftChoice, output: exchanged },
} satisfies SchemasOf<typeof presentEndpoints>;
