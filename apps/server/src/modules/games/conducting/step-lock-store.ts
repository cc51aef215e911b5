import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** The first number of a game's locks, a number of its own each: two that shared one would wait for each other. */
const spaces = { dealer: 7244, tables: 7245, fishingDoor: 7246, fishing: 7247, rocket: 7248 };
type LockSpace = keyof typeof spaces;

/** One process at a time moves a game's table on, until the commit; others leave it to that one. `place`: of the table among the game's. */
export async function isHeldByAnother(tx: Tx, space: LockSpace, place: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${spaces[space]}::integer, ${place}::integer) as free`.execute(tx);
  return rows[0]?.free !== true;
}

/** Waits for the same lock. */
export async function waitForStep(tx: Tx, space: LockSpace, place: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${spaces[space]}::integer, ${place}::integer)`.execute(tx);
}
