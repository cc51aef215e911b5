import { breakoutEndpoints } from '@fairway/contract/promotions/breakout/endpoints.ts';
import { breakoutSchemas } from '@fairway/contract/promotions/breakout/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getBreakout } from './get-breakout.ts';
import { passBarrier } from './pass-barrier.ts';

/** Barriers that are passed in their order. */
export const breakoutRoutes = defineRoutes(breakoutEndpoints, breakoutSchemas, { getBreakout, passBarrier });
