import { luxuryEndpoints } from '@fairway/contract/promotions/luxury/endpoints.ts';
import { luxurySchemas } from '@fairway/contract/promotions/luxury/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { exchangeLuxuryGift } from './exchange-luxury-gift.ts';
import { getLuxuryConfig } from './get-luxury-config.ts';
import { getLuxuryGifts } from './get-luxury-gifts.ts';
import { remindLuxuryGift } from './remind-luxury-gift.ts';

/** The shop for points. */
export const luxuryRoutes = defineRoutes(luxuryEndpoints, luxurySchemas, {
  getLuxuryConfig,
  getLuxuryGifts,
  exchangeLuxuryGift,
  remindLuxuryGift,
});
