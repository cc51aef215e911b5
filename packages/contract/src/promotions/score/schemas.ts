import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { exchanged, gift, giftChoice, giftNumber, giftOffer } from '../gift/schemas.ts';
import type { scoreEndpoints } from './endpoints.ts';

export const scoreSchemas = {
  getActivityScore: {
    input: giftNumber,
    output: z.strictObject({
      acts: z.array(
        z.strictObject({
          act: z.enum(['deposit', 'play', 'day']),
          /** Score for one. */
          each: z.int(),
          /** How many the caller has; null for visitors. */
          count: z.int().nullable(),
        }),
      ),
      score: z.strictObject({ earned: z.int(), spent: z.int(), left: z.int() }).nullable(),
      giftList: z.array(gift),
      offers: z.array(giftOffer),
    }),
  },
  exchangeActivityScore: { input: giftChoice, output: exchanged },
} satisfies SchemasOf<typeof scoreEndpoints>;
