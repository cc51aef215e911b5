import { happySendOperatorEndpoints } from '@fairway/contract/promotions/happy-send/operator-endpoints.ts';
import { happySendOperatorSchemas } from '@fairway/contract/promotions/happy-send/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getHappyList } from './get-happy-list.ts';
import { writeHappyList } from './write-happy-list.ts';

/** Who is on the lists that campaigns send gifts to. */
export const happySendOperatorRoutes = defineRoutes(happySendOperatorEndpoints, happySendOperatorSchemas, {
  writeHappyList,
  getHappyList,
});
