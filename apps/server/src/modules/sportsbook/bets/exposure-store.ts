import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MarketLimits } from '../limits/limits-of.ts';
import type { ExposureScope } from './bet-limits.ts';

export interface ExposureKey {
  scope: ExposureScope;
  key: string;
  fixtureId: bigint;
  /** The place of the leg that it counts for. */
  leg: number;
}

/**
 * Where a bet's exposure counts: each leg's selection and match, and the member on that match; once each, however many legs are of one
 * match. Sorted: one lock order.
 */
export function exposureKeys(
  memberId: string,
  legs: readonly { fixtureId: bigint; selectionId: string }[],
): ExposureKey[] {
  const keys = legs.flatMap(({ fixtureId, selectionId }, leg): ExposureKey[] => [
    { scope: 'selection', key: `${fixtureId}/${selectionId}`, fixtureId, leg },
    { scope: 'fixture', key: String(fixtureId), fixtureId, leg },
    { scope: 'member', key: `${memberId}/${fixtureId}`, fixtureId, leg },
  ]);
  const once = new Map(keys.toReversed().map((one) => [`${one.scope}:${one.key}`, one]));
  return [...once.values()].toSorted((left, right) =>
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

/** The rows of some keys, locked in their one order until the transaction ends. */
export async function lockExposures(tx: Tx, keys: readonly ExposureKey[]): Promise<void> {
  for (const { scope, key } of keys)
    await sql`select from sportsbook_exposures where scope = ${scope} and key = ${key} for update`.execute(
      tx,
    );
}

/** Takes more liability for a bet that is booked already; the table refuses what passes the limits of its legs' markets. */
export async function raiseExposure(
  tx: Tx,
  keys: readonly ExposureKey[],
  liability: bigint,
  limits: readonly MarketLimits[],
): Promise<void> {
  for (const { scope, key, leg } of keys) {
    const limit = limits[leg]?.liability[scope] ?? 0n;
    await sql`
      update sportsbook_exposures set liability = liability + ${liability}::bigint,
        limit_fen = greatest(${limit}::bigint, liability)
      where scope = ${scope} and key = ${key}`.execute(tx);
  }
}

/** The least room for liability, in fen, over some keys, by the limits of each leg's market. */
export async function readRoom(
  db: Db | Tx,
  keys: readonly ExposureKey[],
  limits: readonly MarketLimits[],
): Promise<bigint> {
  const { rows } = await sql<{ scope: ExposureScope; key: string; liability: bigint }>`
    select scope, key, liability from sportsbook_exposures
    where (scope, key) in (select * from unnest(${keys.map(({ scope }) => scope)}::text[],
      ${keys.map(({ key }) => key)}::text[]))`.execute(db);
  const held = new Map(rows.map((row) => [`${row.scope}:${row.key}`, row.liability]));
  let room: bigint | undefined;
  for (const { scope, key, leg } of keys) {
    const left = (limits[leg]?.liability[scope] ?? 0n) - (held.get(`${scope}:${key}`) ?? 0n);
    if (room === undefined || left < room) room = left;
  }
  return room === undefined || room < 0n ? 0n : room;
}

export interface ExposureRow {
  scope: ExposureScope;
  key: string;
  fixture_id: bigint;
  liability: bigint;
  stakes: bigint;
  /** What liability may grow to, in fen. */
  limit_fen: bigint;
}

/** What counts on some matches and on each of their selections. */
export async function selectExposures(db: Db, fixtureIds: readonly bigint[]): Promise<ExposureRow[]> {
  const { rows } = await sql<ExposureRow>`
    select * from sportsbook_exposures
    where fixture_id = any (${fixtureIds}::bigint[]) and scope <> 'member'`.execute(db);
  return rows;
}
