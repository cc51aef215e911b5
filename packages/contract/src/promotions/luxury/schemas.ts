import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { done, instant } from '../../fields.ts';
import { exchanged, gift, giftChoice, giftOffer } from '../gift/schemas.ts';
import { giftId } from '../gift/term-schemas.ts';
import { campaignNumber } from '../schemas.ts';
import type { luxuryEndpoints } from './endpoints.ts';

/** A number in the query. */
const asked = z.strictObject({ no: z.string().regex(/^[1-9]\d{0,5}$/) });

export const luxurySchemas = {
  getLuxuryConfig: {
    input: asked,
    output: z.strictObject({
      title: z.string(),
      rules: z.array(z.string()),
      startsAt: instant,
      endsAt: instant,
      /** The own points; null for visitors. */
      points: z.int().nullable(),
      now: instant,
    }),
  },
  getLuxuryGifts: {
    input: asked,
    output: z.strictObject({
      giftList: z.array(gift),
      offers: z.array(
        z.strictObject({
          ...giftOffer.shape,
          /** Asked for by the caller; `due` once the gift can be had. */
          reminder: z.enum(['none', 'set', 'due']),
        }),
      ),
    }),
  },
  exchangeLuxuryGift: { input: giftChoice, output: exchanged },
  remindLuxuryGift: { input: z.strictObject({ no: campaignNumber, giftId }), output: done },
} satisfies SchemasOf<typeof luxuryEndpoints>;
