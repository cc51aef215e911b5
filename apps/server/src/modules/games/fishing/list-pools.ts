import type { fishingEndpoints } from '@fairway/contract/fishing/endpoints.ts';
import type { fishingSchemas } from '@fairway/contract/fishing/schemas.ts';
import { poolCodes } from '@fairway/contract/fishing/codes.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectSeatsOf } from '../seats/seats-store.ts';
import { housePools } from './house-pools.ts';
import { findOwnSeat, presentSeat } from './own-seat.ts';
import { presentPool } from './present-pool.ts';

/** Every pool. Unlike `getPool` it keeps none going: a look at the hall is no reason for a tide. */
export const listPools: Operation<
  (typeof fishingEndpoints)['listPools'],
  (typeof fishingSchemas)['listPools']
> = async (app, { language, member }) => {
  const seats = await selectSeatsOf(app.db, poolCodes);
  const own = member ? await findOwnSeat(app.db, member.memberId) : undefined;
  return {
    pools: await Promise.all(housePools.map((pool) => presentPool(app, pool, { language, seats }))),
    own: own ? await presentSeat(app.db, own) : null,
  };
};
