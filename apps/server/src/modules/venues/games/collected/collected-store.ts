import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import type { VenuesTables } from '../../tables.ts';

/** Marks a game; one that is marked keeps its place. */
export async function insertCollected(db: Db, memberId: string, game: string, at: Date): Promise<void> {
  await db
    .withTables<VenuesTables>()
    .insertInto('venues_collected_games')
    .values({ shard_id: shardOf(memberId), member_id: memberId, game, collected_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCollected(db: Db, memberId: string, game: string): Promise<void> {
  await db
    .withTables<VenuesTables>()
    .deleteFrom('venues_collected_games')
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .execute();
}

/** A member's marks, the newest first. Only listed games can be marked, so there are never many. */
export async function selectCollected(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .withTables<VenuesTables>()
    .selectFrom('venues_collected_games')
    .select('game')
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .orderBy('collected_at', 'desc')
    .orderBy('game')
    .execute();
  return rows.map(({ game }) => game);
}
