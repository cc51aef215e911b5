import type { fishingEndpoints } from '@fairway/contract/fishing/endpoints.ts';
import type { fishingSchemas } from '@fairway/contract/fishing/schemas.ts';
import { fishCodes, fishKinds, fishReturns, poolSeats } from '@fairway/fair-games';
import { beaconReady } from '#modules/beacon';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectSeatsOf, updateSeen } from '../seats/seats-store.ts';
import { housePool } from './house-pools.ts';
import { findOwnSeat, presentSeat } from './own-seat.ts';
import { noteInterest } from './pools-store.ts';
import { presentPool } from './present-pool.ts';
import { presentTide } from './present-tide.ts';
import { selectTideWithCatches } from './tides-store.ts';

const kinds = fishCodes.map((fish) => {
  const { multiple, awards = [] } = fishKinds[fish];
  return {
    fish,
    multiple,
    awards: awards.map((award) => award.multiple),
    chance: fishReturns(fish).hitRate.toString(),
  };
});

/** One pool with everything to play by. Asking keeps its tides following each other, and the own seat. */
export const getPool: Operation<
  (typeof fishingEndpoints)['getPool'],
  (typeof fishingSchemas)['getPool']
> = async (app, { language, member }, { pool: code }) => {
  const { db } = app;
  if (beaconReady(app)) await noteInterest(db, code);
  const own = member ? await findOwnSeat(db, member.memberId) : undefined;
  if (own?.place === code) await updateSeen(db, own);
  const seats = await selectSeatsOf(db, [code]);
  const tide = await selectTideWithCatches(db, code);
  const now = await databaseNow(db);
  return {
    ...(await presentPool(app, housePool(code), { language, seats })),
    now: now.toISOString(),
    tide: tide ? presentTide(tide) : null,
    caught: tide ? [...tide.caught] : [],
    places: Array.from({ length: poolSeats }, (_, index) => ({
      place: index + 1,
      taken: seats.some(({ number }) => number === index + 1),
    })),
    kinds,
    own: own ? await presentSeat(db, own) : null,
  };
};
