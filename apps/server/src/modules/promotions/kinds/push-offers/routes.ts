import { pushOfferEndpoints } from '@fairway/contract/promotions/push-offers/endpoints.ts';
import { pushOfferSchemas } from '@fairway/contract/promotions/push-offers/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listPushOffers } from './list-push-offers.ts';

/** Offers that come to those whom they are for. */
export const pushOfferRoutes = defineRoutes(pushOfferEndpoints, pushOfferSchemas, { listPushOffers });
