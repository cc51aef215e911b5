import { signEndpoints } from '@fairway/contract/promotions/sign/endpoints.ts';
import { signSchemas } from '@fairway/contract/promotions/sign/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { claimFullSign } from './claim-full-sign.ts';
import { getSignGift } from './get-sign-gift.ts';
import { signToday } from './sign-today.ts';

/** The daily sign-in. */
export const signRoutes = defineRoutes(signEndpoints, signSchemas, { getSignGift, signToday, claimFullSign });
