import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, nothing } from '../../fields.ts';
import { activityCard } from '../schemas.ts';
import { offerGift } from '../terms/common-schemas.ts';
import type { pushOfferEndpoints } from './endpoints.ts';

export const pushOfferSchemas = {
  listPushOffers: {
    input: nothing,
    output: z.strictObject({
      offers: z.array(
        z.strictObject({
          ...activityCard.shape,
          /** As in its terms. */
          reward: cnyAmount,
          gives: offerGift.nullable(),
        }),
      ),
    }),
  },
} satisfies SchemasOf<typeof pushOfferEndpoints>;
