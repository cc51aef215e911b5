import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { BegunSeed, SeedRow } from '../tables.ts';
import { makeSeed } from './make-seed.ts';
import { insertSeed, isBegun, lockCurrentSeeds, selectCurrentSeeds } from './seeds-store.ts';

export interface CurrentSeeds {
  /** Null before the member’s first choice of a client seed. */
  readonly inUse: BegunSeed | null;
  /** Committed to, and not yet begun. */
  readonly next: SeedRow;
}

/** A member's seeds; makes the one that waits where there is none yet. Locked, nobody else plays or rotates before the commit. */
export async function currentSeeds(
  tx: Tx,
  app: Platform,
  memberId: string,
  { locked }: { locked: boolean },
): Promise<CurrentSeeds> {
  const read = locked ? lockCurrentSeeds : selectCurrentSeeds;
  const known = split(await read(tx, memberId));
  if (known.next) return { inUse: known.inUse, next: known.next };
  const number = (known.inUse?.number ?? 0) + 1;
  await insertSeed(tx, memberId, { number, ...makeSeed(app), at: app.clock.now() });
  const made = split(await read(tx, memberId));
  if (!made.next) throw new Error('a member has no seed that waits');
  return { inUse: made.inUse, next: made.next };
}

function split(rows: readonly SeedRow[]): { inUse: BegunSeed | null; next: SeedRow | undefined } {
  return { inUse: rows.find(isBegun) ?? null, next: rows.find((row) => !isBegun(row)) };
}
