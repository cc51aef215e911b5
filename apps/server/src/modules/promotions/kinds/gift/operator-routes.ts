import { giftOperatorEndpoints } from '@fairway/contract/promotions/gift/operator-endpoints.ts';
import { giftOperatorSchemas } from '@fairway/contract/promotions/gift/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { revealReceiver } from './reveal-receiver.ts';

/** Where goods go, for those who hand them over. */
export const giftOperatorRoutes = defineRoutes(giftOperatorEndpoints, giftOperatorSchemas, {
  revealReceiver,
});
