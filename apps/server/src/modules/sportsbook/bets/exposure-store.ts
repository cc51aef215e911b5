import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { EXPOSURE_LIMITS, type ExposureScope } from './bet-limits.ts';

export interface ExposureKey {
  scope: ExposureScope;
  key: string;
  fixtureId: bigint;
}

/** Where a bet's exposure counts: each leg's selection and match, and the member on that match. Sorted: one lock order. */
export function exposureKeys(
  memberId: string,
  legs: readonly { fixtureId: bigint; selectionId: string }[],
): ExposureKey[] {
  const keys = legs.flatMap(({ fixtureId, selectionId }): ExposureKey[] => [
    { scope: 'selection', key: `${fixtureId}/${selectionId}`, fixtureId },
    { scope: 'fixture', key: String(fixtureId), fixtureId },
    { scope: 'member', key: `${memberId}/${fixtureId}`, fixtureId },
  ]);
  return keys.toSorted((left, right) =>
    `${left.scope}:${left.key}` < `${right.scope}:${right.key}` ? -1 : 1,
  );
}

/** Gives exposure back, of a bet that was refused. */
export async function releaseExposure(
  tx: Tx,
  keys: readonly ExposureKey[],
  liability: bigint,
  stake: bigint,
): Promise<void> {
  for (const { scope, key } of keys) {
    await sql`
      update sportsbook_exposures set liability = greatest(0, liability - ${liability}::bigint),
        stakes = greatest(0, stakes - ${stake}::bigint)
      where scope = ${scope} and key = ${key}`.execute(tx);
  }
}

/** The least room for liability, in fen, over some keys. */
export async function readRoom(db: Db | Tx, keys: readonly ExposureKey[]): Promise<bigint> {
  const { rows } = await sql<{ scope: ExposureScope; key: string; liability: bigint }>`
    select scope, key, liability from sportsbook_exposures
    where (scope, key) in (select * from unnest(${keys.map(({ scope }) => scope)}::text[],
      ${keys.map(({ key }) => key)}::text[]))`.execute(db);
  const held = new Map(rows.map((row) => [`${row.scope}:${row.key}`, row.liability]));
  let room: bigint | undefined;
  for (const { scope, key } of keys) {
    const left = EXPOSURE_LIMITS[scope] - (held.get(`${scope}:${key}`) ?? 0n);
    if (room === undefined || left < room) room = left;
  }
  return room === undefined || room < 0n ? 0n : room;
}

export async function selectExposures(
  db: Db,
  fixtureIds: readonly bigint[],
): Promise<{ scope: ExposureScope; key: string; fixture_id: bigint; liability: bigint; stakes: bigint }[]> {
  const { rows } = await sql<{
    scope: ExposureScope;
    key: string;
    fixture_id: bigint;
    liability: bigint;
    stakes: bigint;
  }>`
    select * from sportsbook_exposures
    where fixture_id = any (${fixtureIds}::bigint[]) and scope <> 'member'`.execute(db);
  return rows;
}
