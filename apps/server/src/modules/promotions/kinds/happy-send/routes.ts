import { happySendEndpoints } from '@fairway/contract/promotions/happy-send/endpoints.ts';
import { happySendSchemas } from '@fairway/contract/promotions/happy-send/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listHappySends } from './list-happy-sends.ts';

/** Gifts that the house sends to the members of a list. */
export const happySendRoutes = defineRoutes(happySendEndpoints, happySendSchemas, { listHappySends });
