import type { freeRoundEndpoints } from '@fairway/contract/games/free-rounds/endpoints.ts';
import type { freeRoundSchemas } from '@fairway/contract/games/free-rounds/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectGrants } from './grants-store.ts';
import { presentGrant } from './present-grant.ts';

const shown = 50;

/** Own grants: those with rounds left first, the next to expire at the top, then the latest. */
export const listFreeRounds: Operation<
  (typeof freeRoundEndpoints)['listFreeRounds'],
  (typeof freeRoundSchemas)['listFreeRounds']
> = async (app, call) => {
  const rows = await selectGrants(app.db, call.member.memberId, shown);
  const now = await databaseNow(app.db);
  return { grants: rows.map((row) => presentGrant(row, now)) };
};
