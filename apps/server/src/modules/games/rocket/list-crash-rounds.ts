import type { OutputOf } from '@fairway/contract';
import type { gameCrashEndpoints } from '@fairway/contract/games/crash-endpoints.ts';
import type { gameCrashSchemas } from '@fairway/contract/games/crash-schemas.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { Db } from '#platform/db/database.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectLastFlights } from './flights-store.ts';
import { presentPast } from './present-flight.ts';

const pageSize = 20;

/** Flights that ended, newest first. Unlike `getCrash` it keeps none going: the past is no reason for another flight. */
export const listCrashRounds: Operation<
  (typeof gameCrashEndpoints)['listCrashRounds'],
  (typeof gameCrashSchemas)['listCrashRounds']
> = (app, _call, { below }) => readFlights(app.db, below, pageSize);

/** A page of so many flights, all of them below a number where one is given. */
export async function readFlights(
  db: Db,
  below: number | undefined,
  size: number,
): Promise<OutputOf<Schemas['listCrashRounds']>> {
  const rows = await selectLastFlights(db, { below, limit: size + 1 });
  const rounds = rows.slice(0, size).map(presentPast);
  return { rounds, next: rows.length > size ? (rounds.at(-1)?.number ?? null) : null };
}
